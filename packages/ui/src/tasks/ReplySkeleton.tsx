import { Card, Skeleton } from '../kit/index.ts'
import css from './ReplySkeleton.module.css'

/** Replies that are on their way, in their shape: the first open, the others a row each. */
export function ReplySkeleton({ count }: { count: number }) {
  return (
    <Card className={css.rows} aria-busy="true">
      {Array.from({ length: Math.max(count, 1) }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing tells them apart
        <div key={n} className={css.row}>
          <Skeleton shape="circle" />
          <Skeleton shape="title" />
        </div>
      ))}
    </Card>
  )
}
