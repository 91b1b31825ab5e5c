import * as z from 'zod'
import { article } from './articles.ts'
import { portfolioCase, service } from './cases.ts'
import { COMPLAINT_REASONS, COMPLAINT_STATUSES, COMPLAINT_TARGETS } from './notification-terms.ts'
import { notification, notificationKind } from './notifications.ts'
import { instant, kopecks, numericId, uuid } from './primitives.ts'
import { product } from './products.ts'
import { ownCompany } from './profiles.ts'
import { REVIEW_STATUSES } from './review-terms.ts'
import { savedSearch } from './saved-searches.ts'
import { PAYMENT_STATUSES } from './tariff-terms.ts'
import { calculation } from './tariffs.ts'
import { offerStatus } from './task-offers.ts'
import { priceType, replyStatus } from './task-replies.ts'
import { budgetType, placeMode, taskStatus } from './tasks.ts'
import { CONSENTS } from './user-terms.ts'
import { role } from './users.ts'

/** More than anybody writes; of a longer list the newest are given, and `isWhole` says so. */
export const EXPORT_LIST_LENGTH = 10_000
/** How often in an hour one may take everything along. */
export const EXPORTS_AN_HOUR = 5

const marks = { rating: z.int(), text: z.string(), reply: z.string().nullable(), status: z.enum(REVIEW_STATUSES) }

/**
 * Everything that the product holds of a person, newest first in each list. Others are in it by the numbers of what they
 * share with the person, never by name; texts are the person's own, but for notifications and the reviews about them.
 */
export const accountExport = z.object({
  madeAt: instant,
  /** `false`: some list was longer than {@link EXPORT_LIST_LENGTH}. */
  isWhole: z.boolean(),
  profile: z.object({
    id: uuid,
    code: z.string(),
    role,
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    emailConfirmed: z.boolean(),
    phoneNumber: z.string().nullable(),
    phoneConfirmed: z.boolean(),
    cityName: z.string().nullable(),
    createdAt: instant,
    lastVisitAt: instant.nullable(),
  }),
  company: ownCompany.omit({ version: true }).nullable(),
  consents: z.array(z.object({ kind: z.enum(CONSENTS), version: z.string(), givenAt: instant, ip: z.string() })),
  sessions: z.array(z.object({ device: z.string(), ip: z.string(), createdAt: instant, lastUsedAt: instant })),
  tasks: z.array(
    z.object({
      id: numericId,
      title: z.string(),
      description: z.string(),
      status: taskStatus,
      placeMode,
      cityName: z.string().nullable(),
      addressDetail: z.string().nullable(),
      budgetType,
      budgetFrom: kopecks.nullable(),
      budgetTo: kopecks.nullable(),
      createdAt: instant,
      endedAt: instant.nullable(),
    }),
  ),
  /** Tasks of others that the person was chosen for. */
  jobs: z.array(z.object({ id: numericId, title: z.string(), status: taskStatus, endedAt: instant.nullable() })),
  replies: z.array(
    z.object({
      id: numericId,
      taskId: numericId,
      text: z.string(),
      priceType,
      price: kopecks.nullable(),
      termDays: z.int(),
      status: replyStatus,
      createdAt: instant,
    }),
  ),
  /** Sent ones with their words; of those to the person, that there was one. */
  offers: z.array(
    z.object({
      id: numericId,
      taskId: numericId,
      isMine: z.boolean(),
      message: z.string().nullable(),
      status: offerStatus,
      createdAt: instant,
    }),
  ),
  reviewsWritten: z.array(z.object({ id: numericId, taskId: numericId, ...marks, createdAt: instant })),
  /** Published ones. */
  reviewsAbout: z.array(z.object({ id: numericId, taskId: numericId, ...marks, createdAt: instant })),
  messages: z.array(z.object({ id: uuid, chatId: numericId, text: z.string(), createdAt: instant })),
  notifications: z.array(notification.omit({ id: true })),
  /** Where the person wants it otherwise than by default. */
  notificationSettings: z.array(
    z.object({ kind: notificationKind, byEmail: z.boolean().nullable(), byPush: z.boolean().nullable() }),
  ),
  savedSearches: z.array(savedSearch.omit({ id: true })),
  /** The price list, in its order. */
  services: z.array(service.omit({ version: true })),
  /** Those that the tariff hides, too; their photos are among the files. */
  cases: z.array(portfolioCase.omit({ executorId: true, photos: true, isHidden: true, version: true })),
  /** Goods in every state; their photos are among the files. */
  products: z.array(
    product
      .omit({
        seller: true,
        photo: true,
        photos: true,
        rating: true,
        cityId: true,
        rejectComment: true,
        isHiddenByTariff: true,
        version: true,
        allowedEvents: true,
        chatId: true,
      })
      .extend({ category: portfolioCase.shape.category }),
  ),
  productReviews: z.array(
    z.object({
      id: numericId,
      productId: numericId,
      rating: z.int(),
      text: z.string(),
      status: z.enum(REVIEW_STATUSES),
      createdAt: instant,
    }),
  ),
  /** Drafts and what is turned down or hidden, too; their pictures are among the files. */
  articles: z.array(
    article.pick({
      id: true,
      title: true,
      lead: true,
      category: true,
      body: true,
      tags: true,
      isPublic: true,
      status: true,
      rejectRule: true,
      createdAt: true,
      publishedAt: true,
    }),
  ),
  payments: z.array(
    z.object({
      id: uuid,
      status: z.enum(PAYMENT_STATUSES),
      ...calculation.shape,
      createdAt: instant,
      paidAt: instant.nullable(),
    }),
  ),
  complaints: z.array(
    z.object({
      target: z.enum(COMPLAINT_TARGETS),
      reason: z.enum(COMPLAINT_REASONS),
      text: z.string(),
      status: z.enum(COMPLAINT_STATUSES),
      createdAt: instant,
    }),
  ),
  /** What was uploaded; the content is on the pages that it was uploaded for. */
  files: z.array(z.object({ id: uuid, name: z.string(), type: z.string(), size: z.int(), createdAt: instant })),
})
export type AccountExport = z.output<typeof accountExport>
