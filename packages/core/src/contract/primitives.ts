import * as z from 'zod'
import { NEGATIVE_SUM, type Rule, type TextRule, textRule, yearRule } from '../validators/index.ts'
import { YEAR_LIMITS } from './content-terms.ts'
import { isTurnedRound, type ListRange } from './list-ranges.ts'
import { CATEGORIES_ASKED, DEFAULT_LIMIT } from './list-terms.ts'

/** What is said of an id that can be nobody's. */
export const BAD_ID = 'Некорректный идентификатор.'
const BAD_NUMBER = 'Некорректный номер.'
const BAD_DATE = 'Некорректная дата.'
const BAD_PAGE = 'Некорректная страница.'
const BAD_PAGE_SIZE = 'Некорректный размер страницы.'
const FILL_IN = 'Заполните поле.'

/** What is said of lists that are far too long. */
export const TOO_MANY = 'Слишком много.'
export const MANY_CATEGORIES = 'Слишком много категорий.'
export const MANY_SERVICES = 'Слишком много услуг.'

/** What is said of an address that can lead nowhere. */
export const BAD_ADDRESS = 'Некорректный адрес.'

/** UUID of users, sessions and messages. */
export const uuid = z.uuid({ message: BAD_ID })

/** Number of tasks, replies, chats, categories and cities; stays within what JSON carries exactly. */
export const numericId = z.int({ message: BAD_NUMBER }).min(1, BAD_NUMBER).max(Number.MAX_SAFE_INTEGER, BAD_NUMBER)

/** Moment in ISO 8601, UTC. */
export const instant = z.iso.datetime({ message: BAD_DATE })

/** Day, `YYYY-MM-DD`. */
export const isoDay = z.iso.date({ message: BAD_DATE })

/** Whole kopecks. */
export const kopecks = z.int({ message: 'Некорректная сумма.' }).min(0, NEGATIVE_SUM)

/** What somebody looks for. */
export const searchText = (max: number) => z.string().max(max, 'Слишком длинный запрос.')

/** Categories that a list is narrowed to. */
export const categoryFilter = z.array(numericId).max(CATEGORIES_ASKED, MANY_CATEGORIES)

/** Gives a check of zod the words of a rule; `read` makes what the rule takes of whatever came. */
const said = <T>(rule: Rule<T>, read: (input: unknown) => T) => ({
  error: ({ input }: { readonly input?: unknown }) => rule(read(input)) ?? undefined,
})
const asText = (input: unknown) => (typeof input === 'string' ? input : '')
const asNumber = (input: unknown) => (typeof input === 'number' ? input : null)
const asList = (input: unknown): readonly unknown[] => (Array.isArray(input) ? input : [])

/** For a check of a string: the words of its rule. */
export const inWordsOf = (rule: Rule<string>) => said(rule, asText)

/** For `.check()`: what a rule of `validators` says of the value. Silent where an earlier check has spoken. */
export const judgedBy =
  <T>(rule: Rule<T>) =>
  ({ value, issues }: z.core.ParsePayload<T>): void => {
    const message = issues.length === 0 ? rule(value) : null
    if (message !== null) issues.push({ code: 'custom', message, input: value, continue: true })
  }

/** Text that is trimmed and judged by its rule; the bound of what is far too long is there for who reads the shape. */
export const textBy = (rule: TextRule) =>
  z
    .string({ error: () => rule('') ?? FILL_IN })
    .max(rule.max * 4 + 64, { error: () => rule('ы'.repeat(rule.max + 1)) ?? undefined })
    .transform((value) => value.trim())
    .check(judgedBy(rule))

/**
 * Trimmed text with limits in characters.
 * @param label names the field in the messages, e.g. «Название»
 */
export const text = (label: string, min: number, max: number) => textBy(textRule(label, min, max))

/** Whole number, kopecks among them, between these in the words of its rule. */
export const wholeBy = (rule: Rule<number | null>, [min, max]: readonly [number, number]) =>
  z.int(said(rule, asNumber)).min(min, said(rule, asNumber)).max(max, said(rule, asNumber))

