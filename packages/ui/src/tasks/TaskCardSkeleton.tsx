import { Card, Skeleton } from '../kit/index.ts'
import css from './TaskCard.module.css'

/** The shape of a row until its task is there. */
export function TaskCardSkeleton() {
  return (
    <Card className={css.row}>
      <Skeleton shape="block" className={css.waiting} />
      <div className={css.waitingWords}>
        <Skeleton shape="title" className={css.waitingTitle} />
        <Skeleton className={css.waitingFacts} />
      </div>
      <div className={css.sum}>
        <Skeleton shape="title" className={css.waitingSum} />
      </div>
    </Card>
  )
}
