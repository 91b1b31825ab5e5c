import type { ReactNode } from 'react'
import css from './Stats.module.css'

/** A number that speaks for a person or a thing: `value` is already written, «184», «15 минут». */
export interface Stat {
  readonly label: string
  readonly value: ReactNode
  /** What the number rests on: «127 отзывов». */
  readonly note?: string
}

export interface StatsProps {
  /** Four at most side by side. */
  items: readonly Stat[]
}

/** A few numbers in a row, two by two on a phone. */
export function Stats({ items }: StatsProps) {
  return (
    <dl className={css.stats}>
      {items.map(({ label, value, note }) => (
        <div key={label} className={css.stat}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value}>{value}</dd>
          {note && <dd className={css.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
