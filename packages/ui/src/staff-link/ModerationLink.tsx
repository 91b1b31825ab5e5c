import { paths } from '@artel/core/routes'
import { Counter, Link } from '../kit/index.ts'
import css from './ModerationLink.module.css'
import { ru } from './ru.ts'

export interface ModerationLinkProps {
  /** How many wait in all queues that can be judged. */
  waiting: number
  className?: string | undefined
}

/** The way of staff to their queues, with how many wait. */
export function ModerationLink({ waiting, className }: ModerationLinkProps) {
  return (
    <Link to={paths.moderation()} data-section className={className}>
      {ru.moderation}
      <span className={css.count}>
        <Counter count={waiting} label={ru.waiting(waiting)} />
      </span>
    </Link>
  )
}
