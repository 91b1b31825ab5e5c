import type { ModerationCount } from '@artel/core/contract'
import { JUDGED_KINDS, type JudgedKind } from '@artel/core/moderation'
import { paths } from '@artel/core/routes'
import { Link } from '../kit/index.ts'
import { showInRow } from '../kit/tabs/index.ts'
import css from './QueueLinks.module.css'
import { ru } from './ru.ts'

export interface QueueLinksProps {
  current: JudgedKind
  /** `null` until they are known. */
  counts: readonly ModerationCount[] | null
}

/** The ways between the queues, with how many wait in each. */
export function QueueLinks({ current, counts }: QueueLinksProps) {
  return (
    <nav aria-label={ru.queues} className={css.links}>
      {JUDGED_KINDS.map((kind) => {
        const count = counts?.find((one) => one.kind === kind)?.count
        return (
          <Link
            key={kind}
            ref={kind === current ? showInRow : undefined}
            to={paths.moderationQueue(kind)}
            className={css.link}
            aria-current={kind === current ? 'page' : undefined}
          >
            {ru.kinds[kind]}
            {count !== undefined && <span className={css.count}>{count}</span>}
          </Link>
        )
      })}
    </nav>
  )
}
