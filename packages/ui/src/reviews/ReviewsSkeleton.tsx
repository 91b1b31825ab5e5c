import { Skeleton, SkeletonText, VisuallyHidden } from '../kit/index.ts'
import { ru } from './my-reviews.ru.ts'
import css from './ReviewsSkeleton.module.css'

const ROWS = [0, 1, 2]

/** Reviews that are on their way. */
export function ReviewsSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden>{ru.loading}</VisuallyHidden>
      {ROWS.map((row) => (
        <div key={row} className={css.review}>
          <div className={css.head}>
            <Skeleton shape="circle" />
            <SkeletonText lines={1} />
          </div>
          <SkeletonText lines={3} />
        </div>
      ))}
    </div>
  )
}
