import { Skeleton, SkeletonText } from '../../kit/index.ts'
import grid from '../ArticleGrid.module.css'
import css from './BlogView.module.css'
import { ru } from './ru.ts'

const PLACES = [1, 2, 3, 4, 5, 6] as const

/** The shape of a page of the blog while it comes. */
export function BlogSkeleton() {
  return (
    <div className={grid.grid} data-wide role="status" aria-label={ru.loading}>
      {PLACES.map((place) => (
        <div key={place} className={css.waiting}>
          <Skeleton shape="block" className={css.cover} />
          <SkeletonText lines={2} />
        </div>
      ))}
    </div>
  )
}
