import type { CategoryOutline } from '../../categories/index.ts'
import { PRODUCT_LIMITS } from '../../contract/content-terms.ts'
import type { ProductRow } from '../../contract/products.ts'
import { splitCells, writeCells } from '../../tables/index.ts'
import { priceRule, productRules } from '../../validators/index.ts'
import { categoryReader } from './category-cell.ts'
import { COLUMN_HEADINGS, columnOf, NEEDED_COLUMNS, type ProductColumn } from './columns.ts'
import { type CellRead, readAvailability, readDays, readDelivery, readProductPrice, readUnit } from './read-cells.ts'

/** Characters that are read of a table, and rows that are taken out of one file. */
export const TABLE_LIMITS = { length: 500_000, rows: 200 } as const

/** What is wrong with a cell, and what to do. */
export interface CellProblem {
  /** Place of the cell in its row, from 0; -1 where the row as a whole is meant. */
  readonly column: number
  readonly heading: string
  readonly message: string
}

/** A product out of a table, without the city, which is one for all. */
export type TableProduct = Omit<ProductRow, 'cityId'>

/** A row with words: the product that it makes, or what to mend. */
export interface ProductTableRow {
  /** As a spreadsheet numbers its rows, the headings among them. */
  readonly number: number
  readonly cells: readonly string[]
  readonly product: TableProduct | null
  /** Empty exactly when it makes a product. */
  readonly problems: readonly CellProblem[]
}

/** A table of goods. */
export interface ProductTable {
  /** By place; `null` for what is not taken over. */
  readonly columns: readonly (ProductColumn | null)[]
  /** Headings that are needed and not there: nothing is read then. */
  readonly missing: readonly string[]
  /** Headings of columns that are not taken over. */
  readonly ignored: readonly string[]
  readonly rows: readonly ProductTableRow[]
}

type Cells = readonly string[]

const isEmpty = (cells: Cells) => cells.every((cell) => cell.trim() === '')
const DELIMITERS = [';', '\t', ','] as const

const known = (cells: Cells = []) => cells.filter((cell) => columnOf(cell) !== null).length

/** Rows of a text, and what stands between its cells: the sign that makes most sense of the headings. */
const readCells = (text: string): { readonly delimiter: string; readonly rows: readonly Cells[] } => {
  const plain = text.replace(/^\uFEFF/u, '').slice(0, TABLE_LIMITS.length)
  const head = plain.trimStart().slice(0, 5_000)
  const score = (delimiter: string) => known(splitCells(head, delimiter)[0])
  const [delimiter = ';'] = DELIMITERS.toSorted((a, b) => score(b) - score(a))
  return { delimiter, rows: splitCells(plain, delimiter) }
}

const oneLine = (cell: string) => cell.replace(/\s+/gu, ' ').trim()

const rowReader = (columns: readonly (ProductColumn | null)[], category: ReturnType<typeof categoryReader>) => {
  const placeOf = (kind: ProductColumn['kind']) => columns.findIndex((column) => column?.kind === kind)

  return (cells: Cells): Pick<ProductTableRow, 'product' | 'problems'> => {
    const problems: CellProblem[] = []
    const tell = (column: number, message: string | null) => {
      if (message !== null) problems.push({ column, heading: columns[column]?.heading ?? '', message })
    }
    const cellOf = (kind: ProductColumn['kind']) => oneLine(cells[placeOf(kind)] ?? '')
    const read = <T>(kind: ProductColumn['kind'], reading: CellRead<T>, instead: T): T => {
      if ('value' in reading) return reading.value
      tell(placeOf(kind), reading.problem)
      return instead
    }

    const title = cellOf('title')
    tell(placeOf('title'), productRules.title(title))
    const leaf = category(cellOf('category'))
    if ('problem' in leaf) tell(placeOf('category'), leaf.problem)
    const description = (cells[placeOf('description')] ?? '').trim()
    tell(placeOf('description'), productRules.description(description))
    const noPrice = { priceType: 'NEGOTIABLE', price: null, unit: null } as const
    const { priceType, price, unit: pricedUnit } = read('price', readProductPrice(cellOf('price')), noPrice)
    if (priceType !== 'NEGOTIABLE') tell(placeOf('price'), priceRule(price))
    const unit = read('unit', readUnit(cellOf('unit')), 'PIECE')
    const days = read('orderDays', readDays(cellOf('orderDays')), null)
    const said = read('availability', readAvailability(cellOf('availability')), null)
    const availability = said ?? (days === null ? 'IN_STOCK' : 'TO_ORDER')
    const isDaysTold = problems.some(({ column }) => column === placeOf('orderDays') && column >= 0)
    if (availability === 'TO_ORDER' && !isDaysTold) {
      const place = placeOf('orderDays')
      tell(place < 0 ? placeOf('availability') : place, productRules.orderDays(days))
    }
    const delivery = read('delivery', readDelivery(cellOf('delivery')), 'PICKUP')
    const sku = cellOf('sku')
    tell(placeOf('sku'), productRules.sku(sku))
    const attributes = columns.flatMap((column, place) => {
      const value = oneLine(cells[place] ?? '')
      if (column?.kind !== 'attribute' || value === '') return []
      tell(place, productRules.attributeName(column.name) ?? productRules.attributeValue(value))
      return [{ name: column.name, value }]
    })
    if (attributes.length > PRODUCT_LIMITS.attributes) tell(-1, productRules.attributes(attributes))
    if (problems.length > 0 || 'problem' in leaf) return { product: null, problems }
    const product: TableProduct = {
      title,
      categoryId: leaf.id,
      description,
      priceType,
      price,
      unit: cellOf('unit') === '' && pricedUnit ? pricedUnit : unit,
      availability,
      orderDays: availability === 'IN_STOCK' || productRules.orderDays(days) !== null ? null : days,
      delivery,
      attributes,
      sku: sku === '' ? null : sku,
    }
    return { product, problems }
  }
}

