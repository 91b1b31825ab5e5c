// Words and limits of executors without a schema (product §13). Apart from those of forms: a list loads no form.

/** Kinds of executors (product §3.6): ООО, ИП, самозанятый. */
export const BUSINESS_TYPES = ['LLC', 'SP', 'SE'] as const
/** Badges of product §3.5. */
export const BADGES = ['PRO', 'TOP_EXECUTOR'] as const
/** As much of an executor as a list shows: characters of what they tell, works that every tariff has room for. */
export const EXECUTOR_CARD = { intro: 240, works: 3 } as const
/** Places at the top of a list that executors can buy, and how long those stand there who share them: milliseconds. */
export const TOP_PLACES = 3
export const TOP_TURN_MS = 600_000
/** Executors of the same trade and city beside a page of one. */
export const SIMILAR_EXECUTORS = 3
/** Cities on the map of executors, those with the most of them. */
export const CITIES_ON_MAP = 300
/** Districts of a city that can be chosen from, those that most executors name. */
export const DISTRICTS_LISTED = 30
