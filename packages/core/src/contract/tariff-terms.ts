// Words of tariffs and paid services without a schema (product §3.7, "Additional service types").

export const TARIFF_TYPES = ['FREE', 'BASIC', 'STANDARD', 'PRO'] as const
export type TariffType = (typeof TARIFF_TYPES)[number]

/** What choosing a tariff does: begins one, goes on with it, at once gives a larger one, or a smaller one when the paid time is over. */
export const TARIFF_CHANGES = ['START', 'PROLONG', 'UPGRADE', 'DOWNGRADE'] as const

export const ADDITIONAL_SERVICE_TYPES = [
  'ARTICLES',
  'CASES',
  'PRODUCTS',
  'REPLIES',
  'ADVANCED_ANALYTICS',
  'TOP_EXECUTORS',
  'HIDING_COMPETITORS',
  'PERSONAL_MANAGER',
  'REVIEWS_REMINDER_NOTIFICATION',
  'BASE_ANALYTICS',
  'NEW_TASKS_NOTIFICATION',
] as const
export type AdditionalServiceType = (typeof ADDITIONAL_SERVICE_TYPES)[number]

export const PERIOD_UNITS = ['month', 'day', 'piece'] as const
export type PeriodUnit = (typeof PERIOD_UNITS)[number]

/** What can be bought besides a tariff (product §15). */
export const PURCHASABLE_SERVICES = ['REPLIES', 'TOP_EXECUTORS', 'PRODUCTS', 'CASES', 'ADVANCED_ANALYTICS'] as const
export type PurchasableService = (typeof PURCHASABLE_SERVICES)[number]

export const PAYMENT_STATUSES = ['CREATED', 'PENDING', 'SUCCEEDED', 'FAILED', 'CANCELED', 'REFUNDED'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/** Who takes the money: a bank that moves none, for demonstrations, or YooKassa. */
export const PAYMENT_PROVIDERS = ['sandbox', 'yookassa'] as const
export type PaymentProviderName = (typeof PAYMENT_PROVIDERS)[number]

/** Where a reply was taken from: the tariff first, then the extra replies (product §3). */
export const REPLY_SOURCES = ['TARIFF', 'SERVICE'] as const
export type ReplySource = (typeof REPLY_SOURCES)[number]
/** Lines of the ledger of replies. */
export const LEDGER_KINDS = ['DEBIT', 'REFUND', 'PURCHASE'] as const
/** Why a reply came back: staff removed the task, it was cancelled before the author looked, nobody looked for 72 hours. */
export const REFUND_REASONS = ['TASK_REMOVED', 'TASK_CANCELED', 'UNREAD', 'PAYMENT_REFUNDED'] as const

/** Why money is given back; the last one says nothing without a comment. */
export const PAYMENT_REFUND_RULES = ['BUYER_ASKED', 'NOT_PROVIDED', 'PAID_TWICE', 'OTHER'] as const
export type PaymentRefundRule = (typeof PAYMENT_REFUND_RULES)[number]

/** What moves money, where it is moved, and what may not fit together (docs/adr/0021). */
export const MONEY_DEEDS = ['PAID', 'REFUNDED', 'LATE', 'RETURNED'] as const
export const MONEY_MISMATCHES = ['BOOK_PROVIDER', 'BOOK_REVENUE', 'OWED', 'TAKEN', 'RETURNED'] as const
