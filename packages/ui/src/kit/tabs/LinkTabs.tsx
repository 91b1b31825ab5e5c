import { Link } from '../index.ts'
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

/** Brings the page where one is into sight; not `scrollIntoView`, that would scroll the whole page as well. */
const showInRow = (tab: HTMLElement | null) => {
  const row = tab?.parentElement
  if (!row || row.scrollWidth <= row.clientWidth) return
  const [from, to] = [row.getBoundingClientRect(), tab.getBoundingClientRect()]
  row.scrollLeft += to.left + to.width / 2 - (from.left + from.width / 2)
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
