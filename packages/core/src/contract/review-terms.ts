// Words and limits of reviews without a schema (product §12).

export const REVIEW_STATUSES = ['MODERATION', 'HIDDEN', 'PUBLISHED', 'REJECTED', 'REMOVED'] as const
export type ReviewStatus = (typeof REVIEW_STATUSES)[number]
/** Events of a review that a person may send; the table is the machine in `reviews`. */
export const REVIEW_USER_EVENTS = ['RESUBMIT', 'REPLY', 'APPROVE', 'REJECT', 'REMOVE'] as const
export type ReviewUserEvent = (typeof REVIEW_USER_EVENTS)[number]
/** Orders of the reviews about somebody: the newest, the highest marks, the lowest marks first. */
export const REVIEW_SORT_KEYS = ['new', 'best', 'worst'] as const
export type ReviewSortKey = (typeof REVIEW_SORT_KEYS)[number]
/** Rules a moderator may refuse a text or an object by, besides those of tasks. */
export const CONTENT_REJECT_RULES = [
  'CONTACTS_IN_TEXT',
  'INSULT',
  'UNTRUE',
  'UNCLEAR',
  'WRONG_CATEGORY',
  'BAD_PICTURE',
  'PROHIBITED',
  'SPAM',
] as const
export type ContentRejectRule = (typeof CONTENT_REJECT_RULES)[number]

/** Said where a mark of one to five is missing. */
export const NO_MARK = 'Поставьте оценку.'

/** Texts in characters; `days` to write one and to stay hidden; `emptyTextFrom`: rating from which the text may be empty. */
export const REVIEW_LIMITS = {
  text: [20, 2000],
  reply: [10, 1000],
  photos: 5,
  days: 14,
  emptyTextFrom: 4,
  resubmissions: 1,
  averageFrom: 3,
} as const
