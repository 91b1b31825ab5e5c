import type { ReactNode } from 'react'
import { Link } from '../kit/index.ts'
import css from './CategoryLinks.module.css'

/** A category as a way to its list. */
export interface CategoryWay {
  readonly id: number
  readonly name: string
  readonly to: string
  /** How much is in it; left out where nobody has counted. */
  readonly count?: number | undefined
  readonly isCurrent?: boolean
}

export interface CategoryLinksProps {
  title: string
  /** The window that takes several is asked for here, if there is one. */
  several?: ReactNode
  /** The way out of all of them; `null` while none is chosen. */
  all: { readonly name: string; readonly to: string } | null
  /** Above the chosen one, from the root. */
  above: readonly CategoryWay[]
  /** Name of the chosen one. */
  current: string | null
  /** Roots, or what is below the chosen one. */
  below: readonly CategoryWay[]
}

/** Ways into and out of categories beside a list: a row to swipe on a phone, a column on a desktop. */
export function CategoryLinks({ title, several, all, above, current, below }: CategoryLinksProps) {
  return (
    <nav aria-label={title} className={css.nav}>
      <p className={css.title}>{title}</p>
      <ul className={css.list}>
        {several && <li>{several}</li>}
        {all && (
          <li>
            <Link to={all.to} className={css.link}>
              {all.name}
            </Link>
          </li>
        )}
        {above.map(({ id, name, to }) => (
          <li key={id}>
            <Link to={to} className={css.link}>
              {name}
            </Link>
          </li>
        ))}
        {current !== null && (
          <li>
            <span className={css.current} aria-current="true">
              {current}
            </span>
          </li>
        )}
        {below.map(({ id, name, to, count, isCurrent = false }) => (
          <li key={id} data-below={current !== null || undefined} className={css.item}>
            <Link to={to} className={isCurrent ? css.current : css.link} aria-current={isCurrent ? 'true' : undefined}>
              <span>{name}</span>
              {count !== undefined && <span className={css.count}>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export interface SeveralButtonProps {
  children: ReactNode
  /** How many are chosen; `null` for one at most. */
  count: number | null
  onClick: () => void
}

/** Asks for the window that takes several categories. */
export function SeveralButton({ children, count, onClick }: SeveralButtonProps) {
  return (
    <button type="button" className={css.several} onClick={onClick}>
      {children}
      {count !== null && <span className={css.count}>{count}</span>}
    </button>
  )
}
