import { accountScenarios } from './account.ts'
import { adminArticleScenarios } from './admin-articles.ts'
import { blockedScenarios } from './admin-blocked.ts'
import { adminFaqScenarios } from './admin-faq.ts'
import { adminLandingScenarios } from './admin-landings.ts'
import { adminPaymentScenarios } from './admin-payments.ts'
import { adminPriceScenarios } from './admin-prices.ts'
import { adminUserScenarios } from './admin-users.ts'
import { analyticsScenarios } from './analytics.ts'
import { articleVerdictScenarios } from './article-verdicts.ts'
import { articleScenarios } from './articles.ts'
import { authScenarios } from './auth.ts'
import { caseScenarios } from './cases.ts'
import { catalogueScenarios } from './catalogue.ts'
import { categoryRequestScenarios } from './category-requests.ts'
import { chatScenarios } from './chats.ts'
import { clientScenarios } from './clients.ts'
import { companyScenarios } from './companies.ts'
import { executorScenarios } from './executors.ts'
import { faqScenarios } from './faq.ts'
import { fileScenarios } from './files.ts'
import { goneScenarios } from './gone.ts'
import { hiddenExecutorScenarios } from './hidden-executors.ts'
import { jobScenarios } from './jobs.ts'
import { landingScenarios } from './landings.ts'
import { legalScenarios } from './legal.ts'
import { lookVerdictScenarios } from './look-verdicts.ts'
import { managerScenarios } from './managers.ts'
import { moderationScenarios } from './moderation.ts'
import { notificationScenarios } from './notifications.ts'
import { ownArticleScenarios } from './own-articles.ts'
import { paidServiceScenarios } from './paid-services.ts'
import { paymentScenarios } from './payments.ts'
import { phoneScenarios } from './phones.ts'
import { productAnswerScenarios } from './product-answers.ts'
import { shelfScenarios } from './product-shelf.ts'
import { productScenarios } from './products.ts'
import { pushScenarios } from './push.ts'
import { redirectScenarios } from './redirects.ts'
import { registrationScenarios } from './registration.ts'
import { replyLedgerScenarios } from './reply-ledger.ts'
import { replyWorkScenarios } from './reply-works.ts'
import { reviewVerdictScenarios } from './review-verdicts.ts'
import { reviewScenarios } from './reviews.ts'
import { savedSearchScenarios } from './saved-searches.ts'
import type { Scenario } from './scenario.ts'
import { serviceScenarios } from './services.ts'
import { similarScenarios } from './similar-products.ts'
import { sitePageScenarios } from './site-pages.ts'
import { tariffPreviewScenarios } from './tariff-previews.ts'
import { tariffScenarios } from './tariffs.ts'
import { taskOfferScenarios } from './task-offers.ts'
import { taskReplyScenarios } from './task-replies.ts'
import { taskScenarios } from './tasks.ts'
import { verificationScenarios } from './verification.ts'

/*
 * What the server and the mocks of the stories must do alike, in the contract's own calls. One file a family; `deals.ts` has
 * what many scenarios begin with. To add a scenario: `on(operation).answers` (the whole answer), `.shows` (a part of it) or `.refuses` (a
 * code), with `arrange` (calls that make what is needed), `act` (the call), and `afterwards` what the others see after it.
 * The first success of an operation brings the refusals that the contract alone decides: see `guards.ts`.
 */

/** The scenarios of a family of operations. */
export interface Family {
  readonly name: string
  readonly scenarios: readonly Scenario[]
}

/** The whole suite. */
export const families: readonly Family[] = [
  { name: 'tasks', scenarios: taskScenarios },
  { name: 'replies', scenarios: taskReplyScenarios },
  { name: 'works beside replies', scenarios: replyWorkScenarios },
  { name: 'offers', scenarios: taskOfferScenarios },
  { name: 'reviews', scenarios: reviewScenarios },
  { name: 'saved searches', scenarios: savedSearchScenarios },
  { name: 'clients', scenarios: clientScenarios },
  { name: 'executors', scenarios: executorScenarios },
  { name: 'price lists', scenarios: serviceScenarios },
  { name: 'portfolios', scenarios: caseScenarios },
  { name: 'goods', scenarios: productScenarios },
  { name: 'catalogue of goods', scenarios: shelfScenarios },
  { name: 'goods like one', scenarios: similarScenarios },
  { name: 'answers to goods', scenarios: productAnswerScenarios },
  { name: 'verdicts of reviews', scenarios: reviewVerdictScenarios },
  { name: 'verdicts of looks', scenarios: lookVerdictScenarios },
  { name: 'chats', scenarios: chatScenarios },
  { name: 'files', scenarios: fileScenarios },
  { name: 'moderation', scenarios: moderationScenarios },
  { name: 'help', scenarios: faqScenarios },
  { name: 'help as it is written', scenarios: adminFaqScenarios },
  { name: 'requests for categories', scenarios: categoryRequestScenarios },
  { name: 'redirects', scenarios: redirectScenarios },
  { name: 'gone pages', scenarios: goneScenarios },
  { name: 'texts of the law', scenarios: legalScenarios },
  { name: 'accounts', scenarios: adminUserScenarios },
  { name: 'blocked people', scenarios: blockedScenarios },
  { name: 'hidden executors', scenarios: hiddenExecutorScenarios },
  { name: 'prices', scenarios: adminPriceScenarios },
  { name: 'catalogue', scenarios: catalogueScenarios },
  { name: 'landing pages', scenarios: landingScenarios },
  { name: 'articles on the desk of administrators', scenarios: adminArticleScenarios },
  { name: 'words of landing pages', scenarios: adminLandingScenarios },
  { name: 'words of pages that stand for themselves', scenarios: sitePageScenarios },
  { name: 'finished jobs', scenarios: jobScenarios },
  { name: 'notifications', scenarios: notificationScenarios },
  { name: 'push', scenarios: pushScenarios },
  { name: 'articles', scenarios: [...articleScenarios, ...ownArticleScenarios, ...articleVerdictScenarios] },
  { name: 'tariffs', scenarios: tariffScenarios },
  { name: 'previews of tariffs', scenarios: tariffPreviewScenarios },
  { name: 'paid services', scenarios: paidServiceScenarios },
  { name: 'personal managers', scenarios: managerScenarios },
  { name: 'statistics', scenarios: analyticsScenarios },
  { name: 'payments', scenarios: paymentScenarios },
  { name: 'payments as administrators see them', scenarios: adminPaymentScenarios },
  { name: 'ledger of replies', scenarios: replyLedgerScenarios },
  { name: 'sign-in', scenarios: authScenarios },
  { name: 'registration', scenarios: registrationScenarios },
  { name: 'account', scenarios: accountScenarios },
  { name: 'phones', scenarios: phoneScenarios },
  { name: 'company', scenarios: companyScenarios },
  { name: 'verification', scenarios: verificationScenarios },
]

export {
  type Backend,
  type BackendReply,
  type BackendRequest,
  JOINED_PASSWORD,
  type Newcomer,
  requestAddress,
  type UploadBytes,
} from './backend.ts'
export { uncovered } from './coverage.ts'
export { type Turn, turnsOf } from './play.ts'
export type { Scenario } from './scenario.ts'
