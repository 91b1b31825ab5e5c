import type { ChatSession } from '@artel/core/chat'
import { errorToast } from '@artel/core/shell'
import { useEffect, useLayoutEffect } from 'react'
import { Mark } from '../kit/cover/index.ts'
import { ErrorState } from '../kit/index.ts'
import { useServices } from '../services/index.ts'
import { ChatListScreen } from './ChatListScreen.tsx'
import { ChatsLayout } from './ChatsLayout.tsx'
import { ChatsSkeleton } from './ChatsSkeleton.tsx'
import { ChatWindowScreen } from './ChatWindowScreen.tsx'
import { chatLooks } from './chat-looks.ts'
import { ru } from './ru.ts'
import { useChat } from './use-chat.ts'

function Connected({ chat, chatId }: { chat: ChatSession; chatId: number | null }) {
  const { modals, toasts, clock } = useServices()
  // Before the paint, so that no frame shows the chat that was open before.
  useLayoutEffect(() => {
    chat.send(chatId === null ? { type: 'chat.close' } : { type: 'chat.open', chatId })
  }, [chat, chatId])
  useEffect(() => () => chat.send({ type: 'chat.close' }), [chat])
  useEffect(() => chat.onFailure((text) => toasts.send(errorToast(text, clock.now()))), [chat, toasts, clock])
  const onSignIn = () => modals.send({ type: 'modal.open', name: 'sign-in' })
  return (
    <ChatsLayout
      chatId={chatId}
      list={<ChatListScreen chat={chat} onSignIn={onSignIn} />}
      window={<ChatWindowScreen chat={chat} onSignIn={onSignIn} />}
    />
  )
}

/** The viewer's chats and the one that is open (product §2.5, "/chats/{id}"). */
export function ChatsScreen({ chatId }: { chatId: number | null }) {
  const { chat, isFailed, retry } = useChat()
  if (isFailed) {
    const mark = <Mark look={chatLooks.broken} size={112} />
    return <ErrorState mark={mark} title={ru.screenFailed} text={ru.screenFailedText} onRetry={retry} />
  }
  return chat ? <Connected chat={chat} chatId={chatId} /> : <ChatsSkeleton chatId={chatId} />
}