/**
 * Reads a table of goods as a spreadsheet saves or copies it: the first row with words has the headings, cells are apart by
 * semicolons, tabs or commas. Empty rows are passed over; every other row makes a product or says of its cells what to mend.
 */
export const readProductTable = (text: string, tree: readonly CategoryOutline[]): ProductTable => {
  const { rows } = readCells(text)
  const first = rows.findIndex((cells) => !isEmpty(cells))
  const headings = rows[first] ?? []
  const columns = headings.map(columnOf)
  const missing = NEEDED_COLUMNS.filter((kind) => !columns.some((column) => column?.kind === kind)).map(
    (kind) => COLUMN_HEADINGS[kind],
  )
  const ignored = headings.map(oneLine).filter((heading, place) => heading !== '' && columns[place] === null)
  if (missing.length > 0) return { columns, missing, ignored, rows: [] }
  const readRow = rowReader(columns, categoryReader(tree))
  const tooMany = {
    product: null,
    problems: [
      { column: -1, heading: '', message: `За один раз читаем ${TABLE_LIMITS.rows} строк: эта пойдёт следующей.` },
    ],
  }
  const filled = rows
    .map((cells, place) => ({ number: place + 1, cells }))
    .filter(({ number, cells }) => number > first + 1 && !isEmpty(cells))
  return {
    columns,
    missing,
    ignored,
    rows: filled.map((row, place) => ({ ...row, ...(place < TABLE_LIMITS.rows ? readRow(row.cells) : tooMany) })),
  }
}

/** The same text with another word in one cell. @param number of the row, as a spreadsheet counts */
export const withCell = (text: string, number: number, column: number, value: string): string => {
  const { delimiter, rows } = readCells(text)
  const changed = rows.map((cells, place) =>
    place === number - 1
      ? Array.from({ length: Math.max(cells.length, column + 1) }, (_, at) =>
          at === column ? value : (cells[at] ?? ''),
        )
      : cells,
  )
  return writeCells(changed, delimiter)
}

/** The headings and these rows alone; empty without rows. */
export const onlyRows = (text: string, numbers: ReadonlySet<number>): string => {
  if (numbers.size === 0) return ''
  const { delimiter, rows } = readCells(text)
  const first = rows.findIndex((cells) => !isEmpty(cells))
  return writeCells(
    rows.filter((_, place) => place === first || numbers.has(place + 1)),
    delimiter,
  )
}

/** A table to begin with, as a file that a spreadsheet opens: the headings and one row that shows how they are filled. */
export const productTemplate = (category: string): string =>
  `\uFEFF${writeCells(
    [
      [...Object.values(COLUMN_HEADINGS), 'Характеристика: Материал'],
      [
        'Обеденный стол из дуба',
        category,
        'Стол на шесть человек, столешница 40 мм, покрытие маслом.',
        '48 000',
        'шт.',
        'на заказ',
        '21',
        'самовывоз и доставка',
        'СТ-120',
        'Массив дуба',
      ],
    ],
    ';',
  )}\r\n`
