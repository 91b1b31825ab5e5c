import { Link } from '../index.ts'
import { showInRow } from './show-in-row.ts'
import css from './Tabs.module.css'

/** A page of the row. */
export interface LinkTab {
  readonly to: string
  readonly label: string
  readonly count?: number
  readonly current: boolean
}

export interface LinkTabsProps {
  /** Names the row for those who listen. */
  label: string
  tabs: readonly LinkTab[]
}

/** Pages side by side, each with an address of its own: links, though they look like tabs. */
export function LinkTabs({ label, tabs }: LinkTabsProps) {
  return (
    <nav aria-label={label} className={css.list}>
      {tabs.map(({ to, label: words, count, current }) => (
        <Link
          key={to}
          ref={current ? showInRow : undefined}
          to={to}
          className={css.tab}
          data-state={current ? 'active' : 'inactive'}
          aria-current={current ? 'page' : undefined}
        >
          {words}
          {count !== undefined && <span className={css.count}>{count}</span>}
        </Link>
      ))}
    </nav>
  )
}
