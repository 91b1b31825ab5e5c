import type { Server as HttpServer } from 'node:http'
import { PHONE_CODE } from '@artel/core/account'
import type { Clock } from '@artel/core/ports'
import type { FastifyInstance } from 'fastify'
import { createDealEnd } from '../deals/deal-end.ts'
import { dealJobs } from '../deals/deal-jobs.ts'
import { createDealStart } from '../deals/deal-start.ts'
import { dealHandlers } from '../deals/deals.handlers.ts'
import { createDealService } from '../deals/deals.service.ts'
import { createTaskEvents } from '../deals/task-events.ts'
import { accountHandlers } from '../features/account/account.handlers.ts'
import { createAccountService } from '../features/account/account.service.ts'
import { createAccountExport } from '../features/account/account-export.service.ts'
import { createCompanyService } from '../features/account/companies.service.ts'
import { readOpenDeals } from '../features/account/open-deals.ts'
import { createOwnUserReader, type OwnUserReader } from '../features/account/own-user.ts'
import { phoneHandlers } from '../features/account/phone.handlers.ts'
import { createPhoneConfirmation } from '../features/account/phone-confirmation.service.ts'
import { createUserJudgement } from '../features/account/user-judgement.ts'
import { adminHandlers } from '../features/admin-users/admin-users.handlers.ts'
import { createAdminUserService } from '../features/admin-users/admin-users.service.ts'
import { readBlockedDeals } from '../features/admin-users/blocked-deals.ts'
import { analyticsHandlers } from '../features/analytics/analytics.handlers.ts'
import { createAnalytics } from '../features/analytics/analytics.service.ts'
import { adminArticleHandlers } from '../features/articles/admin-articles.handlers.ts'
import { createAdminArticles } from '../features/articles/admin-articles.service.ts'
import { createArticleHistory } from '../features/articles/article-history.ts'
import { createArticleJudgement } from '../features/articles/article-judgement.ts'
import { createArticlePages } from '../features/articles/article-pages.ts'
import { articleHandlers } from '../features/articles/articles.handlers.ts'
import { createArticleService } from '../features/articles/articles.service.ts'
import { accountAccessHandlers } from '../features/auth/account-access.handlers.ts'
import type { AuthService } from '../features/auth/auth.service.ts'
import { createConfirmation } from '../features/auth/confirmation.service.ts'
import { createPasswordReset } from '../features/auth/password-reset.service.ts'
import { createRegistration } from '../features/auth/registration.service.ts'
import { caseHandlers } from '../features/cases/cases.handlers.ts'
import { createPortfolios } from '../features/cases/cases.service.ts'
import { categoryHandlers } from '../features/categories/categories.handlers.ts'
import { createCategories } from '../features/categories/categories.service.ts'
import { categoryRequestHandlers } from '../features/categories/category-requests.handlers.ts'
import { createCategoryRequests } from '../features/categories/category-requests.service.ts'
import { chatHandlers } from '../features/chat/chat.handlers.ts'
import { createChatService } from '../features/chat/chat.service.ts'
import { createChatPublisher } from '../features/chat/chat-publisher.ts'
import { chatReminderJobs } from '../features/chat/chat-reminders.ts'
import { clientHandlers } from '../features/clients/clients.handlers.ts'
import { createClientService } from '../features/clients/clients.service.ts'
import { complaintHandlers } from '../features/complaints/complaints.handlers.ts'
import { createComplaintService } from '../features/complaints/complaints.service.ts'
import { contentHistoryHandlers } from '../features/content-history/content-history.handlers.ts'
import { createContentHistory } from '../features/content-history/content-history.ts'
import { answerJobs } from '../features/executors/answer-jobs.ts'
import { executorHandlers } from '../features/executors/executors.handlers.ts'
import { createExecutorService } from '../features/executors/executors.service.ts'
import { adminFaqHandlers } from '../features/faq/admin-faq.handlers.ts'
import { createAdminFaq } from '../features/faq/admin-faq.service.ts'
import { faqHandlers } from '../features/faq/faq.handlers.ts'
import { createFaq } from '../features/faq/faq.service.ts'
import { createQuestionService } from '../features/faq/questions.service.ts'
import { fileHandlers } from '../features/files/files.handlers.ts'
import { createFiles } from '../features/files/files.ts'
import type { Intake } from '../features/files/intake.ts'
import { geocoderHandlers } from '../features/geocoder/geocoder.handlers.ts'
import { createGeocoder } from '../features/geocoder/geocoder.service.ts'
import { createTwoGis } from '../features/geocoder/two-gis.ts'
import { goneHandlers } from '../features/gone/gone.handlers.ts'
import { jobHandlers } from '../features/jobs/jobs.handlers.ts'
import { createJobService } from '../features/jobs/jobs.service.ts'
import { adminLandingHandlers } from '../features/landings/admin-landings.handlers.ts'
import { createAdminLandings } from '../features/landings/admin-landings.service.ts'
import { landingHandlers } from '../features/landings/landings.handlers.ts'
import { createLandings } from '../features/landings/landings.service.ts'
import { legalHandlers } from '../features/legal/legal.handlers.ts'
import { createLegalTexts } from '../features/legal/legal.service.ts'
import { managerHandlers } from '../features/managers/managers.handlers.ts'
import { createManagerService, managerJobs } from '../features/managers/managers.service.ts'
import { lookVerdictHandlers } from '../features/moderation/look-verdicts.handlers.ts'
import { moderationHandlers } from '../features/moderation/moderation.handlers.ts'
import { createModerationService } from '../features/moderation/moderation.service.ts'
import { moderationJobs } from '../features/moderation/moderation-jobs.ts'
import { newTaskJobs } from '../features/new-tasks/new-task-jobs.ts'
import { notificationHandlers } from '../features/notifications/notifications.handlers.ts'
import { createNotificationService } from '../features/notifications/notifications.service.ts'
import { createNotifier } from '../features/notifications/notifier.ts'
import { createStopLinks } from '../features/notifications/stop-links.ts'
import { createPayments } from '../features/payments/payments.ts'
import { createPresence } from '../features/presence/presence.ts'
import { productJobs } from '../features/products/product-jobs.ts'
import { createProductJudgement } from '../features/products/product-judgement.ts'
import { createProductReviewJudgement } from '../features/products/product-review-judgement.ts'
import { createProductReviewService } from '../features/products/product-reviews.service.ts'
import { productHandlers } from '../features/products/products.handlers.ts'
import { createProductService } from '../features/products/products.service.ts'
import { createShelf } from '../features/products/shelf.ts'
import { createFitGoods } from '../features/products/tariff-room.ts'
import { pushHandlers } from '../features/push/push.handlers.ts'
import { createPushService } from '../features/push/push.service.ts'
import { pushJobs } from '../features/push/push-jobs.ts'
import { createPushKeys } from '../features/push/push-keys.ts'
import { redirectHandlers } from '../features/redirects/redirects.handlers.ts'
import type { Redirects } from '../features/redirects/redirects.service.ts'
import { createAnswerJudgement } from '../features/reviews/answer-judgement.ts'
import { reviewAskJobs } from '../features/reviews/review-asks.ts'
import { reviewJobs } from '../features/reviews/review-jobs.ts'
import { createReviewJudgement } from '../features/reviews/review-judgement.ts'
import { reviewReminderJobs } from '../features/reviews/review-reminders.ts'
import { reviewHandlers } from '../features/reviews/reviews.handlers.ts'
import { createReviewService } from '../features/reviews/reviews.service.ts'
import { savedSearchHandlers } from '../features/saved-searches/saved-searches.handlers.ts'
import { createSavedSearchService } from '../features/saved-searches/saved-searches.service.ts'
import { serviceHandlers } from '../features/services/services.handlers.ts'
import { createPriceLists } from '../features/services/services.service.ts'
import { sitePageHandlers } from '../features/site-pages/site-pages.handlers.ts'
import { createSitePages } from '../features/site-pages/site-pages.service.ts'
import { createStaffLog } from '../features/staff-log/staff-log.ts'
import { createPriceDesk } from '../features/tariffs/prices.ts'
import { tariffHandlers } from '../features/tariffs/tariffs.handlers.ts'
import { createTariffService } from '../features/tariffs/tariffs.service.ts'
import { countArticles, countCases, countGoods, countTariffReplies } from '../features/tariffs/usage.ts'
import { createOfferJudgement } from '../features/task-offers/offer-judgement.ts'
import { taskOfferHandlers } from '../features/task-offers/task-offers.handlers.ts'
import { createTaskOfferService } from '../features/task-offers/task-offers.service.ts'
import { createReplyJudgement } from '../features/task-replies/reply-judgement.ts'
import { taskReplyHandlers } from '../features/task-replies/task-replies.handlers.ts'
import { createTaskReplyService } from '../features/task-replies/task-replies.service.ts'
import { createTaskBoard } from '../features/tasks/task-board.ts'
import { createTaskPublisher } from '../features/tasks/task-publisher.ts'
import { createTaskViews } from '../features/tasks/task-views.ts'
import { createTaskWalk } from '../features/tasks/task-walk.ts'
import { taskHandlers } from '../features/tasks/tasks.handlers.ts'
import { createTaskService } from '../features/tasks/tasks.service.ts'
import { verificationHandlers } from '../features/verification/verification.handlers.ts'
import { createVerificationService } from '../features/verification/verification.service.ts'
import { createViews } from '../features/views/views.ts'
import { faqRatingHandlers } from '../http/faq-rating-handlers.ts'
import { mountFiles } from '../http/file-routes.ts'
import { mountPayments } from '../http/payment-routes.ts'
import { registrationHandlers } from '../http/registration-handlers.ts'
import { resetPasswordHandlers } from '../http/reset-password-handlers.ts'
import { mountStopLetters } from '../http/stop-letters-route.ts'
import type { Cluster } from '../platform/cluster/cluster.ts'
import { invalidatedEverywhere } from '../platform/cluster/stale.ts'
import type { Config } from '../platform/config/config.ts'
import type { Database } from '../platform/db/database.ts'
import type { Job, JobQueue } from '../platform/jobs/jobs.ts'
import type { Logger } from '../platform/logging/logger.ts'
import { createSmtpCarrier } from '../platform/mail/carrier.ts'
import { mailJobs } from '../platform/mail/mail.jobs.ts'
import { createMail } from '../platform/mail/mail.service.ts'
import { createWebPush, type PushSender } from '../platform/push/web-push.ts'
import { smsJobs } from '../platform/sms/sms.jobs.ts'
import { createSms } from '../platform/sms/sms.service.ts'
import { createSmscGateway } from '../platform/sms/smsc-gateway.ts'
import type { Disk } from '../platform/storage/disk.ts'
import { createSocketServer } from '../realtime/socket-server.ts'
import type { KeptForGuests } from '../web/kept-for-guests.ts'
import { housekeepingJobs } from './housekeeping.ts'
import type { FeatureHandlers } from './http-server.ts'

