/*
 * The words and limits of tasks and replies without their schemas, so that pages and machines which need only these do not
 * load zod.
 */

/** Union of the two enums of product §3 (product §10 reconciles them). */
export const TASK_STATUSES = [
  'PENDING',
  'APPROVED',
  'IN_PROGRESS',
  'FINISHED',
  'ARCHIVED',
  'CANCELED',
  'REJECTED',
] as const
export const PLACE_MODES = ['CLIENT', 'EXECUTOR', 'REMOTE'] as const
export const DATE_MODES = ['ASAP', 'EXACT', 'PERIOD', 'FLEXIBLE'] as const
export const BUDGET_TYPES = ['FIXED', 'RANGE', 'NEGOTIABLE'] as const
export const CONTACT_MODES = ['CHAT', 'CHAT_AND_PHONE'] as const
export const TASK_SORT_KEYS = ['createdAt', 'endPeriod', 'distanceToUser'] as const
export const SORT_DIRECTIONS = ['asc', 'desc'] as const
/** «Мало откликов» of the filters: fewer than this. */
export const FEW_REPLIES = 5
/** Kilometres around a city that a list may be asked for. */
export const TASK_RADII = [5, 10, 25, 50, 100] as const
export const CANCELLING_PARTIES = ['AUTHOR', 'EXECUTOR', 'ADMIN'] as const

/** Reasons of product §3; which of them fit which state, the lifecycle says. */
export const AUTHOR_CANCEL_REASONS = [
  'AUTHOR_EXECUTOR_FOUNDED_OTHER_WAY',
  'AUTHOR_NOT_RELEVANT',
  'AUTHOR_NO_SUITABLE_REPLIES',
  'AUTHOR_WRONG_EXECUTOR',
  'AUTHOR_NOT_RELEVANT_IN_PROGRESS',
  'AUTHOR_CONDITIONS_CHANGED',
  'AUTHOR_EXECUTOR_REJECTED',
  'AUTHOR_FRAUD',
  'AUTHOR_OTHER',
] as const
export const EXECUTOR_CANCEL_REASONS = [
  'EXECUTOR_NO_CONTACT',
  'EXECUTOR_BAD_INFORMATION',
  'EXECUTOR_CONDITIONS_CHANGED',
  'EXECUTOR_FRAUD',
  'EXECUTOR_OTHER',
] as const

/** Rules a moderator may refuse a task by. */
export const TASK_REJECT_RULES = ['CONTACTS_IN_TEXT', 'WRONG_CATEGORY', 'UNCLEAR', 'PROHIBITED', 'SPAM'] as const
/** What of a task a rule was broken in. */
export const TASK_REJECT_FIELDS = ['TITLE', 'DESCRIPTION', 'CATEGORY', 'PLACE', 'BUDGET', 'FILES'] as const
export type TaskRejectField = (typeof TASK_REJECT_FIELDS)[number]

/** Events of the task's lifecycle that a person may send (product §10); the table itself is the machine in `tasks`. */
export const TASK_USER_EVENTS = [
  'APPROVE',
  'REJECT',
  'REMOVE',
  'UPDATE',
  'ACCEPT_REPLY',
  'FINISH',
  'REQUEST_FINISH',
  'DECLINE_FINISH',
  'CANCEL_BY_AUTHOR',
  'CANCEL_BY_EXECUTOR',
  'REPUBLISH',
  'DELETE',
] as const

/** What a party of a task has to do next. */
export const TASK_DUTIES = ['ACCEPT_WORK', 'FIX', 'REOPEN_REPLY', 'CHOOSE', 'DO_WORK', 'REVIEW'] as const
/** How one's own tasks stand together, in this order: under way, open, over. */
export const OWN_TASK_GROUPS = ['WORK', 'OPEN', 'PAST'] as const
export type TaskDuty = (typeof TASK_DUTIES)[number]
export type OwnTaskGroup = (typeof OWN_TASK_GROUPS)[number]

/** Limits of product §10, money in kopecks, times in days. */
export const TASK_LIMITS = {
  title: [5, 100],
  description: [30, 5000],
  addressDetail: 200,
  /** Kilometres from the middle of its city that a point may lie. */
  pointDistance: 100,
  budget: [100_00, 10_000_000_00],
  horizonDays: 90,
  openEndedDays: 30,
  repliesLimit: 20,
  openTasks: 10,
  comment: [10, 1000],
} as const

/** Why the viewer may not reply, in the order in which it is checked; GUEST is asked to sign in. */
export const REPLY_REFUSALS = [
  'GUEST',
  'NOT_EXECUTOR',
  'OWN_TASK',
  'ALREADY_REPLIED',
  'NOT_OPEN',
  'OFFERED',
  'LIMIT_REACHED',
  'NEEDS_VERIFICATION',
  'QUOTA',
] as const

export type ReplyRefusal = (typeof REPLY_REFUSALS)[number]

export type AuthorCancelReason = (typeof AUTHOR_CANCEL_REASONS)[number]
export type ExecutorCancelReason = (typeof EXECUTOR_CANCEL_REASONS)[number]
export type CancelReason = AuthorCancelReason | ExecutorCancelReason
export type TaskRejectRule = (typeof TASK_REJECT_RULES)[number]
export type TaskUserEvent = (typeof TASK_USER_EVENTS)[number]
export type TaskSortKey = (typeof TASK_SORT_KEYS)[number]

/** States of a reply (product §11). */
export const REPLY_STATUSES = [
  'SENT',
  'VIEWED',
  'SHORTLISTED',
  'ACCEPTED',
  'HELD',
  'REJECTED',
  'WITHDRAWN',
  'CLOSED',
] as const
export const PRICE_TYPES = ['FIXED', 'FROM', 'NEGOTIABLE'] as const
/** Events of a reply that a person has a button for; the table is the machine in `tasks`. */
export const REPLY_USER_EVENTS = ['SHORTLIST', 'ACCEPT', 'REJECT', 'REOPEN', 'WITHDRAW'] as const

/** Limits of product §11. */
export const REPLY_LIMITS = { text: [20, 2000], price: [100_00, 10_000_000_00], termDays: [1, 365], cases: 3 } as const

export type ReplyUserEvent = (typeof REPLY_USER_EVENTS)[number]

/** States of an offer (product §11). */
export const OFFER_STATUSES = ['SENT', 'VIEWED', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'EXPIRED', 'CLOSED'] as const
/** Events of an offer that a person may send; the table is the machine in `tasks`. */
export const OFFER_USER_EVENTS = ['ACCEPT', 'DECLINE', 'WITHDRAW'] as const
export type OfferUserEvent = (typeof OFFER_USER_EVENTS)[number]
/** `message` in characters, `hours` until an unanswered offer runs out. */
export const OFFER_LIMITS = { message: 1000, openPerTask: 5, perDay: 20, hours: 72 } as const
/** Days in which a held reply may be reopened after a cancellation, and an ended task republished. */
export const HELD_DAYS = 7
export const REPUBLISH_DAYS = 30
/** Days after REQUEST_FINISH in which the author may object. */
export const AUTO_FINISH_DAYS = 7
/** Hours past `endPeriod` when an approved task expires, and days before it when its author is warned. */
export const EXPIRE_HOURS = 24
export const EXPIRE_WARNING_DAYS = 3
/** Hours after which a reply nobody opened is refunded. */
export const UNREAD_REFUND_HOURS = 72
