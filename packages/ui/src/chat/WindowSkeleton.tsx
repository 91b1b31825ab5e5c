import { Skeleton, VisuallyHidden } from '../kit/index.ts'
import { ru } from './ru.ts'
import css from './WindowSkeleton.module.css'

const ROWS = [
  { id: 1, side: 'theirs' },
  { id: 2, side: 'theirs' },
  { id: 3, side: 'own' },
  { id: 4, side: 'theirs' },
  { id: 5, side: 'own' },
] as const

/** Messages that are coming. */
export function WindowSkeleton() {
  return (
    <div className={css.messages} aria-busy="true">
      <VisuallyHidden>{ru.loadingChat}</VisuallyHidden>
      {ROWS.map(({ id, side }) => (
        <Skeleton key={id} shape="block" className={css[side] ?? ''} />
      ))}
    </div>
  )
}
