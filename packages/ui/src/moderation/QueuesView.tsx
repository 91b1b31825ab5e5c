import type { ModerationCount } from '@artel/core/contract'
import { isOverdue, JUDGED_KINDS, waitingWords } from '@artel/core/moderation'
import { paths } from '@artel/core/routes'
import { Mark } from '../kit/cover/index.ts'
import {
  ButtonLink,
  Card,
  CardLink,
  EmptyState,
  ErrorState,
  Skeleton,
  usePageTime,
  VisuallyHidden,
} from '../kit/index.ts'
import css from './QueuesView.module.css'
import { ru } from './ru.ts'

export interface QueuesViewProps {
  status: 'pending' | 'error' | 'success'
  counts: readonly ModerationCount[]
  onRetry: () => void
}

/** All queues: how long each is, and since when the first in it waits. */
export function QueuesView({ status, counts, onRetry }: QueuesViewProps) {
  const judged = JUDGED_KINDS.flatMap((kind) =>
    counts.filter((one) => one.kind === kind).map((one) => ({ ...one, kind })),
  )
  const [first] = judged
    .filter(({ waitingSince }) => waitingSince !== null)
    .toSorted((a, b) => Date.parse(a.waitingSince ?? '') - Date.parse(b.waitingSince ?? ''))
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1>{ru.title}</h1>
        <p className={css.lead}>{ru.lead}</p>
      </header>
      {status === 'error' ? (
        <ErrorState title={ru.overviewFailed} onRetry={onRetry} />
      ) : (
        <>
          {first && (
            <ButtonLink to={paths.moderationQueue(first.kind)} className={css.begin}>
              {ru.begin}
            </ButtonLink>
          )}
          {status === 'pending' && (
            <div className={css.place}>
              <VisuallyHidden>{ru.loading}</VisuallyHidden>
            </div>
          )}
          <ul className={css.queues} aria-busy={status === 'pending'}>
            {JUDGED_KINDS.map((kind) => {
              const count = judged.find((one) => one.kind === kind)
              return <QueueCard key={kind} kind={kind} count={count ?? null} />
            })}
          </ul>
          {status === 'success' && !first && (
            <EmptyState
              mark={<Mark look={{ material: 'paper', object: 'shield' }} size={112} />}
              title={ru.allDone}
              text={ru.allDoneText}
            />
          )}
        </>
      )}
    </div>
  )
}

function QueueCard({ kind, count }: { kind: (typeof JUDGED_KINDS)[number]; count: ModerationCount | null }) {
  const { now } = usePageTime()
  return (
    <Card as="li" className={css.card}>
      <CardLink to={paths.moderationQueue(kind)} className={css.name}>
        {ru.kinds[kind]}
      </CardLink>
      <p className={css.about}>{ru.about[kind]}</p>
      {count === null ? (
        <div className={css.count}>
          <Skeleton />
        </div>
      ) : (
        <p className={css.wait}>
          <b className={css.number}>{count.count === 0 ? ru.nobody : ru.waiting(count.count)}</b>
          {count.waitingSince && (
            <span data-overdue={isOverdue(count.waitingSince, now) || undefined} className={css.longest}>
              {ru.longest(waitingWords(count.waitingSince, now))}
            </span>
          )}
        </p>
      )}
    </Card>
  )
}
