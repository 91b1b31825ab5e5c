import type { MessageRow, MoreStatus } from '@artel/core/chat'
import { ArrowDown } from 'lucide-react'
import { memo, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Virtualizer, type VirtualizerHandle } from 'virtua'
import { Button, Icon } from '../kit/index.ts'
import { Arrivals } from './Arrivals.tsx'
import css from './ChatLog.module.css'
import { Message, type MessageActions } from './Message.tsx'
import { OlderRow } from './OlderRow.tsx'
import { arrivedSince, isPrepended } from './rows-change.ts'
import { ru } from './ru.ts'

export interface ChatLogProps extends MessageActions {
  /** Whom the viewer talks to: the name of the region. */
  name: string
  rows: readonly MessageRow[]
  older: MoreStatus
  onOlder: () => void
}

/** Pixels: this close to the end the reader is at the end; this close to the beginning older messages are asked for. */
const [AT_END, NEAR_BEGINNING] = [40, 400]
/** Pixels from the end at which the way back is offered. */
const FAR_FROM_END = 300

/**
 * History of a chat as a virtual list that stands on its last message: it follows what comes as long as the reader is
 * there, says so when they are not, and does not move when older messages are put above. Mount it anew for another chat.
 */
export const ChatLog = memo(function ChatLog({ name, rows, older, onOlder, onResend, onDiscard }: ChatLogProps) {
  const handle = useRef<VirtualizerHandle>(null)
  const isAtEnd = useRef(true)
  const [isFar, setFar] = useState(false)
  const [hasNew, setNew] = useState(false)
  const items = useMemo(() => [{ type: 'older' as const, key: 'older', status: older }, ...rows], [rows, older])

  const [change, setChange] = useState({ rows, isShift: false, before: rows })
  if (change.rows !== rows) {
    setChange({ rows, isShift: isPrepended(change.rows, rows), before: change.rows })
  }

  const toEnd = () => {
    isAtEnd.current = true
    handle.current?.scrollToIndex(items.length - 1, { align: 'end' })
  }

  const askForOlder = (offset: number) => {
    if (older === 'available' && offset < NEAR_BEGINNING) onOlder()
  }

  const onScroll = (offset: number) => {
    if (!handle.current) return
    const { scrollSize, viewportSize } = handle.current
    const rest = scrollSize - viewportSize - offset
    isAtEnd.current = rest <= AT_END
    setFar(rest > FAR_FROM_END)
    if (isAtEnd.current) setNew(false)
    askForOlder(offset)
  }

  /** The window or a message has become higher or lower. */
  const onResize = () => {
    if (!handle.current) return
    const { scrollSize, viewportSize, scrollOffset } = handle.current
    if (isAtEnd.current || scrollSize <= viewportSize) toEnd()
    askForOlder(scrollOffset)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: where reading begins is decided once, when the chat is opened
  useLayoutEffect(() => {
    const unread = items.findIndex(({ type }) => type === 'unread')
    if (unread === -1) return toEnd()
    isAtEnd.current = false
    handle.current?.scrollToIndex(unread, { align: 'start' })
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what has come moves the list
  useLayoutEffect(() => {
    const { before, rows } = change
    const last = rows.at(-1)
    if (before === rows) return
    const isOwnNew = last?.type === 'mine' && last.key !== before.at(-1)?.key && !change.isShift
    if (isAtEnd.current || isOwnNew) toEnd()
    else if (arrivedSince(before, rows).length > 0) setNew(true)
  }, [change])

  return (
    <div className={css.frame}>
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
        tabIndex={0}
        role="log"
        aria-label={name}
        // Rows come and go with scrolling; what is new is said by Arrivals, once.
        aria-live="off"
        className={css.log}
      >
        <div className={css.spacer} />
        <Virtualizer ref={handle} data={items} shift={change.isShift} onScroll={onScroll} onResize={onResize}>
          {(item) =>
            item.type === 'older' ? (
              <OlderRow key={item.key} status={item.status} onRetry={onOlder} />
            ) : (
              <Message key={item.key} row={item} onResend={onResend} onDiscard={onDiscard} />
            )
          }
        </Virtualizer>
      </div>
      {(isFar || hasNew) && (
        <Button dense variant="secondary" className={css.down} data-new={hasNew || undefined} onClick={toEnd}>
          <Icon of={ArrowDown} size={16} />
          {hasNew ? ru.newMessages : ru.toLatest}
        </Button>
      )}
      <Arrivals rows={rows} />
    </div>
  )
})
