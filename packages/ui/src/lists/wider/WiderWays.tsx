import { Link } from '../../kit/index.ts'
import css from './WiderWays.module.css'

/** A search beside this one that finds more. */
export interface WiderWay {
  readonly label: string
  readonly to: string
  /** How many it finds. */
  readonly count: number
}

/** Where more is found, each with how much; nothing where nothing is. */
export function WiderWays({ title, ways }: { title: string; ways: readonly WiderWay[] }) {
  if (ways.length === 0) return null
  return (
    <nav aria-label={title} className={css.wider}>
      <p className={css.title}>{title}</p>
      <ul className={css.ways}>
        {ways.map(({ label, to, count }) => (
          <li key={to}>
            <Link to={to} className={css.way}>
              <span>{label}</span>
              <span className={css.count}>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
