// Words and limits of requests for a category without a schema (product §20.4).

export const CATEGORY_REQUEST_LIMITS = {
  /** Characters of the name, and of what work belongs to it. */
  name: [3, 60],
  about: [10, 500],
  /** Requests of one person in any 24 hours. */
  aDay: 3,
} as const

/** Rules that staff turn a request down by. */
export const CATEGORY_REJECT_RULES = ['EXISTS', 'TOO_NARROW', 'UNCLEAR', 'PROHIBITED'] as const
export type CategoryRejectRule = (typeof CATEGORY_REJECT_RULES)[number]

/** What is said of one request too many. */
export const CATEGORY_REQUESTS_FULL =
  'За сутки можно предложить три категории, и вы уже предложили их. Напишите завтра: поля останутся заполненными.'
/** What is said of what one has asked for and what is not decided yet. */
export const CATEGORY_REQUESTED = 'Вы уже предложили эту категорию. Ответ придёт в уведомления.'
