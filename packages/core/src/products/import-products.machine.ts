import type { ActorRefFrom } from 'xstate'
import { type ApiClient, errorMessage } from '../api/index.ts'
import type { CategoryOutline } from '../categories/index.ts'
import { PRODUCT_LIMITS } from '../contract/content-terms.ts'
import type { CallArgs } from '../contract/contract.ts'
import type { OwnProductCard } from '../contract/products.ts'
import { choiceField, defineForm, textField } from '../forms/index.ts'
import { choiceRules } from '../validators/index.ts'
import { onlyRows, readProductTable, TABLE_LIMITS } from './import/read-product-table.ts'

type Row = CallArgs<'createProducts'>['body']['rows'][number]
interface Numbered {
  readonly number: number
  readonly row: Row
}

/** A row that the server turned down, by its place in what is left. */
export interface RefusedRow {
  /** As a spreadsheet counts the rows of `left`. */
  readonly number: number
  readonly message: string
}

/** What came of a table. */
export interface ImportReport {
  readonly created: readonly OwnProductCard[]
  /** Headings and rows that made no product, to be mended and sent once more; empty when all did. */
  readonly left: string
  readonly refused: readonly RefusedRow[]
  /** Why the rest was not sent: the connection is gone, for one. What was created stays. */
  readonly interrupted: string | null
}

export interface ImportPorts {
  readonly api: Pick<ApiClient, 'createProducts'>
  /** The categories as they have come by now. */
  readonly tree: () => readonly CategoryOutline[]
  /** The same rows sent again have the same key (`intentKeys`). */
  readonly keyOf: (body: unknown) => string
  /** Told after each part that the server took. */
  readonly onProgress: (done: number, of: number) => void
}

/** Characters of one call; in Russian each takes two bytes, and the server reads no more than 128 KB. */
const PART_LENGTH = 48_000

/** Rows in parts that one call may carry. */
export const importParts = <T extends { readonly row: object }>(rows: readonly T[]): readonly (readonly T[])[] => {
  const parts: T[][] = []
  let length = 0
  for (const row of rows) {
    const own = JSON.stringify(row.row).length
    const part = parts.at(-1)
    if (part && part.length < PRODUCT_LIMITS.atOnce && length + own <= PART_LENGTH) {
      part.push(row)
      length += own
    } else {
      parts.push([row])
      length = own
    }
  }
  return parts
}

const tableRule = (text: string): string | null => {
  if (text.trim() === '') return 'Выберите файл или вставьте строки таблицы.'
  return text.length > TABLE_LIMITS.length ? 'Таблица слишком длинная. Разделите её на несколько файлов.' : null
}

/** Said of a table none of whose rows can be sent. */
export const NO_SOUND_ROWS = 'Ни одна строка не готова. Что исправить, написано у каждой.'

/** Products out of a table: rows that are sound become drafts, the others are left to be mended. */
export const importProductsForm = defineForm({
  id: 'importProducts',
  fields: {
    cityId: choiceField<number>(choiceRules.city),
    text: textField((text) => tableRule(text)),
  },
  async send({ cityId, text }, { api, tree, keyOf, onProgress }: ImportPorts): Promise<ImportReport> {
    const { rows } = readProductTable(text, tree())
    const sound = rows.flatMap(({ number, product }): Numbered[] =>
      product ? [{ number, row: { ...product, cityId } as Row }] : [],
    )
    if (sound.length === 0) throw new Error(NO_SOUND_ROWS)
    const created: OwnProductCard[] = []
    const done = new Set<number>()
    const refusals = new Map<number, string>()
    let interrupted: string | null = null
    for (const part of importParts(sound)) {
      const body = { rows: part.map(({ row }) => row) }
      try {
        const { data } = await api.createProducts({ body }, { idempotencyKey: keyOf(body) })
        for (const [place, outcome] of data.rows.entries()) {
          const number = part[place]?.number ?? 0
          if (outcome.status === 'CREATED') {
            created.push(outcome.product)
            done.add(number)
          } else refusals.set(number, Object.values(outcome.fields)[0] ?? outcome.message)
        }
        onProgress(done.size + refusals.size, sound.length)
      } catch (error) {
        if (done.size + refusals.size === 0) throw error
        interrupted = errorMessage(error)
        break
      }
    }
    const kept = rows.map(({ number }) => number).filter((number) => !done.has(number))
    const left = onlyRows(text, new Set(kept))
    // The headings are the first row of what is left.
    const refused = kept.flatMap((number, place) => {
      const message = refusals.get(number)
      return message === undefined ? [] : [{ number: place + 2, message }]
    })
    return { created, left, refused, interrupted }
  },
})
export type ImportValues = typeof importProductsForm.initial

/** Form that takes a table of goods (product §17.1). Port: `submit`; `importProductsForm` gives it. */
export const importProductsMachine = importProductsForm.machine

export type ImportProductsActor = ActorRefFrom<typeof importProductsMachine>
