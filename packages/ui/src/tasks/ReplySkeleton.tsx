import { Card, Skeleton } from '../kit/index.ts'
import css from './ReplySkeleton.module.css'

export interface ReplySkeletonProps {
  count: number
  /** How the first one will stand: opened to choose from, the viewer's own, or a row as the others. */
  first: 'open' | 'own' | 'row'
}

/** Replies that are on their way, in their shape. */
export function ReplySkeleton({ count, first }: ReplySkeletonProps) {
  return (
    <Card className={css.rows} aria-busy="true" data-first={first}>
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
