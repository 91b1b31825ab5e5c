import { Skeleton } from '../../kit/index.ts'
import css from './MyProductsView.module.css'
import { ru } from './ru.ts'

const ROWS = [0, 1, 2, 3]

/** One's own goods while they are on their way: the room of the tariff, then rows. */
export function MyProductsSkeleton() {
  return (
    <div className={css.list} role="status" aria-label={ru.loading}>
      <Skeleton className={css.meter} />
      {ROWS.map((row) => (
        <Skeleton key={row} className={css.skeleton} />
      ))}
    </div>
  )
}
