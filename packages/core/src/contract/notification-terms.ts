// Words of notifications, complaints and moderation without a schema (product §3.9).

export const NOTIFICATION_KINDS = [
  'ARTICLE_PUBLISH_REQUESTS',
  'ARTICLE_REQUESTS',
  'CATEGORY_REQUESTS',
  'PRODUCT_REVIEWS',
  'PRODUCT_CONSUMER_REVIEWS',
  'REVIEWS_REPLIES',
  'TASK_OFFERS',
  'TASK_REPLIES',
  'TASK_REVIEWS',
  'TASKS',
  'TASKS_APPROVED',
  'USERS',
  'VERIFICATION_REQUESTS',
  'COMPLAINT',
  'TASK_INTERESTING_NEW',
  'QUESTION',
  'CHAT_NEW_MESSAGE',
] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

/** Kinds that wait for a moderator, one queue each: PRODUCT_REVIEWS are products, PRODUCT_CONSUMER_REVIEWS what buyers say of them. */
export const MODERATION_KINDS = [
  'TASKS',
  'TASK_REPLIES',
  'TASK_OFFERS',
  'ARTICLE_PUBLISH_REQUESTS',
  'PRODUCT_REVIEWS',
  'PRODUCT_CONSUMER_REVIEWS',
  'TASK_REVIEWS',
  'REVIEWS_REPLIES',
  'USERS',
  'VERIFICATION_REQUESTS',
  'COMPLAINT',
  'QUESTION',
  'CATEGORY_REQUESTS',
] as const
export type ModerationKind = (typeof MODERATION_KINDS)[number]

/** Queues whose objects can be judged today; the others have no page. The order is that of the desk. */
export const JUDGED_KINDS = [
  'TASKS',
  'TASK_REPLIES',
  'TASK_OFFERS',
  'ARTICLE_PUBLISH_REQUESTS',
  'PRODUCT_REVIEWS',
  'PRODUCT_CONSUMER_REVIEWS',
  'TASK_REVIEWS',
  'REVIEWS_REPLIES',
  'USERS',
  'VERIFICATION_REQUESTS',
  'COMPLAINT',
  'QUESTION',
  'CATEGORY_REQUESTS',
] as const satisfies readonly ModerationKind[]
/** A queue that can be worked through. */
export type JudgedKind = (typeof JUDGED_KINDS)[number]

/** Queues of what everybody concerned sees at once and staff look at afterwards. */
export const LOOK_KINDS = [
  'TASK_REPLIES',
  'TASK_OFFERS',
  'REVIEWS_REPLIES',
  'USERS',
] as const satisfies readonly JudgedKind[]
export type LookKind = (typeof LOOK_KINDS)[number]

/** What of a person a moderator may find fault with. */
export const USER_REJECT_FIELDS = ['FACE', 'NAME', 'STORY'] as const
export type UserRejectField = (typeof USER_REJECT_FIELDS)[number]

export const COMPLAINT_TARGETS = ['TASK', 'USER', 'PRODUCT', 'ARTICLE', 'REVIEW', 'MESSAGE'] as const
export const COMPLAINT_REASONS = ['FRAUD', 'INSULT', 'SPAM', 'PROHIBITED', 'COPYRIGHT', 'OTHER'] as const
export const COMPLAINT_STATUSES = ['NEW', 'IN_REVIEW', 'RESOLVED', 'DISMISSED'] as const
export type ComplaintStatus = (typeof COMPLAINT_STATUSES)[number]
export const COMPLAINT_TEXT = [10, 1000] as const

export const VERIFICATION_REQUEST_STATUSES = ['PENDING', 'APPROVED', 'REJECTED', 'WITHDRAWN'] as const
export const VERIFICATION_REJECT_RULES = ['UNREADABLE', 'MISMATCH', 'EXPIRED', 'INCOMPLETE', 'FORGED'] as const
/** Submissions in `days`, documents of one. */
export const VERIFICATION_LIMITS = { submissions: 3, days: 30, documents: [1, 5] } as const
