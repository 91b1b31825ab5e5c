import type { ReactNode } from 'react'
import { Link } from '../kit/index.ts'
import css from './Segment.module.css'

/** One of a few ways to look at a list. */
export interface Way {
  readonly name: string
  readonly to: string
  readonly isCurrent: boolean
}

export interface SegmentProps {
  /** Of what one is chosen. */
  label: string
  /** Of more ways than there is room for. */
  more?: ReactNode
  ways: readonly Way[]
}

/** Two or three ways to look at the same list, one of them taken. */
export function Segment({ label, ways, more }: SegmentProps) {
  return (
    <nav aria-label={label} className={css.segment}>
      {ways.map(({ name, to, isCurrent }) => (
        <Link key={name} to={to} className={css.part} aria-current={isCurrent ? 'page' : undefined}>
          {name}
        </Link>
      ))}
      {more}
    </nav>
  )
}
