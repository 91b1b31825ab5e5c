import type { PriceType } from '../contract/task-replies.ts'
import { readPrice, splitCells } from '../tables/index.ts'
import { priceRule, serviceRules } from '../validators/index.ts'

/** A line of a table as it is added. */
export interface TableLine {
  readonly name: string
  readonly priceType: PriceType
  /** Kopecks; `null` exactly when NEGOTIABLE. */
  readonly price: number | null
  /** «м²». */
  readonly unit: string | null
}

/** A row of a pasted table: the line that it makes, or a Russian sentence about what is wrong with it. */
export type TableRow =
  | { readonly number: number; readonly text: string; readonly line: TableLine; readonly problem: null }
  | { readonly number: number; readonly text: string; readonly line: null; readonly problem: string }

/** Said of a row that a price list has no place for any more. */
export const NO_ROOM = 'В прайс-листе больше нет места.'
/** Characters that are read of a table; what follows is a book. */
export const TABLE_LENGTH = 60_000

const HEADING = /цен|стоимост|услуг|наименован|название|работ/iu

const trimmed = (cell: string) => cell.replace(/\s+/gu, ' ').trim()

const cellsOf = (text: string): readonly (readonly string[])[] => {
  const delimiter = text.includes('\t') ? '\t' : ';'
  return splitCells(text, delimiter).map((cells) => cells.map(trimmed))
}

const unitOf = (cell: string) => cell.replace(/^за\s+/iu, '') || null

const lineOf = ([name = '', price = '', unit = '']: readonly string[]): TableLine | string => {
  const wrongName = serviceRules.name(name)
  if (wrongName !== null) return wrongName
  const read = readPrice(price)
  if (!read) return price === '' ? 'Нет цены.' : `Это не похоже на цену: «${price.slice(0, 40)}».`
  const line = { name, ...read, unit: unitOf(unit) ?? read.unit }
  const wrongPrice = line.priceType === 'NEGOTIABLE' ? null : priceRule(line.price)
  return wrongPrice ?? serviceRules.unit(line.unit ?? '') ?? line
}

/** The names of the columns: no price where the price stands, and words of a heading. */
const isHeading = ([name = '', price = '']: readonly string[]) =>
  readPrice(price) === null && !/\d/u.test(price) && HEADING.test(`${name} ${price}`) && price !== ''

/**
 * Reads a table of prices as it is copied from Excel, a browser or a letter: name, price, unit, apart by tabs, or by semicolons
 * where there are none. Empty rows and the names of the columns are passed over; every other row makes a line or says why not.
 * @param room how many lines more a price list takes
 */
export const readPriceTable = (text: string, room: number): readonly TableRow[] => {
  const filled = cellsOf(text.slice(0, TABLE_LENGTH).replaceAll('\r', ''))
    .map((cells, index) => ({ cells, number: index + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  const [first, ...rest] = filled
  let left = room
  return (first && isHeading(first.cells) ? rest : filled).map(({ cells, number }): TableRow => {
    const row = { number, text: cells.join('\t') }
    const line = lineOf(cells)
    if (typeof line === 'string') return { ...row, line: null, problem: line }
    if (left === 0) return { ...row, line: null, problem: NO_ROOM }
    left -= 1
    return { ...row, line, problem: null }
  })
}

/** The lines of the rows that make some. */
export const linesOf = (rows: readonly TableRow[]): TableLine[] => rows.flatMap(({ line }) => line ?? [])
