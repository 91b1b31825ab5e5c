import { Skeleton, VisuallyHidden } from '../kit/index.ts'
import css from './ListSkeleton.module.css'
import { ru } from './ru.ts'

const ROWS = [0, 1, 2, 3, 4, 5]

/** Rows of the list that are coming. */
export function ListSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden>{ru.loadingList}</VisuallyHidden>
      {ROWS.map((row) => (
        <div key={row} className={css.row}>
          <Skeleton shape="circle" />
          <div className={css.words}>
            <Skeleton className={css.name} />
            <Skeleton className={css.task} />
            <Skeleton />
          </div>
        </div>
      ))}
    </div>
  )
}
