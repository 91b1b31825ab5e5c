import type { MessageFile, MessageRow } from '@artel/core/chat'
import { formatFileSize, formatTime } from '@artel/core/format'
import { Flag, Paperclip } from 'lucide-react'
import { type MouseEvent, memo, type ReactNode } from 'react'
import { complaintWays } from '../complaints/ask/index.ts'
import { Button, Icon, IconButton, usePageTime, VisuallyHidden } from '../kit/index.ts'
import { focusLog } from './focus-log.ts'
import css from './Message.module.css'
import { MessageState } from './MessageState.tsx'
import { ru } from './ru.ts'

/** What a person can do about a message that was refused, and about one of the other side. */
export interface MessageActions {
  onResend: (id: string) => void
  onDiscard: (id: string) => void
  /** Left out where nobody may complain. */
  onComplain?: ((id: string) => void) | undefined
}

interface BubbleProps {
  author: string
  text: string
  files: readonly MessageFile[]
  createdAt: string
  children?: ReactNode
}

/** The files of a message. A private one opens for those with a session only, so its name is no link. */
function Files({ files }: { files: readonly MessageFile[] }) {
  return (
    <ul className={css.files} aria-label={ru.files(files.length)}>
      {files.map(({ id, path, isPrivate, name, size }) => (
        <li key={id}>
          <Icon of={Paperclip} size={16} />
          {isPrivate ? <span>{name}</span> : <a href={path}>{name}</a>}
          <span className={css.size}>{formatFileSize(size)}</span>
        </li>
      ))}
    </ul>
  )
}

function Bubble({ author, text, files, createdAt, children }: BubbleProps) {
  const { timeZone } = usePageTime()
  return (
    <div className={css.bubble}>
      <VisuallyHidden>{author} </VisuallyHidden>
      {/* An element of its own, so that the text can be found and copied without the time. */}
      {text !== '' && <span>{text}</span>}
      {files.length > 0 && <Files files={files} />}
      <span className={css.meta}>
        <time dateTime={createdAt}>{formatTime(createdAt, timeZone)}</time>
        {children}
      </span>
    </div>
  )
}

interface OwnProps extends MessageActions {
  row: Extract<MessageRow, { type: 'mine' }>
}

function Own({ row, onResend, onDiscard }: OwnProps) {
  const { id, text, files, createdAt, state, failure } = row
  const decide = (event: MouseEvent<HTMLElement>, act: (id: string) => void) => {
    focusLog(event)
    act(id)
  }
  return (
    <div className={css.message} data-side="own" data-failed={state === 'failed' || undefined}>
      <Bubble author={ru.ownAuthor} text={text} files={files} createdAt={createdAt}>
        <MessageState state={state} />
      </Bubble>
      {state === 'failed' && (
        <div className={css.failure}>
          <p>{failure}</p>
          <Button dense variant="ghost" onClick={(event) => decide(event, onResend)}>
            {ru.retry}
          </Button>
          <Button dense variant="ghost" onClick={(event) => decide(event, onDiscard)}>
            {ru.discard}
          </Button>
        </div>
      )}
    </div>
  )
}

/** One line of a chat. The actions must stay the same functions, or a long chat is drawn anew with each event. */
export const Message = memo(function Message({ row, ...actions }: { row: MessageRow } & MessageActions) {
  switch (row.type) {
    case 'day':
      return <p className={css.day}>{row.label}</p>
    case 'unread':
      return <p className={css.unread}>{ru.newMessages}</p>
    case 'placeholder':
      return <p className={css.system}>{ru.noMessages}</p>
    case 'system':
      return <p className={css.system}>{row.text}</p>
    case 'theirs':
      return (
        <div className={css.message} data-side="theirs">
          <Bubble author={ru.author(row.name)} text={row.text} files={row.files} createdAt={row.createdAt} />
          {actions.onComplain && (
            <IconButton
              dense
              icon={Flag}
              label={complaintWays.titles.MESSAGE}
              className={css.complain}
              onClick={() => actions.onComplain?.(row.id)}
            />
          )}
        </div>
      )
    case 'mine':
      return <Own row={row} {...actions} />
  }
})
