import { SkeletonText, VisuallyHidden } from '../kit/index.ts'
import css from './AreaWaiting.module.css'

const PARTS = [0, 1, 2]

/** A page of the personal area while its own data are on their way; `label` says to listeners what is loading. */
export function AreaWaiting({ label }: { label: string }) {
  return (
    <div aria-busy="true" className={css.parts}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {PARTS.map((part) => (
        <SkeletonText key={part} lines={6} />
      ))}
    </div>
  )
}
