import * as z from 'zod'
import { isTurnedRound, type ListRange } from './list-ranges.ts'
import { DEFAULT_LIMIT } from './list-terms.ts'

/** UUID of users, sessions and messages. */
export const uuid = z.uuid({ message: 'Некорректный идентификатор.' })

/** Number of tasks, replies, chats, categories and cities; stays within what JSON carries exactly. */
export const numericId = z
  .int({ message: 'Некорректный номер.' })
  .min(1, 'Некорректный номер.')
  .max(Number.MAX_SAFE_INTEGER, 'Некорректный номер.')

/** Moment in ISO 8601, UTC. */
export const instant = z.iso.datetime({ message: 'Некорректная дата.' })

/** Whole kopecks. */
export const kopecks = z.int({ message: 'Некорректная сумма.' }).min(0, 'Сумма не может быть отрицательной.')

/** NUL is not text for SQL, and a lone surrogate is not text for UTF-8. */
const isStorable = (value: string) => !value.includes('\u0000') && !/\p{Surrogate}/u.test(value)

/** Length as a person counts it: by characters, not by UTF-16 units. */
const length = (value: string) => [...value].length

/**
 * Trimmed text with limits in characters.
 * @param label names the field in the messages, e.g. «Название»
 */
export const text = (label: string, min: number, max: number) =>
  z
    .string({ message: `${label}: заполните поле.` })
    .max(max * 4 + 64, `${label}: не больше ${max} символов.`)
    .transform((value) => value.trim())
    .refine(isStorable, `${label}: есть недопустимые символы.`)
    .refine(
      (value) => length(value) >= min,
      min <= 1 ? `${label}: заполните поле.` : `${label}: не меньше ${min} символов.`,
    )
    .refine((value) => length(value) <= max, `${label}: не больше ${max} символов.`)

/** `{ data }`, the envelope of an answer (domain.md "Wire conventions"). */
export const data = <T extends z.ZodType>(shape: T) => z.object({ data: shape })

/** `{ items, pagination: { totalItems } }`. `totalItems` is capped at `TOTAL_ITEMS_CAP`. */
export const page = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), pagination: z.object({ totalItems: z.int().min(0) }) })

/** `page` and `limit` of a list (spec §3 "Pagination"). */
export const pageQuery = {
  page: z
    .int({ message: 'Некорректная страница.' })
    .min(1, 'Некорректная страница.')
    .max(1000, 'Некорректная страница.')
    .default(1),
  limit: z
    .int({ message: 'Некорректный размер страницы.' })
    .min(1, 'Некорректный размер страницы.')
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
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Некорректный адрес.')
  .max(120, 'Некорректный адрес.')

/** The version an editor has seen; a stale one gets 409 (domain.md "Wire conventions"). */
export const versionBody = z.object({ version: z.int({ message: 'Укажите версию.' }) })

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
