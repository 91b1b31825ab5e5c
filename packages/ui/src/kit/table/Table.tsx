import type { ReactNode } from 'react'
import css from './Table.module.css'

/** A column; `numeric` sets its figures under one another. */
export interface TableColumn<Row> {
  readonly id: string
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  readonly numeric?: boolean
}

export interface TableProps<Row> {
  /** Names the table; read out and shown above. */
  caption: string
  captionHidden?: boolean
  /** The first one names its row. */
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
}

/** Rows to compare. On a phone each row is a card whose lines name themselves: nothing is squeezed. */
export function Table<Row>({ caption, captionHidden = false, columns, rows, rowKey }: TableProps<Row>) {
  return (
    // Roles are said aloud: a table that is laid out as cards would no longer be one for those who listen.
    // biome-ignore lint/a11y/noRedundantRoles: see above.
    <table role="table" className={css.table}>
      <caption className={css.caption} data-hidden={captionHidden || undefined}>
        {caption}
      </caption>
      {/* biome-ignore lint/a11y/noRedundantRoles: see above. */}
      <thead role="rowgroup" className={css.head}>
        {/* biome-ignore lint/a11y/noRedundantRoles: see above. */}
        <tr role="row">
          {columns.map(({ id, header, numeric }) => (
            // biome-ignore lint/a11y/noRedundantRoles: see above.
            <th key={id} role="columnheader" scope="col" data-numeric={numeric || undefined} className={css.header}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      {/* biome-ignore lint/a11y/noRedundantRoles: see above. */}
      <tbody role="rowgroup">
        {rows.map((row) => (
          // biome-ignore lint/a11y/noRedundantRoles: see above.
          <tr key={rowKey(row)} role="row" className={css.row}>
            {columns.map((column, index) => (
              <Cell key={column.id} column={column} row={row} first={index === 0} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cell<Row>({ column, row, first }: { column: TableColumn<Row>; row: Row; first: boolean }) {
  const content = (
    <>
      {!first && (
        <span aria-hidden="true" className={css.name}>
          {column.header}
        </span>
      )}
      <span className={css.value}>{column.cell(row)}</span>
    </>
  )
  return first ? (
    // biome-ignore lint/a11y/noRedundantRoles: see Table.
    <th role="rowheader" scope="row" className={css.title}>
      {content}
    </th>
  ) : (
    // biome-ignore lint/a11y/noRedundantRoles: see Table.
    <td role="cell" className={css.cell} data-numeric={column.numeric || undefined}>
      {content}
    </td>
  )
}
