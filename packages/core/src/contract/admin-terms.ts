// Words of administration without a schema (product §24).

/** An account that works, one that staff have closed for a while or for good, and one whose owner has left. */
export const ACCOUNT_STATES = ['ACTIVE', 'BLOCKED', 'DELETED'] as const
export type AccountState = (typeof ACCOUNT_STATES)[number]

/** Why an account is blocked; the last one says nothing without a comment. */
export const BLOCK_RULES = ['FRAUD', 'INSULT', 'SPAM', 'PROHIBITED', 'ANOTHER_ACCOUNT', 'OTHER'] as const
export type BlockRule = (typeof BLOCK_RULES)[number]
/** Characters of the comment, where there is one. */
export const BLOCK_COMMENT = [10, 1000] as const

/** What an administrator does to an account. */
export const ACCOUNT_EVENTS = ['CHANGE_ROLE', 'BLOCK', 'UNBLOCK'] as const
export type AccountEvent = (typeof ACCOUNT_EVENTS)[number]

/** What staff do that is written down. */
export const STAFF_ACTIONS = [
  'USER_BLOCKED',
  'USER_UNBLOCKED',
  'ROLE_CHANGED',
  'REDIRECT_CREATED',
  'REDIRECT_DELETED',
  'PRICE_CHANGED',
  'PRICE_PLANNED',
  'PRICE_PLAN_CANCELED',
  'LEGAL_PUBLISHED',
  'PAYMENT_REFUNDED',
  'TASK_APPROVED',
  'TASK_REJECTED',
  'TASK_REMOVED',
  'REVIEW_APPROVED',
  'REVIEW_REJECTED',
  'REVIEW_REMOVED',
  'PRODUCT_APPROVED',
  'PRODUCT_REJECTED',
  'PRODUCT_REVIEW_APPROVED',
  'PRODUCT_REVIEW_REJECTED',
  'ARTICLE_APPROVED',
  'ARTICLE_REJECTED',
  'ARTICLE_CHANGED',
  'ARTICLE_HIDDEN',
  'ARTICLE_SHOWN',
  'REPLY_APPROVED',
  'REPLY_REJECTED',
  'OFFER_APPROVED',
  'OFFER_REJECTED',
  'ANSWER_APPROVED',
  'ANSWER_REJECTED',
  'PROFILE_APPROVED',
  'PROFILE_REJECTED',
  'VERIFICATION_APPROVED',
  'VERIFICATION_REJECTED',
  'COMPLAINT_RESOLVED',
  'COMPLAINT_DISMISSED',
  'CHAT_READ',
  'FILE_OPENED',
  'QUESTION_ANSWERED',
  'QUESTION_CLOSED',
  'FAQ_SECTION_CREATED',
  'FAQ_SECTION_CHANGED',
  'FAQ_SECTION_DELETED',
  'FAQ_ITEM_CREATED',
  'FAQ_ITEM_CHANGED',
  'FAQ_ITEM_DELETED',
  'FAQ_ORDERED',
  'CATEGORY_ADDED',
  'CATEGORY_REQUEST_REJECTED',
  'LANDING_CHANGED',
  'PAGE_CHANGED',
] as const
export type StaffAction = (typeof STAFF_ACTIONS)[number]

/** What it was done to. */
export const STAFF_OBJECTS = [
  'USER',
  'TASK',
  'REVIEW',
  'PRODUCT',
  'PRODUCT_REVIEW',
  'ARTICLE',
  'REPLY',
  'OFFER',
  'COMPLAINT',
  'FILE',
  'QUESTION',
  'CATEGORY_REQUEST',
  'PAYMENT',
  'REDIRECT',
  'PRICE',
  'FAQ_SECTION',
  'FAQ_ITEM',
  'LANDING',
  'PAGE',
  'LEGAL',
] as const
export type StaffObject = (typeof STAFF_OBJECTS)[number]

/** Texts whose former versions are kept. */
export const CONTENT_KINDS = ['FAQ_SECTION', 'FAQ_ITEM', 'LANDING', 'PAGE', 'ARTICLE'] as const
export type ContentKind = (typeof CONTENT_KINDS)[number]
/** Versions that a page of the history shows; one more is answered, which the last one is compared with. */
export const VERSIONS_SHOWN = 10

/** Kopecks that a tariff or a service may cost. */
export const LIST_PRICE = [1_00, 1_000_000_00] as const
/** What a value of the price list is, by its key: a price, the limit of a tariff, or what a bought month adds to limits. */
export const listValueKind = (key: string): ListValueKind =>
  key.startsWith('LIMIT:') ? 'LIMIT' : key.startsWith('ADDED:') ? 'ADDED' : 'PRICE'
export type ListValueKind = 'PRICE' | 'LIMIT' | 'ADDED'
/** Most that a limit of a tariff allows, or that a bought month adds to it. */
export const MOST_LIMIT = 100_000
/** How far ahead a price or a limit may be planned. */
export const PRICE_AHEAD_DAYS = 366
/** A change of a price is to begin, holds, held before, was called off, or another one begins at the same moment. */
export const PRICE_CHANGE_STATES = ['PLANNED', 'IN_FORCE', 'PAST', 'CANCELED', 'REPLACED'] as const
/** Lines of the journal on the page of a user, and on the first page of administration. */
export const LOG_LINES_SHOWN = 5
