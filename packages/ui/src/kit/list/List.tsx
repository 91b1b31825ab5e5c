import type { ReactNode } from 'react'
import { Link } from '../index.ts'
import css from './List.module.css'

/** Rows one under another, parted by lines. */
export function List({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className={css.list}>
      {children}
    </ul>
  )
}

export interface ListItemProps {
  title: ReactNode
  note?: ReactNode
  /** An icon or an avatar. */
  start?: ReactNode
  /** A price, a badge, a button. */
  end?: ReactNode
  /** Makes the whole row lead there; what stands at the end stays a control of its own. */
  to?: string
}

/** One row of a list. */
export function ListItem({ title, note, start, end, to }: ListItemProps) {
  return (
    <li className={css.item} data-link={to ? true : undefined}>
      {start && <span className={css.start}>{start}</span>}
      <span className={css.words}>
        {to ? (
          <Link to={to} className={css.link}>
            {title}
          </Link>
        ) : (
          <span className={css.title}>{title}</span>
        )}
        {note && <span className={css.note}>{note}</span>}
      </span>
      {end && <span className={css.end}>{end}</span>}
    </li>
  )
}

export interface FactsProps {
  facts: readonly { readonly name: string; readonly value: ReactNode }[]
}

/** Names and what stands for them: «Опыт — 8 лет». */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className={css.facts}>
      {facts.map(({ name, value }) => (
        <div key={name} className={css.fact}>
          <dt className={css.name}>{name}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
