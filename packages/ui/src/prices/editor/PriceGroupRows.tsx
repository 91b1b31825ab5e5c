import type { Service } from '@artel/core/contract'
import { formatPrice } from '@artel/core/format'
import type { PriceGroup } from '@artel/core/prices'
import { Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { IconButton, VisuallyHidden } from '../../kit/index.ts'
import { MoveButtons, useOrder } from '../../kit/order/index.ts'
import { UnitPrice } from '../UnitPrice.tsx'
import css from './Editor.module.css'
import { ru } from './ru.ts'

/** The line that is being changed, and its form in its place. */
export interface EditedLine {
  readonly id: number
  readonly form: ReactNode
}

export interface PriceGroupRowsProps {
  group: PriceGroup
  edited: EditedLine | null
  /** Moves the whole category; none where it is the only one. */
  moves: ReactNode
  onEdit: (line: Service) => void
  onRemove: (line: Service) => void
  /** To another place in the category, from 0. */
  onMove: (id: number, to: number) => void
}

/** The lines of one category, to be changed and put in order. */
export function PriceGroupRows({ group: { category, lines }, edited, moves, ...on }: PriceGroupRowsProps) {
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const order = useOrder(
    lines.map((line) => ({ key: line.id, name: line.name })),
    list,
    on.onMove,
  )
  return (
    <section aria-labelledby={id} className={css.group}>
      <header className={css.head}>
        {moves}
        <h2 id={id} className={css.category}>
          {category.name}
        </h2>
      </header>
      <ul ref={list} className={css.lines}>
        {lines.map((line, index) =>
          edited?.id === line.id ? (
            <li key={line.id} className={css.edited}>
              {edited.form}
            </li>
          ) : (
            <li key={line.id} className={css.line} {...order.rowProps(index)}>
              {lines.length > 1 && (
                <MoveButtons
                  name={line.name}
                  isFirst={index === 0}
                  isLast={index === lines.length - 1}
                  onMove={(by) => order.moveBy(index, by)}
                />
              )}
              <span className={css.name}>{line.name}</span>
              <UnitPrice
                size="small"
                price={{ sum: formatPrice(line), unit: line.unit === null ? undefined : ru.perUnit(line.unit) }}
              />
              <span className={css.acts}>
                <IconButton icon={Pencil} label={ru.change(line.name)} dense onClick={() => on.onEdit(line)} />
                <IconButton icon={Trash2} label={ru.remove(line.name)} dense onClick={() => on.onRemove(line)} />
              </span>
            </li>
          ),
        )}
      </ul>
      <VisuallyHidden>
        <span role="status">{order.said}</span>
      </VisuallyHidden>
    </section>
  )
}
