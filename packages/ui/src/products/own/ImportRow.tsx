import { type CategoryOutline, indexTree } from '@artel/core/categories'
import { formatPrice } from '@artel/core/format'
import { categoryCell, type ProductTable, type ProductTableRow, productUnitLabels } from '@artel/core/products'
import { useState } from 'react'
import { CategorySelect, type CategorySelectProps } from '../../categories/index.ts'
import { Field, Input, Textarea } from '../../kit/index.ts'
import { UnitPrice } from '../../prices/index.ts'
import css from './Import.module.css'
import { importRu } from './import-ru.ts'

interface ImportRowProps extends Required<Pick<CategorySelectProps, 'tree' | 'own'>> {
  row: ProductTableRow
  columns: ProductTable['columns']
  /** What the server has said of it. */
  refusal: string | null
  onCell: (column: number, value: string) => void
}

/** A row of a table: the draft that it makes, or the cells that have to be mended, ready to be typed into. */
export function ImportRow({ row, columns, refusal, tree, own, onCell }: ImportRowProps) {
  // A cell that is being typed into stays, though it is right by now.
  const [held, hold] = useState<number | null>(null)
  const { number, cells, product, problems } = row
  const title = cells[columns.findIndex((column) => column?.kind === 'title')]?.trim() || importRu.untitled
  const ofRow = problems.filter(({ column }) => column < 0)
  const mended = columns.flatMap((column, place) => {
    const problem = problems.find((one) => one.column === place)
    return column && (problem || held === place) ? [{ column, place, error: problem?.message }] : []
  })
  return (
    <li className={css.row} data-wrong={product === null || undefined}>
      <div className={css.head}>
        <span className={css.name}>{title}</span>
        <span className={css.quiet}>
          {product ? `${importRu.row(number)}, ${importRu.draft}` : importRu.row(number)}
        </span>
        {product && (
          <UnitPrice
            size="small"
            price={{
              sum: formatPrice(product),
              unit: product.price === null ? undefined : productUnitLabels[product.unit],
            }}
          />
        )}
      </div>
      {refusal && <p className={css.wrong}>{refusal}</p>}
      {ofRow.map(({ message }) => (
        <p key={message} className={css.wrong}>
          {message}
        </p>
      ))}
      {mended.map(({ column, place, error }) => {
        const value = cells[place] ?? ''
        const typing = { onFocus: () => hold(place), onBlur: () => hold(null) }
        return (
          <div key={place} {...typing}>
            <Field label={importRu.cell(column.heading, number)} error={error}>
              {column.kind === 'category' ? (
                <CategorySelect
                  value={categoryOf(tree, value)}
                  tree={tree}
                  own={own}
                  onChange={(id) => onCell(place, id === null ? '' : categoryCell(tree, id))}
                />
              ) : column.kind === 'description' ? (
                <Textarea rows={3} value={value} onChange={({ target }) => onCell(place, target.value)} />
              ) : (
                <Input autoComplete="off" value={value} onChange={({ target }) => onCell(place, target.value)} />
              )}
            </Field>
          </div>
        )
      })}
    </li>
  )
}

/** The leaf that a cell was written as by this very choice. */
const categoryOf = (tree: readonly CategoryOutline[], cell: string): number | null => {
  const index = indexTree(tree)
  return index.all.find(({ id }) => index.isLeaf(id) && categoryCell(tree, id) === cell.trim())?.id ?? null
}
