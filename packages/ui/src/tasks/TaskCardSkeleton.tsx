import { Card, Skeleton, SkeletonText } from '../kit/index.ts'
import css from './TaskCard.module.css'

/** The shape of a task card until its task is there. */
export function TaskCardSkeleton() {
  return (
    <Card className={css.card}>
      <Skeleton shape="title" />
      <SkeletonText lines={2} />
    </Card>
  )
}
