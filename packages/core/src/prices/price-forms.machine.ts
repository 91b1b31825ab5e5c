import type { ActorRefFrom } from 'xstate'
import type { ApiClient } from '../api/index.ts'
import type { Service } from '../contract/cases.ts'
import type { CallArgs } from '../contract/contract.ts'
import type { PriceType } from '../contract/task-replies.ts'
import { choiceField, defineForm, onlyWhen, optionalTextField, textField, valueField } from '../forms/index.ts'
import { choiceRules, priceRule, serviceRules } from '../validators/index.ts'
import { linesOf, NO_ROOM, readPriceTable } from './read-price-table.ts'

type Priced = { readonly priceType: PriceType }

/** What a line of a price list says. */
export type ServiceBody = Omit<CallArgs<'createService'>['body'], 'price' | 'unit'> & {
  readonly price: number | null
  readonly unit: string | null
}

/** A line of one's price list, a new one or one that is changed. Money in kopecks, `null` while empty. */
export const serviceForm = defineForm({
  id: 'service',
  fields: {
    categoryId: choiceField<number>(choiceRules.category),
    name: textField(serviceRules.name),
    priceType: valueField<PriceType>('FROM'),
    price: onlyWhen(
      ({ priceType }: Priced) => priceType !== 'NEGOTIABLE',
      valueField<number | null, Priced>(null, priceRule),
    ),
    unit: optionalTextField(serviceRules.unit),
  },
  send: (body, { save }: { readonly save: (body: ServiceBody) => Promise<Service> }) => save(body),
})
export type ServiceValues = typeof serviceForm.initial

/** A line as its form begins. */
export const serviceValues = ({ category, name, priceType, price, unit }: Service): ServiceValues => ({
  categoryId: category.id,
  name,
  priceType,
  price,
  unit: unit ?? '',
})

/** What came of a pasted table. */
export interface PastedPrices {
  /** The whole price list. */
  readonly services: readonly Service[]
  readonly added: number
  /** Rows that made no line, as they were pasted: to be mended and sent once more. */
  readonly left: string
}

interface PastePorts {
  readonly api: Pick<ApiClient, 'createServices'>
  /** The same table sent again has the same key (`intentKeys`). */
  readonly keyOf: (body: unknown) => string
  /** How many lines more the price list takes. */
  readonly room: number
}

/** Judged by the table alone: what there is room for, whoever sends it knows. */
const tableRule = (text: string): string | null => {
  const rows = readPriceTable(text, Number.POSITIVE_INFINITY)
  if (rows.length === 0) return 'Вставьте строки таблицы.'
  return linesOf(rows).length === 0 ? 'Ни одна строка не подходит. Что не так, написано у каждой.' : null
}

/** Prices out of a table: the rows that are sound are added together, the others are left to be mended. */
export const pastePricesForm = defineForm({
  id: 'pastePrices',
  fields: { categoryId: choiceField<number>(choiceRules.category), text: textField(tableRule) },
  async send({ categoryId, text }, { api, keyOf, room }: PastePorts): Promise<PastedPrices> {
    const rows = readPriceTable(text, room)
    const lines = linesOf(rows)
    if (lines.length === 0) throw new Error(NO_ROOM)
    const body = { categoryId, lines }
    const { data } = await api.createServices({ body }, { idempotencyKey: keyOf(body) })
    const left = rows.filter(({ problem }) => problem !== null).map((row) => row.text)
    return { services: data, added: lines.length, left: left.join('\n') }
  },
})
export type PastedPricesValues = typeof pastePricesForm.initial

/** Form of a line of a price list (product §17.4). Port: `submit`; `serviceForm` gives it. */
export const serviceMachine = serviceForm.machine
/** Form that takes a table of prices. Port: `submit`; `pastePricesForm` gives it. */
export const pastePricesMachine = pastePricesForm.machine

export type ServiceFormActor = ActorRefFrom<typeof serviceMachine>
export type PastePricesActor = ActorRefFrom<typeof pastePricesMachine>
