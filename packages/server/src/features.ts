import type { Server as HttpServer } from 'node:http'
import type { Clock } from '@artel/core/ports'
import type { FastifyInstance } from 'fastify'
import { articleHandlers } from './articles/articles.handlers.ts'
import { createArticleService } from './articles/articles.service.ts'
import { accountAccessHandlers } from './auth/account-access.handlers.ts'
import type { AuthService } from './auth/auth.service.ts'
import { createConfirmation } from './auth/confirmation.service.ts'
import { createPasswordReset } from './auth/password-reset.service.ts'
import { createRegistration } from './auth/registration.service.ts'
import { categoryHandlers } from './categories/categories.handlers.ts'
import { createCategories } from './categories/categories.service.ts'
import { chatHandlers } from './chat/chat.handlers.ts'
import { createChatService } from './chat/chat.service.ts'
import { createChatNews } from './chat/chat-news.ts'
import { chatReminderJobs } from './chat/chat-reminders.ts'
import type { Cluster } from './cluster/cluster.ts'
import { invalidatedEverywhere } from './cluster/stale.ts'
import { complaintHandlers } from './complaints/complaints.handlers.ts'
import { createComplaintService } from './complaints/complaints.service.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import { fileHandlers } from './files/files.handlers.ts'
import { createFiles } from './files/files.ts'
import { geocoderHandlers } from './geocoder/geocoder.handlers.ts'
import { createGeocoder } from './geocoder/geocoder.service.ts'
import { createTwoGis } from './geocoder/two-gis.ts'
import { housekeepingJobs } from './housekeeping.ts'
import type { FeatureHandlers } from './http-server.ts'
import type { Job, JobQueue } from './jobs/jobs.ts'
import { landingHandlers } from './landings/landings.handlers.ts'
import { createLandings } from './landings/landings.service.ts'
import type { Logger } from './logging/logger.ts'
import { createSmtpCarrier } from './mail/carrier.ts'
import { mailJobs } from './mail/mail.jobs.ts'
import { createMail } from './mail/mail.service.ts'
import { moderationHandlers } from './moderation/moderation.handlers.ts'
import { createModerationService } from './moderation/moderation.service.ts'
import { notificationHandlers } from './notifications/notifications.handlers.ts'
import { createNotificationService } from './notifications/notifications.service.ts'
import { createNotifier } from './notifications/notifier.ts'
import { createPayments } from './payments/payments.ts'
import { createPresence } from './presence/presence.ts'
import { createSocketServer } from './realtime/socket-server.ts'
import { redirectHandlers } from './redirects/redirects.handlers.ts'
import type { Redirects } from './redirects/redirects.service.ts'
import { tariffHandlers } from './tariffs/tariffs.handlers.ts'
import { createTariffService } from './tariffs/tariffs.service.ts'
import { countArticles, countTariffReplies } from './tariffs/usage.ts'
import { taskOfferHandlers } from './task-offers/task-offers.handlers.ts'
import { createTaskOfferService } from './task-offers/task-offers.service.ts'
import { createDealStart } from './task-replies/deal-start.ts'
import { createEndedTaskReplies } from './task-replies/ended-task-replies.ts'
import { taskReplyHandlers } from './task-replies/task-replies.handlers.ts'
import { createTaskReplyService } from './task-replies/task-replies.service.ts'
import { dealJobs } from './tasks/deal-jobs.ts'
import { createTaskBoard } from './tasks/task-board.ts'
import { createTaskEvents } from './tasks/task-events.ts'
import { createTaskNews } from './tasks/task-news.ts'
import { createTaskViews } from './tasks/task-views.ts'
import { taskHandlers } from './tasks/tasks.handlers.ts'
import { createTaskService } from './tasks/tasks.service.ts'
import { accountHandlers } from './users/account.handlers.ts'
import { createAccountService } from './users/account.service.ts'
import { createCompanyService } from './users/companies.service.ts'
import { readDeparture } from './users/departure.ts'
import { createOwnUserReader } from './users/own-user.ts'

export interface FeatureDeps {
  readonly config: Pick<
    Config,
    'autoModeration' | 'files' | 'mail' | 'payments' | 'publicUrl' | 'sessionSecret' | 'twoGisKey'
  >
  readonly database: Database
  readonly logger: Logger
  readonly clock: Clock
  readonly auth: AuthService
  readonly redirects: Redirects
  /** Where services ask for background jobs. */
  readonly jobs: JobQueue
  readonly cluster: Cluster
}

