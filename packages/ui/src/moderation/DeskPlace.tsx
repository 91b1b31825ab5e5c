import type { DeskEvent, DeskViewState, JudgedKind } from '@artel/core/moderation'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button, Callout, ErrorState } from '../kit/index.ts'
import type { Section } from './CategoryFields.tsx'
import { DeskObject } from './DeskObject.tsx'
import { ObjectSkeleton } from './DeskSkeleton.tsx'
import { DeskVerdict } from './DeskVerdict.tsx'
import css from './DeskView.module.css'
import { PersonPast } from './PersonPast.tsx'
import { ru } from './ru.ts'

interface DeskPlaceProps {
  kind: JudgedKind
  state: Extract<DeskViewState, { readonly queue: unknown }>
  viewerId: string
  more: ReactNode
  sections: readonly Section[]
  onEvent: (event: DeskEvent) => void
}

/** The object on the desk with its verdict; or why there is none. */
export function DeskPlace({ kind, state, viewerId, more, sections, onEvent }: DeskPlaceProps) {
  if (state.status === 'opening') return <ObjectSkeleton />
  if (state.status === 'broken') {
    return <ErrorState title={ru.broken} text={state.message} onRetry={() => onEvent({ type: 'desk.retry' })} />
  }
  if (state.status === 'conflict') return <Conflict onEvent={onEvent} />
  const common = { kind, viewerId, more, sections, onEvent }
  return <Opened {...common} state={state} />
}

/** Brings focus there, but not out of a menu or a window that lies open over the page: it would close. */
const focusOnPage = (element: HTMLElement | null) => {
  if (!document.activeElement?.closest('[role="menu"], [role="dialog"]')) element?.focus()
}

function Conflict({ onEvent }: Pick<DeskPlaceProps, 'onEvent'>) {
  const further = useRef<HTMLButtonElement>(null)
  useEffect(() => focusOnPage(further.current), [])
  return (
    <div className={css.object} role="alert">
      <Callout
        kind="attention"
        title={ru.conflict}
        actions={
          <>
            <Button ref={further} onClick={() => onEvent({ type: 'desk.next' })}>
              {ru.further}
            </Button>
            <Button variant="secondary" onClick={() => onEvent({ type: 'desk.retry' })}>
              {ru.reopen}
            </Button>
          </>
        }
      >
        {ru.conflictText}
      </Callout>
    </div>
  )
}

type OpenedState = Extract<DeskPlaceProps['state'], { readonly details: unknown }>

function Opened({ kind, state, viewerId, more, sections, onEvent }: DeskPlaceProps & { state: OpenedState }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { details, status, draft, problems, message } = state
  const { item, history, complaint } = details
  const isReading = status === 'reading'
  // Reading begins at the object: when it comes, and when one goes back to it from a verdict.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another object is the reason to move focus.
  useEffect(() => {
    if (isReading) focusOnPage(heading.current)
  }, [item.id, isReading])
  return (
    <>
      <div className={css.object}>
        <DeskObject details={details} viewerId={viewerId} more={more} headingRef={heading} />
      </div>
      <div className={css.rail}>
        {complaint?.accused && <PersonPast label={ru.accused} person={complaint.accused} history={history} />}
        {item.author && <PersonPast label={ru.owner[kind]} person={item.author} history={complaint ? null : history} />}
        <DeskVerdict
          kind={kind}
          status={status}
          draft={draft}
          problems={problems}
          message={message}
          sections={sections}
          onEvent={onEvent}
        />
      </div>
    </>
  )
}
