import type { ModerationDetails } from '@artel/core/contract'
import { waitingWords } from '@artel/core/moderation'
import { Eye, ScanSearch } from 'lucide-react'
import { type ReactNode, type Ref, useId } from 'react'
import { Badge, Callout, usePageTime } from '../kit/index.ts'
import { ChangedText } from './ChangedText.tsx'
import { ComplaintAbout } from './ComplaintAbout.tsx'
import { DeskFiles } from './DeskFiles.tsx'
import css from './DeskObject.module.css'
import { ru } from './ru.ts'

export interface DeskObjectProps {
  details: ModerationDetails
  /** Whose own hold is no news. */
  viewerId: string
  /** More than the queue knows of it: facts of a task, the chat of a complaint. */
  more: ReactNode
  /** Takes focus when the object comes. */
  headingRef?: Ref<HTMLHeadingElement>
}

/** What is to be judged: what changed, what the filters have found, its files. */
export function DeskObject({ details, viewerId, more, headingRef }: DeskObjectProps) {
  const { now } = usePageTime()
  const heading = useId()
  const { item, changes, complaint } = details
  const { heldBy } = item
  // What was changed comes first among the notes, and stands below word by word.
  const found = changes.length > 0 ? item.notes.slice(1) : item.notes
  const held = heldBy && heldBy.id !== viewerId ? heldBy : null
  return (
    <article className={css.object} aria-labelledby={heading}>
      <header className={css.head}>
        <h2 id={heading} ref={headingRef} tabIndex={-1} className={css.title}>
          {item.title}
        </h2>
        <p className={css.line}>
          <span>{ru.waitingFor(waitingWords(item.waitingSince, now))}</span>
          {item.kind !== 'COMPLAINT' && item.kind !== 'USERS' && <span>{ru.number(item.id)}</span>}
          {complaint &&
            item.notes.map((note) => (
              <Badge key={note} tone="warning">
                {note}
              </Badge>
            ))}
        </p>
      </header>
      {item.kind === 'QUESTION' && item.author === null && <p>{ru.askedByGuest}</p>}
      {held && (
        <Callout kind="attention" icon={Eye} title={ru.heldBy(held.name, waitingWords(held.since, now))}>
          {ru.heldHint}
        </Callout>
      )}
      {!complaint && found.length > 0 && (
        <Callout kind="refusal" icon={ScanSearch} title={item.kind === 'USERS' ? ru.why : ru.found}>
          {found.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </Callout>
      )}
      {changes.map((change) => (
        <ChangedText key={change.label} change={change} />
      ))}
      {!isShownChanged(details) && (
        <section className={css.part}>
          <h3 className={css.label}>{textLabel(details)}</h3>
          <p className={css.sheet}>{item.text || ru.noText}</p>
        </section>
      )}
      {complaint && <ComplaintAbout complaint={complaint} />}
      <DeskFiles files={item.files} />
      {more}
    </article>
  )
}

/** What the text of an object is. */
const textLabel = ({ item, complaint }: ModerationDetails): string => {
  if (complaint) return ru.reason
  if (item.kind === 'QUESTION') return ru.question
  return item.kind === 'CATEGORY_REQUESTS' ? ru.category : ru.text
}

/** The text stands among the changes, word beside word. */
const isShownChanged = ({ item, changes }: ModerationDetails) => changes.some(({ after }) => after === item.text)
