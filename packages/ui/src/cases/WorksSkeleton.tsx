import { Skeleton, SkeletonText } from '../kit/index.ts'
import css from './Cases.module.css'
import { ru } from './ru.ts'

const WORKS = [0, 1, 2, 3]

/** One's own works while they are on their way: the room of the tariff, then photos with what is below them. */
export function WorksSkeleton() {
  return (
    <div className={css.waiting} role="status" aria-label={ru.loading}>
      <Skeleton className={css.meter} />
      <div className={css.works}>
        {WORKS.map((work) => (
          <div key={work}>
            <Skeleton shape="block" className={css.photo} />
            <SkeletonText lines={2} />
          </div>
        ))}
      </div>
    </div>
  )
}
