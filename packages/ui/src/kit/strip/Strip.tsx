import { Children, type ReactNode } from 'react'
import css from './Strip.module.css'

export interface StripProps {
  /** Names the list: «Исполнители». */
  label: string
  /** Side by side on a desktop. */
  columns: 2 | 3 | 4
  /** Cards, one a place. */
  children: ReactNode
}

/** Cards of one kind: a grid where there is room, on a phone one after the other under the finger, each caught as it comes. */
export function Strip({ label, columns, children }: StripProps) {
  return (
    <ul className={css.strip} data-columns={columns} aria-label={label}>
      {Children.map(children, (card) => (
        <li className={css.place}>{card}</li>
      ))}
    </ul>
  )
}
