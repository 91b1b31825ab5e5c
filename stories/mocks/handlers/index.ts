import type { MockHandlers } from '../mock-handlers.ts'
import { accountHandlers } from './account.ts'
import { accountExportHandlers } from './account-export.ts'
import { adminArticleHandlers } from './admin-articles.ts'
import { adminDeskHandlers } from './admin-desk.ts'
import { adminFaqHandlers } from './admin-faq.ts'
import { adminPaymentHandlers } from './admin-payments.ts'
import { adminUserHandlers } from './admin-users.ts'
import { analyticsHandlers } from './analytics.ts'
import { articleHandlers } from './articles.ts'
import { authHandlers } from './auth.ts'
import { caseHandlers } from './cases.ts'
import { catalogueHandlers } from './catalogue.ts'
import { categoryHandlers } from './categories.ts'
import { categoryRequestHandlers } from './category-requests.ts'
import { chatHandlers } from './chat.ts'
import { clientHandlers } from './clients.ts'
import { contentHistoryHandlers } from './content-history.ts'
import { executorHandlers } from './executors.ts'
import { faqHandlers } from './faq.ts'
import { fileHandlers } from './files.ts'
import { goneHandlers } from './gone.ts'
import { jobHandlers } from './jobs.ts'
import { adminLandingHandlers, landingHandlers } from './landings.ts'
import { legalHandlers } from './legal.ts'
import { lookVerdictHandlers } from './look-verdicts.ts'
import { managerHandlers } from './managers.ts'
import { moderationHandlers } from './moderation.ts'
import { moderationDeskHandlers } from './moderation-desk.ts'
import { notificationHandlers } from './notifications.ts'
import { paymentHandlers } from './payments.ts'
import { phoneHandlers } from './phones.ts'
import { productReviewHandlers } from './product-reviews.ts'
import { productHandlers } from './products.ts'
import { pushHandlers } from './push.ts'
import { redirectHandlers } from './redirects.ts'
import { registrationHandlers } from './registration.ts'
import { reviewHandlers } from './reviews.ts'
import { savedSearchHandlers } from './saved-searches.ts'
import { serviceHandlers } from './services.ts'
import { sitePageHandlers } from './site-pages.ts'
import { tariffHandlers } from './tariffs.ts'
import { taskListHandlers } from './task-lists.ts'
import { taskOfferHandlers } from './task-offers.ts'
import { taskReplyHandlers } from './task-replies.ts'
import { taskHandlers } from './tasks.ts'
import { verificationHandlers } from './verification.ts'

/** The backend of stories. An endpoint that nobody mocks is a type error here. */
export const handlers: MockHandlers = {
  ...authHandlers,
  ...registrationHandlers,
  ...accountHandlers,
  ...phoneHandlers,
  ...accountExportHandlers,
  ...adminUserHandlers,
  ...adminDeskHandlers,
  ...adminPaymentHandlers,
  ...adminFaqHandlers,
  ...contentHistoryHandlers,
  ...adminLandingHandlers,
  ...sitePageHandlers,
  ...adminArticleHandlers,
  ...notificationHandlers,
  ...analyticsHandlers,
  ...pushHandlers,
  ...catalogueHandlers,
  ...taskListHandlers,
  ...taskHandlers,
  ...taskReplyHandlers,
  ...taskOfferHandlers,
  ...moderationHandlers,
  ...moderationDeskHandlers,
  ...lookVerdictHandlers,
  ...tariffHandlers,
  ...chatHandlers,
  ...articleHandlers,
  ...caseHandlers,
  ...categoryHandlers,
  ...categoryRequestHandlers,
  ...clientHandlers,
  ...executorHandlers,
  ...faqHandlers,
  ...fileHandlers,
  ...goneHandlers,
  ...jobHandlers,
  ...landingHandlers,
  ...managerHandlers,
  ...paymentHandlers,
  ...productHandlers,
  ...productReviewHandlers,
  ...redirectHandlers,
  ...legalHandlers,
  ...reviewHandlers,
  ...savedSearchHandlers,
  ...serviceHandlers,
  ...verificationHandlers,
}
