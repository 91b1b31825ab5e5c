import type { ChatWindowViewState } from '@artel/core/chat'
import { paths } from '@artel/core/routes'
import type { ReactNode } from 'react'
import { Mark } from '../kit/cover/index.ts'
import { ButtonLink, EmptyState, ErrorState } from '../kit/index.ts'
import { BackLink, ChatHead, ChatHeadSkeleton } from './ChatHead.tsx'
import { ChatLog } from './ChatLog.tsx'
import css from './ChatWindowView.module.css'
import { ConnectionLine } from './ConnectionLine.tsx'
import { chatLooks } from './chat-looks.ts'
import type { MessageActions } from './Message.tsx'
import { ru } from './ru.ts'
import { WindowSkeleton } from './WindowSkeleton.tsx'

export interface ChatWindowViewProps extends MessageActions {
  view: ChatWindowViewState
  /** At the end of the head: pinning. */
  actions: ReactNode
  /** The field below the messages. */
  composer: ReactNode
  onOlder: () => void
  onRetry: () => void
  onSignIn: () => void
}

const toList = (
  <ButtonLink to={paths.chats()} variant="secondary">
    {ru.toList}
  </ButtonLink>
)

/** Something stands in the place of the messages. */
function Instead({ children }: { children: ReactNode }) {
  return (
    <>
      <div className={css.bar}>
        <BackLink />
      </div>
      <div className={css.centre}>{children}</div>
    </>
  )
}

/** What a desktop shows beside the list while no chat is chosen. */
export function EmptyWindow() {
  return (
    <div className={css.centre}>
      <EmptyState mark={<Mark look={chatLooks.talk} size={112} />} title={ru.noChat} text={ru.noChatText} />
    </div>
  )
}

function Content(props: ChatWindowViewProps) {
  const { view, actions, composer, onOlder, onRetry, onResend, onDiscard, onComplain, onSignIn } = props
  switch (view.status) {
    case 'none':
      return <EmptyWindow />
    case 'loading':
      return (
        <>
          {view.chat ? <ChatHead chat={view.chat} actions={actions} /> : <ChatHeadSkeleton />}
          <WindowSkeleton />
        </>
      )
    case 'failed':
      return (
        <Instead>
          <ErrorState
            mark={<Mark look={chatLooks.broken} size={112} />}
            title={ru.chatFailed}
            text={view.message}
            onRetry={onRetry}
          />
        </Instead>
      )
    case 'notFound':
      return (
        <Instead>
          <EmptyState
            mark={<Mark look={chatLooks.search} size={112} />}
            title={ru.notFound}
            text={ru.notFoundText}
            action={toList}
          />
        </Instead>
      )
    case 'removed':
      return (
        <Instead>
          <div role="status">
            <EmptyState
              mark={<Mark look={chatLooks.removed} size={112} />}
              title={ru.removed}
              text={ru.removedText}
              action={toList}
            />
          </div>
        </Instead>
      )
    case 'ready':
      return (
        <>
          <ChatHead chat={view.chat} actions={actions} />
          <div className={css.body}>
            <ConnectionLine connection={view.connection} onSignIn={onSignIn} />
            <ChatLog
              key={view.chatId}
              name={view.chat.companion.name}
              rows={view.rows}
              older={view.older}
              onOlder={onOlder}
              onResend={onResend}
              onDiscard={onDiscard}
              onComplain={onComplain}
            />
          </div>
          {composer}
        </>
      )
  }
}

/** One chat: whom with and about what, the history, and the field to write in (product §19.5). */
export function ChatWindowView(props: ChatWindowViewProps) {
  return (
    <div className={css.window}>
      <Content {...props} />
    </div>
  )
}
