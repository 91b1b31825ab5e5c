import { Card, Skeleton, SkeletonText } from '../../kit/index.ts'
import css from './ExecutorFindView.module.css'

/** The shape of a row until its executor is there. */
export function ExecutorSkeleton() {
  return (
    <Card className={css.waiting}>
      <Skeleton shape="circle" className={css.waitingFace} />
      <div className={css.waitingWords}>
        <Skeleton shape="title" className={css.waitingName} />
        <SkeletonText lines={3} />
      </div>
    </Card>
  )
}