/** Year that something was made or learnt in. */
export const year = wholeBy(yearRule, YEAR_LIMITS)

/** One of these words; the rule says what was to be chosen. */
export const oneOf = <const W extends readonly [string, ...string[]]>(words: W, rule: Rule<unknown>) =>
  z.enum(
    words,
    said(rule, () => null),
  )

/** For `.refine()`: a price is needed unless it is to be agreed. */
export const pricedBy = (
  rule: Rule<number | null>,
): [
  isPriced: (offer: { readonly priceType: string; readonly price: number | null }) => boolean,
  refusal: { path: PropertyKey[]; error: () => string | undefined },
] => [
  ({ priceType, price }) => priceType === 'NEGOTIABLE' || price !== null,
  { path: ['price'], error: () => rule(null) ?? undefined },
]

/** A tick that has to be set. */
export const tickBy = (rule: Rule<unknown>) =>
  z.literal(
    true,
    said(rule, () => false),
  )

/** So many things, in the words of the rule. */
export const listBy = <T extends z.ZodType>(
  item: T,
  rule: Rule<readonly unknown[]>,
  [min, max]: readonly [number, number],
) => z.array(item, said(rule, asList)).min(min, said(rule, asList)).max(max, said(rule, asList))

/** `{ data }`, the envelope of an answer (product §21). */
export const data = <T extends z.ZodType>(shape: T) => z.object({ data: shape })

/** `{ items, pagination: { totalItems } }`. `totalItems` is capped at `TOTAL_ITEMS_CAP`. */
export const page = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), pagination: z.object({ totalItems: z.int().min(0) }) })

/** `page` and `limit` of a list (product §3.16). */
export const pageQuery = {
  page: z.int({ message: BAD_PAGE }).min(1, BAD_PAGE).max(1000, BAD_PAGE).default(1),
  limit: z
    .int({ message: BAD_PAGE_SIZE })
    .min(1, BAD_PAGE_SIZE)
    .max(50, 'Не больше 50 на странице.')
    .default(DEFAULT_LIMIT),
}

/** A query that is refused with a range turned round; the message is at the range's second edge. */
export const inOrder = <Q extends z.ZodObject>(query: Q, ranges: readonly ListRange[]): Q =>
  ranges.reduce<Q>(
    (checked, range) =>
      checked.refine((given) => !isTurnedRound(given, range), { path: [range.to], message: range.message }),
    query,
  )

/** Parameter `{id}` of the paths. */
export const numericIdParams = z.object({ id: numericId })

/** Parameter `{id}` where it is a UUID: users, sessions, files, payments. */
export const uuidParams = z.object({ id: uuid })

/** Parameter `slug` of one segment. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, BAD_ADDRESS)
  .max(120, BAD_ADDRESS)

/** The version an editor has seen; a stale one gets 409 (product §21). */
export const versionBody = z.object({ version: z.int({ message: 'Укажите версию.' }) })

const BROKEN_LINK = 'Ссылка неполная.'

/** Secret of a link in a mail. Opening the link does not consume it: the page posts it. */
export const linkHash = z.string({ message: BROKEN_LINK }).min(1, BROKEN_LINK).max(200, BROKEN_LINK)

/** Ids of uploaded files, in order. */
export const fileIds = (max: number) => z.array(uuid).max(max, `Не больше файлов, чем ${max}.`).default([])

type Stored<F extends z.ZodType> = F extends z.ZodDefault<infer Inner> ? Inner : F

/**
 * Fields of a PATCH body out of those of the creation. What is left out stays as it is stored: `.partial()` would keep the
 * defaults of the creation and write them over what is there.
 */
export const changesOf = <S extends Readonly<Record<string, z.ZodType>>>(
  fields: S,
): { -readonly [K in keyof S]: z.ZodOptional<Stored<S[K]>> } =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      (field instanceof z.ZodDefault ? (field.unwrap() as z.ZodType) : field).optional(),
    ]),
  ) as never
