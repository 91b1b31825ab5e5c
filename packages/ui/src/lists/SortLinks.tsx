import { Link } from '../kit/index.ts'
import { ru } from './ru.ts'
import css from './Segment.module.css'
import type { Way } from './Segment.tsx'

/** Orders of a list as links. */
export function SortLinks({ ways }: { ways: readonly Way[] }) {
  return (
    <nav aria-label={ru.sort} className={css.sorts}>
      {ways.map(({ name, to, isCurrent }) => (
        <Link key={name} to={to} className={css.sort} aria-current={isCurrent ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  )
}
