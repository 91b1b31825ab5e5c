import type { LinkPurpose } from '@artel/core/auth'
import type { ChatRecord } from '@artel/core/chat'
import type {
  AdminPayment,
  AdminUserDetails,
  Article,
  Chat,
  ContentKind,
  ContentVersion,
  ExecutorProfile,
  FaqItem,
  FaqSection,
  HandlerArgs,
  LedgerLine,
  Payment,
  PortfolioCase,
  Product,
  ProductReview,
  PushDevice,
  QuestionStatus,
  Review,
  SavedSearch,
  Service,
  StoredFile,
  UserSession,
  VerificationRequest,
} from '@artel/core/contract'
import type { BoughtService, OrderTerms, TariffPeriod } from '@artel/core/tariffs/billing'

/*
 * What a database keeps of what the contract shows: with its owner, and without what depends on who asks.
 */

/** A place where somebody is signed in, with the tokens that renew it; moments of those are milliseconds since the epoch. */
export interface StoredSession extends Omit<UserSession, 'isCurrent'> {
  readonly userId: string
  readonly refreshTokens: { readonly token: string; readonly expiresAt: number; rotatedAt: number | null }[]
}

/** A device that is told of what happens. */
export interface StoredPushDevice extends PushDevice {
  readonly userId: string
}

/** A link that was mailed; moments are milliseconds since the epoch. */
export interface StoredLink {
  readonly secret: string
  readonly userId: string
  readonly purpose: LinkPurpose
  readonly email: string
  readonly sentAt: number
  isUsed: boolean
}

/** A code that was sent to a phone; moments are milliseconds since the epoch. */
export interface StoredPhoneCode {
  readonly userId: string
  readonly phone: string
  readonly code: string
  readonly sentAt: number
  triesLeft: number
}

/** An executor's public page without what the rest of the world tells. */
export type StoredExecutor = Omit<ExecutorProfile, 'rating' | 'counts' | 'priceFrom'>

export interface StoredReview extends Omit<Review, 'allowedEvents' | 'opensBy'> {
  /** When the deal was over: a task may begin another one later. */
  readonly dealEndedAt: string
  /** Since when it waits for a moderator. */
  waitingSince: string
  /** What the photos were uploaded as. */
  files: readonly StoredFile[]
  resubmissions: number
  /** Answers that staff have taken off. */
  removedReplies: number
  version: number
}

export interface StoredProductReview extends ProductReview {
  readonly files: readonly StoredFile[]
  readonly productId: number
  version: number
}

/** A chat with who has put it away, and who has opened it; `null` when nobody remembers. */
export interface StoredChat extends Omit<Chat, 'terms' | 'product'>, Pick<ChatRecord, 'hiddenSeq'> {
  readonly productId: number | null
  readonly openedBy: string | null
}

/** A file with its bytes. */
export interface UploadedFile {
  readonly ownerId: string
  readonly file: StoredFile
  readonly content: Blob
}

export interface StoredSearch extends SavedSearch {
  readonly ownerId: string
}

/** A purchase with what it buys. */
export interface StoredPayment extends Payment {
  readonly ownerId: string
  readonly order: HandlerArgs<'createPayment'>['body']
  /** What was offered when it began. */
  readonly terms: OrderTerms
  endedAt: string | null
  refund: AdminPayment['refund']
}

export interface StoredUserService extends BoughtService {
  readonly id: number
  readonly ownerId: string
  /** The purchase that gave it. */
  readonly paymentId: string | null
  /** When the purchase was given back. */
  endedAt: Date | null
}

export interface StoredTariffPeriod extends TariffPeriod {
  readonly ownerId: string
}

/** A line of the ledger with where the replies were taken from: a month of the tariff by its start, or a bought service. */
export interface StoredLedgerLine extends Omit<LedgerLine, 'task'> {
  readonly ownerId: string
  readonly replyId: number | null
  readonly taskId: number | null
  readonly monthFrom: number | null
  readonly serviceId: number | null
}

export type StoredProduct = Omit<Product, 'allowedEvents' | 'chatId' | 'photo' | 'rating'>

export interface StoredArticle extends Omit<Article, 'allowedEvents' | 'readingTime' | 'pictures'> {
  /** What a moderator has let through last. */
  readonly approved: Pick<Article, 'title' | 'lead' | 'category' | 'tags' | 'body'> | null
  /** Since when it waits for a moderator. */
  readonly waitingSince: string
}

/** A place of a tariff's month that an article has taken; milliseconds. */
export interface StoredArticlePlace {
  readonly articleId: number
  readonly authorId: string
  readonly takenAt: number
}

/** A work without what depends on the tariff. */
export type StoredCase = Omit<PortfolioCase, 'isHidden'>

export interface StoredService extends Service {
  readonly executorId: string
}

/** A question of the help; what to read next by its slugs. */
export interface StoredFaqItem extends Omit<FaqItem, 'related' | 'sectionSlug'> {
  readonly related: readonly string[]
  readonly isHidden: boolean
  readonly version: number
}

export interface StoredFaqSection extends Omit<FaqSection, 'itemsCount'> {
  readonly id: number
  readonly isHidden: boolean
  readonly version: number
  readonly items: readonly StoredFaqItem[]
}

/** What was once saved of a text of the site. */
export interface StoredContentVersion extends ContentVersion {
  readonly kind: ContentKind
  readonly key: string
}

/** A question to the team. */
export interface StoredQuestion {
  readonly id: number
  readonly authorId: string | null
  readonly name: string | null
  readonly email: string | null
  readonly text: string
  readonly createdAt: string
  status: QuestionStatus
  answer?: string
  decidedAt?: string
  version: number
}

/** A category that somebody asks for. */
export interface StoredCategoryRequest {
  readonly id: number
  readonly authorId: string
  readonly name: string
  readonly parentId: number | null
  readonly about: string
  readonly createdAt: string
  status: 'WAITING' | 'APPROVED' | 'REJECTED'
  version: number
}

export interface StoredVerification extends VerificationRequest {
  readonly ownerId: string
}

/** What administrators have made of an account. */
export interface StoredStanding {
  readonly version: number
  readonly block: AdminUserDetails['block']
}
