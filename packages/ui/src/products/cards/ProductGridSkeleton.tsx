import { Card, Skeleton, SkeletonText, VisuallyHidden } from '../../kit/index.ts'
import css from './ProductGrid.module.css'

const WAITING = [0, 1, 2, 3, 4, 5, 6, 7, 8]

/** The shape of goods until they are there. */
export function ProductGridSkeleton({ label }: { label: string }) {
  return (
    <div className={css.grid} aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {WAITING.map((at) => (
        <Card key={at} className={css.waiting}>
          <Skeleton shape="block" className={css.waitingPhoto} />
          <div className={css.waitingWords}>
            <Skeleton shape="title" className={css.waitingPrice} />
            <SkeletonText lines={3} />
          </div>
        </Card>
      ))}
    </div>
  )
}
