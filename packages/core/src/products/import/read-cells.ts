import type { ProductRow } from '../../contract/products.ts'
import { quoted } from '../../format/index.ts'
import { plainText } from '../../search/index.ts'
import { readPrice } from '../../tables/index.ts'

/** What a cell says, or a Russian sentence about what to write instead. */
export type CellRead<T> = { readonly value: T } | { readonly problem: string }

type Unit = ProductRow['unit']

const UNITS: readonly (readonly [Unit, RegExp])[] = [
  ['SQUARE_METRE', /^(?:м2|м²|кв\.? ?м|квадратн)/u],
  ['PIECE', /^(?:шт|штук|piece)/u],
  ['SET', /^(?:компл|набор|set)/u],
  ['HOUR', /^(?:ч$|ч\.|час|hour)/u],
  ['METRE', /^(?:м$|м\.|метр|пог|п\.? ?м|metre)/u],
]

const unitIn = (word: string): Unit | null =>
  UNITS.find(([, says]) => says.test(word.toLowerCase().trim()))?.[0] ?? null

/** «шт.», «м²»; an empty cell is a piece. */
export const readUnit = (cell: string): CellRead<Unit> => {
  if (cell === '') return { value: 'PIECE' }
  const unit = unitIn(cell)
  return unit
    ? { value: unit }
    : { problem: `Единица ${quoted(cell.slice(0, 20))} не подходит: шт., м, м², компл. или час.` }
}

interface ProductPrice extends Pick<ProductRow, 'priceType' | 'price'> {
  /** What the price itself says of it: «500 ₽/м²». */
  readonly unit: Unit | null
}

/** «1 200,50», «от 900 ₽», «договорная». */
export const readProductPrice = (cell: string): CellRead<ProductPrice> => {
  if (cell === '') return { problem: 'Укажите цену числом или напишите «договорная».' }
  const read = readPrice(cell)
  if (!read)
    return { problem: `Это не похоже на цену: ${quoted(cell.slice(0, 40))}. Напишите число, например «1 200,50».` }
  return { value: { priceType: read.priceType, price: read.price, unit: unitIn(read.unit ?? '') } }
}

const SOLD_OUT = /^(?:0|нет|нет в наличии|закончил(?:ся|ась|ось|ись)|(?:рас)?продан[аоы]?)$/u
const IN_STOCK = /^(?:(?:есть )?в наличии|есть|да|\+|[1-9]\d{0,5})$/u

/** «В наличии», «на заказ», «нет в наличии», or how many are left; `null` where nothing is said. */
export const readAvailability = (cell: string): CellRead<ProductRow['availability'] | null> => {
  const word = plainText(cell)
  if (word === '') return { value: null }
  if (/заказ/u.test(word)) return { value: 'TO_ORDER' }
  if (SOLD_OUT.test(word)) return { value: 'SOLD_OUT' }
  if (IN_STOCK.test(word)) return { value: 'IN_STOCK' }
  return { problem: 'Напишите «в наличии», «на заказ» или «нет в наличии».' }
}

/** «14», «14 дней»; `null` where nothing is said. */
export const readDays = (cell: string): CellRead<number | null> => {
  if (cell === '') return { value: null }
  const [, days] = /^(\d{1,6})\s*(?:дн\.?|день|дня|дней)?$/iu.exec(cell) ?? []
  return days === undefined ? { problem: 'Напишите, за сколько дней изготовите, числом.' } : { value: Number(days) }
}

/** «Самовывоз», «доставка», or both; an empty cell is for those who fetch it. */
export const readDelivery = (cell: string): CellRead<ProductRow['delivery']> => {
  const word = plainText(cell)
  const [fetched, brought] = [/самовывоз/u.test(word), /достав/u.test(word)]
  if (fetched && brought) return { value: 'BOTH' }
  if (brought) return { value: 'DELIVERY' }
  if (fetched || word === '') return { value: 'PICKUP' }
  return { problem: 'Напишите «самовывоз», «доставка» или «самовывоз и доставка».' }
}
