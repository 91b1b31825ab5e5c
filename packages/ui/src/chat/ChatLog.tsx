import type { MessageRow, MoreStatus } from '@artel/core/chat'
import { ArrowDown } from 'lucide-react'
import { memo, useLayoutEffect, useRef, useState } from 'react'
import { Button, Icon } from '../kit/index.ts'
import { BottomAnchoredList, type BottomAnchoredListHandle } from '../kit/virtual-list/index.ts'
import { Arrivals } from './Arrivals.tsx'
import css from './ChatLog.module.css'
import { Message, type MessageActions } from './Message.tsx'
import { OlderRow } from './OlderRow.tsx'
import { arrivedSince, isMessage } from './rows-change.ts'
import { ru } from './ru.ts'

export interface ChatLogProps extends MessageActions {
  /** Whom the viewer talks to: the name of the region. */
  name: string
  rows: readonly MessageRow[]
  older: MoreStatus
  onOlder: () => void
}

/** Pixels from the end at which the way back is offered. */
const FAR_FROM_END = 300

const keyOf = ({ key }: MessageRow) => key
const isOwn = ({ type }: MessageRow) => type === 'mine'

/**
 * History of a chat: opens at what is unread, follows what comes as long as the reader is at the end, and says so when
 * they are not. Mount it anew for another chat.
 */
export const ChatLog = memo(function ChatLog({ name, rows, older, onOlder, ...actions }: ChatLogProps) {
  const list = useRef<BottomAnchoredListHandle>(null)
  const [isFar, setFar] = useState(false)
  const [hasNew, setNew] = useState(false)
  const seen = useRef(rows)

  useLayoutEffect(() => {
    const before = seen.current
    seen.current = rows
    if (before !== rows && !list.current?.isAtEnd() && arrivedSince(before, rows).length > 0) setNew(true)
  }, [rows])

  const toEnd = () => {
    // The focus goes with it, because the button goes with what it was for.
    list.current?.goToEnd()
    setFar(false)
    setNew(false)
  }

  return (
    <div className={css.frame}>
      <BottomAnchoredList
        ref={list}
        label={name}
        rows={rows}
        keyOf={keyOf}
        isLasting={isMessage}
        isBroughtTo={isOwn}
        startAt={rows.findIndex(({ type }) => type === 'unread')}
        before={<OlderRow status={older} onRetry={onOlder} />}
        onNearStart={() => {
          if (older === 'available') onOlder()
        }}
        onMove={({ isAtEnd, below }) => {
          setFar(below > FAR_FROM_END)
          if (isAtEnd) setNew(false)
        }}
      >
        {(row) => <Message row={row} {...actions} />}
      </BottomAnchoredList>
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
