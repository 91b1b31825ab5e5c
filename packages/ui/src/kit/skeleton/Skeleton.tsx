import { classNames } from '../class-names.ts'
import css from './Skeleton.module.css'

export interface SkeletonProps {
  /** `text` and `title` are as high as a line of that type; `block` fills what its class gives it. */
  shape?: 'text' | 'title' | 'control' | 'circle' | 'block'
  /** Gives width and height where the shape does not. */
  className?: string
}

/** The shape of what is coming. Silent: put `aria-busy` on the region and say «Загружаем» there. */
export function Skeleton({ shape = 'text', className }: SkeletonProps) {
  return <span aria-hidden="true" className={classNames(css.skeleton, className)} data-shape={shape} />
}

/** A paragraph that is coming; the last line is shorter. */
export function SkeletonText({ lines = 3 }: { lines?: 1 | 2 | 3 | 4 | 5 | 6 }) {
  const numbers = Array.from({ length: lines }, (_, n) => n)
  return (
    <span aria-hidden="true" className={css.paragraph}>
      {numbers.map((n) => (
        <Skeleton key={n} />
      ))}
    </span>
  )
}
