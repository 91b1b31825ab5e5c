import type { ModerationCount } from '@artel/core/contract'
import type { DeskEvent, DeskViewState, JudgedKind } from '@artel/core/moderation'
import { BadgeCheck, Keyboard } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Mark } from '../kit/cover/index.ts'
import { Button, EmptyState, ErrorState, Icon, VisuallyHidden } from '../kit/index.ts'
import type { Section } from './CategoryFields.tsx'
import { DeskPlace } from './DeskPlace.tsx'
import { DeskSkeleton } from './DeskSkeleton.tsx'
import css from './DeskView.module.css'
import { QueueLinks } from './QueueLinks.tsx'
import { QueueNav } from './QueueNav.tsx'
import { ru } from './ru.ts'
import { ShortcutsDialog } from './ShortcutsDialog.tsx'
import { useDeskKeys } from './use-desk-keys.ts'

export interface DeskViewProps {
  kind: JudgedKind
  state: DeskViewState
  /** Whose own holds are no news. */
  viewerId: string
  /** `null` until they are known. */
  counts: readonly ModerationCount[] | null
  /** More than the queue knows of the object: facts of a task, the chat of a complaint. */
  more: ReactNode
  /** Where a new category may stand. */
  sections?: readonly Section[]
  onEvent: (event: DeskEvent) => void
  /** Opens who carries the badge; beside the queue of papers. */
  onVerified: () => void
}

/** One queue to work through: who waits, the object, the verdict. */
export function DeskView({ kind, state, viewerId, counts, more, sections = [], onEvent, onVerified }: DeskViewProps) {
  const [isHelped, setHelped] = useState(false)
  useDeskKeys(kind, state.status, onEvent, () => setHelped(true))
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1 className={css.title}>
          <VisuallyHidden>{ru.title}: </VisuallyHidden>
          {ru.kinds[kind]}
        </h1>
        {'queue' in state && <p className={css.caption}>{ru.waiting(state.queue.total)}</p>}
        {kind === 'VERIFICATION_REQUESTS' && (
          <Button dense variant="ghost" onClick={onVerified}>
            <Icon of={BadgeCheck} /> {ru.verified}
          </Button>
        )}
        <Button dense variant="ghost" className={css.help} onClick={() => setHelped(true)}>
          <Icon of={Keyboard} /> {ru.help}
        </Button>
      </header>
      <QueueLinks current={kind} counts={counts} />
      <div role="status">
        <VisuallyHidden>{news(state)}</VisuallyHidden>
      </div>
      <DeskBody kind={kind} state={state} viewerId={viewerId} more={more} sections={sections} onEvent={onEvent} />
      <ShortcutsDialog open={isHelped} onClose={() => setHelped(false)} />
    </div>
  )
}

/** What is read out when the desk changes by itself. */
const news = (state: DeskViewState): string => {
  if (state.status === 'loading') return ru.loading
  if (state.status === 'empty') return ru.empty
  return 'details' in state ? ru.next(state.details.item.title, state.queue.total) : ''
}

type DeskBodyProps = Required<Omit<DeskViewProps, 'counts' | 'onVerified'>>

function DeskBody({ kind, state, viewerId, more, sections, onEvent }: DeskBodyProps) {
  if (state.status === 'loading') return <DeskSkeleton />
  if (state.status === 'failed') {
    return <ErrorState title={ru.failed} text={state.message} onRetry={() => onEvent({ type: 'desk.retry' })} />
  }
  if (state.status === 'empty') {
    return (
      <EmptyState
        mark={<Mark look={{ material: 'paper', object: 'shield' }} size={112} />}
        title={ru.empty}
        text={ru.emptyText}
        action={
          <Button variant="secondary" onClick={() => onEvent({ type: 'desk.retry' })}>
            {ru.refresh}
          </Button>
        }
      />
    )
  }
  return (
    <div className={css.desk}>
      <div className={css.queue}>
        <QueueNav queue={state.queue} viewerId={viewerId} onOpen={(id) => onEvent({ type: 'desk.open', id })} />
      </div>
      <DeskPlace kind={kind} state={state} viewerId={viewerId} more={more} sections={sections} onEvent={onEvent} />
    </div>
  )
}