export interface FeatureDeps {
  readonly config: Pick<
    Config,
    | 'autoModeration'
    | 'files'
    | 'mail'
    | 'payments'
    | 'publicUrl'
    | 'push'
    | 'sessionSecret'
    | 'sms'
    | 'trustProxy'
    | 'twoGisKey'
  >
  readonly database: Database
  readonly logger: Logger
  readonly clock: Clock
  readonly auth: AuthService
  readonly redirects: Redirects
  /** Where services ask for background jobs. */
  readonly jobs: JobQueue
  /** Pages that guests are shown. */
  readonly kept: Pick<KeptForGuests, 'invalidate'>
  readonly cluster: Cluster
  /** Where files lie. */
  readonly disk: Disk
  /** Told of what was refused to keep the site up. */
  readonly onRefused?: ((what: string) => void) | undefined
  /** Who takes messages to devices; the push services of browsers by default. */
  readonly pushSender?: PushSender | undefined
}

/** What the product does, wired up. */
export interface Features {
  readonly handlers: FeatureHandlers
  readonly readUser: OwnUserReader
  /** Decides which files are received. */
  readonly intake: Intake
  /** What is done in the background; the job worker runs it. */
  readonly jobs: readonly Job[]
  /** What is served besides the contract. */
  mount(app: FastifyInstance): Promise<void>
  /** Lets sockets connect to the HTTP server. */
  attachSockets(server: HttpServer): void
  closeSockets(): void
  /** Open sockets of this process. */
  countSockets(): number
  /** Writes what is still in memory. Call it when no request is running any more. */
  close(): Promise<void>
}

