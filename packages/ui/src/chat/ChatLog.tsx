import type { MessageRow, MoreStatus } from '@artel/core/chat'
import { ArrowDown } from 'lucide-react'
import { memo, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react'
import { Virtualizer, type VirtualizerHandle } from 'virtua'
import { Button, Icon } from '../kit/index.ts'
import { Arrivals } from './Arrivals.tsx'
import css from './ChatLog.module.css'
import { Message, type MessageActions } from './Message.tsx'
import { OlderRow } from './OlderRow.tsx'
import { arrivedSince, isPrepended } from './rows-change.ts'
import { ru } from './ru.ts'
import { useEnd } from './use-end.ts'

export interface ChatLogProps extends MessageActions {
  /** Whom the viewer talks to: the name of the region. */
  name: string
  rows: readonly MessageRow[]
  older: MoreStatus
  onOlder: () => void
}

/** A message, or what stands before and after all of them. */
type LogItem = MessageRow | { readonly type: 'older'; readonly status: MoreStatus } | { readonly type: 'end' }

/** Pixels from the beginning at which older messages are asked for, and from the end at which the way back is offered. */
const [NEAR_BEGINNING, FAR_FROM_END] = [400, 300]

/**
 * History of a chat as a virtual list that stands on its last message: it follows what comes as long as the reader is
 * there, says so when they are not, and does not move when older messages are put above. Mount it anew for another chat.
 */
export const ChatLog = memo(function ChatLog({ name, rows, older, onOlder, onResend, onDiscard }: ChatLogProps) {
  const log = useRef<HTMLDivElement>(null)
  const list = useRef<VirtualizerHandle>(null)
  const [isFar, setFar] = useState(false)
  const [hasNew, setNew] = useState(false)
  const items = useMemo<LogItem[]>(() => [{ type: 'older', status: older }, ...rows, { type: 'end' }], [rows, older])

  const [change, setChange] = useState({ before: rows, rows, isShift: false })
  if (change.rows !== rows) setChange({ before: change.rows, rows, isShift: isPrepended(change.rows, rows) })

  const askForOlder = () => {
    if (older === 'available' && log.current && log.current.scrollTop < NEAR_BEGINNING) onOlder()
  }
  const end = useEnd(log)
  const [resizes, countResize] = useReducer((count: number) => count + 1, 0)
  const onScroll = () => {
    setFar(end.follow() > FAR_FROM_END)
    if (end.isThere()) setNew(false)
    askForOlder()
  }

  const toEnd = () => {
    end.go()
    setFar(false)
    setNew(false)
    // The button goes with what it was for.
    log.current?.focus({ preventScroll: true })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: where reading begins is decided once, when the chat is opened
  useLayoutEffect(() => {
    const unread = items.findIndex(({ type }) => type === 'unread')
    if (unread === -1) return end.go()
    end.leave()
    list.current?.scrollToIndex(unread, { align: 'start' })
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what has come moves the list
  useLayoutEffect(() => {
    const { before, rows, isShift } = change
    const last = rows.at(-1)
    const isOwnNew = last?.type === 'mine' && last.key !== before.at(-1)?.key && !isShift
    if (isOwnNew) end.go()
    else if (!end.isThere() && arrivedSince(before, rows).length > 0) setNew(true)
  }, [change])

  // In an effect, because the list tells of its new height before it has it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what follows from a height, follows once
  useLayoutEffect(() => {
    end.settle()
    askForOlder()
  }, [resizes])

  return (
    <div className={css.frame}>
      <div
        ref={log}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
        tabIndex={0}
        role="log"
        aria-label={name}
        // Rows come and go with scrolling; what is new is said by Arrivals, once.
        aria-live="off"
        className={css.log}
        onScroll={onScroll}
      >
        <div className={css.spacer} />
        <Virtualizer ref={list} data={items} shift={change.isShift} onResize={countResize}>
          {(item) => {
            if (item.type === 'older') return <OlderRow key="older" status={item.status} onRetry={onOlder} />
            if (item.type === 'end') return <div key="end" className={css.end} />
            return <Message key={item.key} row={item} onResend={onResend} onDiscard={onDiscard} />
          }}
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