/** What the product does, wired up. */
export interface Features {
  readonly handlers: FeatureHandlers
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
  const { config, database, logger, clock, auth, redirects, jobs, cluster } = deps
  const { bus, rates } = cluster
  const db = database.kysely

  const mail = createMail({ clock, jobs })
  const carrier = config.mail.kind === 'smtp' ? createSmtpCarrier(config.mail) : null
  const notifier = createNotifier({ clock, mail, publicUrl: config.publicUrl })

  const sockets = createSocketServer({ auth, clock, logger, adapter: cluster.adapter })
  const presence = createPresence({ db, clock, logger, realtime: sockets, bus })

  const categories = invalidatedEverywhere(bus, 'categories', createCategories(db, clock))
  const board = invalidatedEverywhere(bus, 'board', createTaskBoard(db, clock))
  const views = createTaskViews({ db, clock, logger })
  const chatNews = createChatNews({ realtime: sockets, presence })
  const taskNews = createTaskNews({ realtime: sockets, board, categories })
  const endedTaskReplies = createEndedTaskReplies({ chatNews })
  const { autoModeration, publicUrl, sessionSecret: secret } = config
  const stored = createFiles({ db, clock, config: config.files, publicUrl, secret })
  const shared = { db, clock, presence, notifier, files: stored.service }
  const events = createTaskEvents({ ...shared, autoModeration, news: taskNews, chatNews, endedTaskReplies })
  const tasks = createTaskService({ ...shared, autoModeration, categories, board, views, news: taskNews, events })
  const dealStart = createDealStart({ chatNews })
  const replies = createTaskReplyService({ ...shared, taskNews, chatNews, dealStart })
  const offers = createTaskOfferService({ ...shared, taskNews, chatNews, dealStart })
  const chats = createChatService({ ...shared, rates, news: chatNews })

  const counters = { REPLIES: countTariffReplies, ARTICLES: countArticles }
  const payments = createPayments({ db, clock, logger, jobs, config: config.payments, publicUrl, secret })

  const addresses = config.twoGisKey === undefined ? null : createTwoGis({ key: config.twoGisKey })

  const readUser = createOwnUserReader(clock)
  const confirmation = createConfirmation({ clock, mail, publicUrl })
  const registration = createRegistration({ db, clock, rates, auth, confirmation, categories })
  const passwordReset = createPasswordReset({ db, clock, rates, jobs, mail, auth, publicUrl })
  const accounts = createAccountService({ db, clock, rates, mail, auth, confirmation })
  const companies = createCompanyService({ db })
  const departing = { tasks, replies, categories }
  const prepareDeparture = () => readDeparture(departing)

  return {
    handlers: {
      ...accountAccessHandlers({ auth, registration, confirmation, passwordReset }),
      ...accountHandlers({ accounts, companies, categories, prepareDeparture, readUser }),
      ...categoryHandlers(categories),
      ...taskHandlers(tasks, categories),
      ...taskReplyHandlers(replies),
      ...taskOfferHandlers(offers),
      ...complaintHandlers(createComplaintService({ ...shared, rates })),
      ...moderationHandlers(createModerationService(shared)),
      ...chatHandlers(chats),
      ...articleHandlers(createArticleService(shared)),
      ...landingHandlers(createLandings(db, clock)),
      ...redirectHandlers(redirects),
      ...tariffHandlers(createTariffService({ db, clock, counters })),
      ...payments.handlers,
      ...fileHandlers(stored.service),
      ...notificationHandlers(createNotificationService({ db, clock })),
      ...geocoderHandlers(createGeocoder({ db, logger, addresses })),
    },
    jobs: [
      ...housekeepingJobs({ auth, db, clock }),
      ...dealJobs({ ...shared, events, chatNews, offers }),
      ...chatReminderJobs(shared),
      ...mailJobs({ db, clock, carrier }),
      ...passwordReset.jobs,
      ...payments.jobs,
      ...stored.jobs,
    ],
    mount: async (app) => {
      stored.mount(app)
      await payments.mount(app)
    },
    attachSockets: (server) => sockets.attach(server, presence),
    closeSockets: () => sockets.close(),
    countSockets: () => sockets.count(),
    close: async () => {
      await views.close()
      await presence.close()
      carrier?.close()
    },
  }
}
