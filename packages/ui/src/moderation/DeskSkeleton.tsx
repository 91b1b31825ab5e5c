import { Skeleton, SkeletonText } from '../kit/index.ts'
import css from './DeskView.module.css'

/** The object that is coming, beside its queue. */
export function ObjectSkeleton() {
  return (
    <>
      <div className={css.object} aria-busy="true">
        <Skeleton shape="title" />
        <SkeletonText lines={6} />
      </div>
      <div className={css.rail}>
        <Skeleton shape="block" className={css.card} />
        <Skeleton shape="control" className={css.wide} />
      </div>
    </>
  )
}

/** The whole desk that is coming. */
export function DeskSkeleton() {
  return (
    <div className={css.desk} aria-busy="true">
      <div className={css.queue}>
        <div className={css.rows}>
          <SkeletonText lines={2} />
          <SkeletonText lines={2} />
          <SkeletonText lines={2} />
        </div>
      </div>
      <ObjectSkeleton />
    </div>
  )
}
