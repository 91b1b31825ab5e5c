import { Link } from '../link/link-context.tsx'
import { ru } from '../ru.ts'
import css from './Breadcrumbs.module.css'

/** The way from the front page; the last step is the page itself and has no `to`. */
export interface Breadcrumb {
  readonly label: string
  readonly to?: string
}

/** Where a page stands. On a phone only the step above it remains. */
export function Breadcrumbs({ items }: { items: readonly Breadcrumb[] }) {
  return (
    <nav aria-label={ru.breadcrumbs}>
      <ol className={css.list}>
        {items.map(({ label, to }) => (
          <li key={to ?? label} className={css.item}>
            {to ? (
              <Link to={to} className={css.link}>
                {label}
              </Link>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
