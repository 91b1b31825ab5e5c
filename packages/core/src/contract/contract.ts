import type * as z from 'zod'
import { accountOperations } from './account.operations.ts'
import { accountAccessOperations } from './account-access.operations.ts'
import { adminArticleOperations } from './admin-articles.operations.ts'
import { adminDeskOperations } from './admin-desk.operations.ts'
import { adminFaqOperations } from './admin-faq.operations.ts'
import { adminLandingOperations } from './admin-landings.operations.ts'
import { adminPaymentOperations } from './admin-payments.operations.ts'
import { adminUserOperations } from './admin-users.operations.ts'
import { analyticsOperations } from './analytics.operations.ts'
import { articleOperations } from './articles.operations.ts'
import { authOperations } from './auth.operations.ts'
import { caseOperations } from './cases.operations.ts'
import { categoryOperations } from './categories.operations.ts'
import { categoryRequestOperations } from './category-requests.operations.ts'
import { categoryVerdictOperations } from './category-verdicts.operations.ts'
import { chatOperations } from './chat.operations.ts'
import { clientOperations } from './clients.operations.ts'
import { complaintOperations } from './complaints.operations.ts'
import { contentHistoryOperations } from './content-history.operations.ts'
import { dealOperations } from './deals.operations.ts'
import { faqOperations } from './faq.operations.ts'
import { fileOperations } from './files.operations.ts'
import { geocoderOperations } from './geocoder.operations.ts'
import { goneOperations } from './gone.operations.ts'
import { jobOperations } from './jobs.operations.ts'
import { landingOperations } from './landings.operations.ts'
import { legalOperations } from './legal.operations.ts'
import { lookVerdictOperations } from './look-verdicts.operations.ts'
import { managerOperations } from './managers.operations.ts'
import { moderationOperations } from './moderation.operations.ts'
import { moderationVerdictOperations } from './moderation-verdicts.operations.ts'
import { notificationOperations } from './notifications.operations.ts'
import { ownArticleOperations } from './own-articles.operations.ts'
import { paymentOperations } from './payments.operations.ts'
import { phoneOperations } from './phone.operations.ts'
import { productReviewOperations } from './product-reviews.operations.ts'
import { productVerdictOperations } from './product-verdicts.operations.ts'
import { productOperations } from './products.operations.ts'
import { profileOperations } from './profiles.operations.ts'
import { pushOperations } from './push.operations.ts'
import { questionVerdictOperations } from './question-verdicts.operations.ts'
import { redirectOperations } from './redirects.operations.ts'
import { registrationOperations } from './registration.operations.ts'
import { reviewVerdictOperations } from './review-verdicts.operations.ts'
import { reviewOperations } from './reviews.operations.ts'
import { savedSearchOperations } from './saved-searches.operations.ts'
import { serviceOperations } from './services.operations.ts'
import { sitePageOperations } from './site-pages.operations.ts'
import { tariffOperations } from './tariffs.operations.ts'
import { taskEventOperations } from './task-events.operations.ts'
import { taskOfferOperations } from './task-offers.operations.ts'
import { taskReplyOperations } from './task-replies.operations.ts'
import { taskOperations } from './tasks.operations.ts'
import { verificationOperations } from './verification.operations.ts'
import { verificationVerdictOperations } from './verification-verdicts.operations.ts'

/** The card of every operation. A new resource joins the others here. */
export const contract = {
  ...authOperations,
  ...registrationOperations,
  ...accountAccessOperations,
  ...accountOperations,
  ...phoneOperations,
  ...clientOperations,
  ...profileOperations,
  ...categoryOperations,
  ...categoryRequestOperations,
  ...landingOperations,
  ...sitePageOperations,
  ...jobOperations,
  ...taskOperations,
  ...taskEventOperations,
  ...savedSearchOperations,
  ...taskReplyOperations,
  ...taskOfferOperations,
  ...dealOperations,
  ...reviewOperations,
  ...productReviewOperations,
  ...chatOperations,
  ...fileOperations,
  ...tariffOperations,
  ...managerOperations,
  ...paymentOperations,
  ...analyticsOperations,
  ...productOperations,
  ...caseOperations,
  ...serviceOperations,
  ...articleOperations,
  ...ownArticleOperations,
  ...faqOperations,
  ...notificationOperations,
  ...pushOperations,
  ...complaintOperations,
  ...verificationOperations,
  ...moderationOperations,
  ...reviewVerdictOperations,
  ...lookVerdictOperations,
  ...productVerdictOperations,
  ...moderationVerdictOperations,
  ...verificationVerdictOperations,
  ...adminUserOperations,
  ...adminDeskOperations,
  ...adminPaymentOperations,
  ...contentHistoryOperations,
  ...adminFaqOperations,
  ...adminLandingOperations,
  ...adminArticleOperations,
  ...questionVerdictOperations,
  ...categoryVerdictOperations,
  ...redirectOperations,
  ...goneOperations,
  ...legalOperations,
  ...geocoderOperations,
}

/** The whole contract as a type; importing it costs a page nothing. */
export type Contract = typeof contract

/** Name of an operation. */
export type Operation = keyof Contract

type In<S> = S extends z.ZodType ? z.input<S> : never
type Out<S> = S extends z.ZodType ? z.output<S> : undefined
type Part<O extends Operation, K extends 'params' | 'query' | 'body'> =
  Contract[O] extends Record<K, infer S> ? S : undefined
type Argument<K extends string, S> = S extends z.ZodType
  ? Record<string, never> extends In<S>
    ? { [P in K]?: In<S> }
    : { [P in K]: In<S> }
  : unknown

/** What a caller passes: `{ params, query, body }`, as far as the operation has them. */
export type CallArgs<O extends Operation> = Argument<'params', Part<O, 'params'>> &
  Argument<'query', Part<O, 'query'>> &
  Argument<'body', Part<O, 'body'>>

/** What a handler receives, parsed; a part that the operation does not have is `undefined`. */
export interface HandlerArgs<O extends Operation> {
  readonly params: Out<Part<O, 'params'>>
  readonly query: Out<Part<O, 'query'>>
  readonly body: Out<Part<O, 'body'>>
}

/** The answer on the wire, envelope included; `undefined` for 204. */
export type ResponseOf<O extends Operation> = Contract[O]['response'] extends z.ZodType
  ? z.output<Contract[O]['response']>
  : undefined
