import type { ModerationItem } from '@artel/core/contract'
import { isOverdue, type QueueState, waitingWords } from '@artel/core/moderation'
import { Eye } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Icon, usePageTime } from '../kit/index.ts'
import css from './QueueNav.module.css'
import { ru } from './ru.ts'

export interface QueueNavProps {
  queue: QueueState
  /** Whose own holds are no news. */
  viewerId: string
  onOpen: (id: string) => void
}

/** Who waits, the longest first; what a colleague looks at is marked. */
export function QueueNav({ queue: { items, currentId }, viewerId, onOpen }: QueueNavProps) {
  const list = useRef<HTMLOListElement>(null)
  const current = useRef<HTMLLIElement>(null)
  // Only the list moves: the page stays at what is read.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another object is the reason to scroll.
  useEffect(() => {
    const [box, row] = [list.current, current.current]
    if (!box || !row) return
    const top = row.offsetTop - box.offsetTop
    if (top < box.scrollTop) box.scrollTop = top
    else if (top + row.offsetHeight > box.scrollTop + box.clientHeight) {
      box.scrollTop = top + row.offsetHeight - box.clientHeight
    }
  }, [currentId])
  return (
    <nav aria-label={ru.queue}>
      <p className={css.label} aria-hidden="true">
        {ru.others}
      </p>
      <ol ref={list} className={css.list}>
        {items.map((item) => (
          <li key={item.id} ref={item.id === currentId ? current : undefined}>
            <button
              type="button"
              className={css.row}
              aria-current={item.id === currentId || undefined}
              onClick={() => onOpen(item.id)}
            >
              <span className={css.title}>{item.title}</span>
              <QueueLine item={item} viewerId={viewerId} />
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function QueueLine({ item, viewerId }: { item: ModerationItem; viewerId: string }) {
  const { now } = usePageTime()
  const { waitingSince, heldBy, notes } = item
  return (
    <span className={css.line}>
      <span className={css.time} data-overdue={isOverdue(waitingSince, now) || undefined}>
        {waitingWords(waitingSince, now)}
      </span>
      {heldBy && heldBy.id !== viewerId ? (
        <span className={css.held}>
          <Icon of={Eye} size={16} />
          {ru.heldBy(heldBy.name, waitingWords(heldBy.since, now))}
        </span>
      ) : (
        notes.length > 0 && <span className={css.note}>{notes[0]}</span>
      )}
    </span>
  )
}