/** Wires the services of every feature together. */
export function createFeatures(deps: FeatureDeps): Features {
  const { config, database, logger, clock, auth, redirects, jobs, kept, cluster, disk, onRefused } = deps
  const { bus, rates } = cluster
  const db = database.kysely

  const mail = createMail({ clock, jobs })
  const carrier = config.mail.kind === 'smtp' ? createSmtpCarrier(config.mail) : null
  const gateway = config.sms.kind === 'smsc' ? createSmscGateway(config.sms) : null
  const sms = createSms({ clock, jobs, logger, aDay: config.sms.aDay, aDayToOne: PHONE_CODE.aDay.number })
  const stopLinks = createStopLinks({ key: config.sessionSecret, publicUrl: config.publicUrl })
  const notifier = createNotifier({ clock, mail, jobs, stopLinks, publicUrl: config.publicUrl })
  const notifications = createNotificationService({ db, clock, stopLinks })
  const pushKeys = createPushKeys(db, clock, config.push)

  const sockets = createSocketServer({ auth, clock, logger, adapter: cluster.adapter, trustProxy: config.trustProxy })
  const presence = createPresence({ db, clock, logger, realtime: sockets, bus })

  const categories = invalidatedEverywhere(bus, 'categories', createCategories(db, clock))
  const board = invalidatedEverywhere(bus, 'board', createTaskBoard(db, clock))
  const views = createTaskViews({ db, clock, logger })
  const pageViews = createViews({ db, clock, logger, secret: config.sessionSecret })
  const taskPublisher = createTaskPublisher({ realtime: sockets, board, categories, pages: kept })
  const { autoModeration, publicUrl, sessionSecret: secret } = config
  const log = createStaffLog(db, clock)
  const stored = createFiles({ db, clock, log, rates, disk, onRefused, config: config.files, publicUrl, secret })
  const chatPublisher = createChatPublisher({ realtime: sockets, presence, pictures: stored.pictures })
  const dealEnd = createDealEnd({ chatPublisher })
  const shared = { db, clock, presence, notifier, files: stored.service, pictures: stored.pictures }
  const events = createTaskEvents({ ...shared, autoModeration, publisher: taskPublisher, chatPublisher, dealEnd })
  const tasks = createTaskService({
    ...shared,
    rates,
    autoModeration,
    categories,
    board,
    boardWalk: createTaskWalk(db, clock),
    views,
    publisher: taskPublisher,
    events,
  })
  const dealStart = createDealStart({ chatPublisher })
  const replies = createTaskReplyService({ ...shared, taskPublisher, chatPublisher })
  const offers = createTaskOfferService({ ...shared, taskPublisher, chatPublisher })
  const deals = createDealService({ ...shared, taskPublisher, chatPublisher, dealStart, replies, offers })
  const judgement = createReviewJudgement({ clock, autoModeration, notifier })
  const telling = { clock, notifier, taskPublisher, chatPublisher }
  const looks = {
    replies: createReplyJudgement(telling),
    offers: createOfferJudgement(telling),
    answers: createAnswerJudgement(telling),
    people: createUserJudgement({ ...telling, pages: kept }),
  }
  const productReviewJudgement = createProductReviewJudgement({ clock, autoModeration, notifier })
  const chats = createChatService({ ...shared, rates, publisher: chatPublisher })

  const counters = { REPLIES: countTariffReplies, ARTICLES: countArticles, CASES: countCases, PRODUCTS: countGoods }
  const managers = createManagerService({ clock, publisher: chatPublisher })
  const fitGoods = createFitGoods({ clock, notifier, pages: kept })
  const payments = createPayments({
    db,
    clock,
    logger,
    jobs,
    log,
    config: config.payments,
    publicUrl,
    secret,
    fit: async (unit, userId) => {
      await fitGoods(unit, userId)
      await managers.follow(unit, userId)
    },
  })

  const faq = invalidatedEverywhere(bus, 'faq', createFaq(db, clock))
  const history = createContentHistory(db, clock)
  const articleHistory = createArticleHistory(history)
  const articlePages = createArticlePages(shared)
  const landings = invalidatedEverywhere(bus, 'landings', createLandings({ db, clock, categories }))
  const landingsChanged = () => {
    landings.invalidate()
    kept.invalidate()
  }
  const helpChanged = () => {
    faq.invalidate()
    kept.invalidate()
  }
  const legal = createLegalTexts({ db, clock, log })
  const addresses = config.twoGisKey === undefined ? null : createTwoGis({ key: config.twoGisKey })

  const readUser = createOwnUserReader({ clock, pictures: stored.pictures })
  const confirmation = createConfirmation({ clock, mail, publicUrl })
  const registration = createRegistration({ db, clock, rates, auth, confirmation, categories, legal })
  const passwordReset = createPasswordReset({ db, clock, rates, jobs, mail, auth, publicUrl })
  const accounts = createAccountService({ db, clock, rates, mail, auth, notifier, confirmation })
  const phones = createPhoneConfirmation({ db, clock, rates, sms, mail, notifier, publicUrl, secret })
  const companies = createCompanyService({ db, clock })
  const exports = createAccountExport({ db, clock, rates, companies })
  const blockedDeals = () => readBlockedDeals({ tasks, replies, offers, categories, notifier })
  const openDeals = () => readOpenDeals({ tasks, replies, offers, categories })

  return {
    readUser,
    intake: stored.intake,
    handlers: {
      ...accountAccessHandlers({ auth, confirmation, passwordReset }),
      ...resetPasswordHandlers(auth, passwordReset),
      ...registrationHandlers(registration),
      ...accountHandlers({ accounts, companies, exports, categories, readOpenDeals: openDeals, readUser, pages: kept }),
      ...phoneHandlers({ phones, readUser }),
      ...adminHandlers({
        users: createAdminUserService({ ...shared, auth, mail, log }),
        prices: createPriceDesk(db, clock),
        log,
        readBlockedDeals: blockedDeals,
        pages: kept,
      }),
      ...clientHandlers(createClientService({ ...shared, categories })),
      ...executorHandlers(createExecutorService({ ...shared, categories })),
      ...caseHandlers({ cases: createPortfolios(shared), categories, pages: kept }),
      ...serviceHandlers({ services: createPriceLists({ db }), categories, pages: kept }),
      ...productHandlers({
        products: createProductService({ ...shared, shelf: createShelf(db, clock) }),
        reviews: createProductReviewService({ ...shared, judgement: productReviewJudgement }),
        judgement: createProductJudgement({ clock, notifier }),
        reviewJudgement: productReviewJudgement,
        categories,
        log,
        pages: kept,
      }),
      ...categoryHandlers(categories),
      ...categoryRequestHandlers({
        requests: createCategoryRequests({ clock, notifier, categories, pages: kept }),
        categories,
        log,
      }),
      ...taskHandlers(tasks, categories),
      ...savedSearchHandlers(createSavedSearchService({ db, clock }), categories),
      ...taskReplyHandlers(replies),
      ...taskOfferHandlers(offers),
      ...dealHandlers(deals),
      ...reviewHandlers(createReviewService({ ...shared, judgement }), judgement, log),
      ...verificationHandlers({ verification: createVerificationService({ ...shared, log }), pages: kept }),
      ...complaintHandlers(createComplaintService({ ...shared, rates })),
      ...moderationHandlers(createModerationService(shared)),
      ...lookVerdictHandlers(looks, log),
      ...chatHandlers(chats),
      ...articleHandlers({
        articles: createArticleService({ ...shared, history: articleHistory }),
        judgement: createArticleJudgement({ clock, notifier, history: articleHistory, pages: articlePages }),
        log,
        pages: kept,
      }),
      ...adminArticleHandlers({
        articles: createAdminArticles({ ...shared, pages: articlePages, history: articleHistory, log }),
        pages: kept,
      }),
      ...landingHandlers(landings),
      ...adminLandingHandlers(createAdminLandings({ db, history, log, changed: landingsChanged })),
      ...sitePageHandlers(createSitePages({ db, history, log, changed: () => kept.invalidate() })),
      ...jobHandlers(createJobService({ ...shared, categories })),
      ...faqHandlers({ faq, questions: createQuestionService({ db, clock, rates, mail, notifier }), log }),
      ...faqRatingHandlers(faq, rates),
      ...adminFaqHandlers(createAdminFaq({ db, history, log, redirects, changed: helpChanged })),
      ...contentHistoryHandlers(history),
      ...redirectHandlers(redirects, log),
      ...goneHandlers(db),
      ...legalHandlers(legal, kept),
      ...tariffHandlers(createTariffService({ db, clock, counters })),
      ...managerHandlers(managers),
      ...payments.handlers,
      ...analyticsHandlers(createAnalytics({ db, clock, views: pageViews }), pageViews),
      ...fileHandlers(stored.service),
      ...notificationHandlers(notifications),
      ...pushHandlers(createPushService({ db, clock, keys: pushKeys })),
      ...geocoderHandlers(createGeocoder({ db, clock, logger, addresses })),
    },
    jobs: [
      ...housekeepingJobs({ auth, db, clock }),
      ...dealJobs({ ...shared, events, chatPublisher, offers }),
      ...reviewJobs({ db, clock, judgement }),
      ...reviewReminderJobs({ db, clock, notifier }),
      ...reviewAskJobs({ db, clock, notifier }),
      ...chatReminderJobs(shared),
      ...newTaskJobs(shared),
      ...productJobs({ db, fitGoods }),
      ...answerJobs({ db, clock }),
      ...managerJobs({ db, clock }, managers),
      ...moderationJobs(shared),
      ...mailJobs({ db, clock, carrier }),
      ...smsJobs({ db, clock, gateway }),
      ...phones.jobs,
      ...pushJobs({ db, clock, jobs, realtime: sockets, keys: pushKeys, sender: deps.pushSender ?? createWebPush() }),
      ...passwordReset.jobs,
      ...payments.jobs,
      ...pageViews.jobs,
      ...stored.jobs,
    ],
    mount: async (app) => {
      await pushKeys()
      mountFiles(app, stored)
      await mountStopLetters(app, notifications)
      await mountPayments(app, payments)
    },
    attachSockets: (server) => sockets.attach(server, presence),
    closeSockets: () => sockets.close(),
    countSockets: () => sockets.count(),
    close: async () => {
      await views.close()
      await pageViews.close()
      await presence.close()
      carrier?.close()
    },
  }
}
