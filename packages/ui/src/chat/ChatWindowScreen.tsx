import type { Chat } from '@artel/core/chat'
import { useEffect, useMemo } from 'react'
import { useReadable } from '../services/index.ts'
import { ChatWindowView } from './ChatWindowView.tsx'
import { Composer } from './Composer.tsx'
import { PinButton } from './PinButton.tsx'

function ConnectedComposer({ chat }: { chat: Chat }) {
  const view = useReadable(chat.composer)
  // A page that is put away may never come back, and what is being written must.
  useEffect(() => {
    const save = () => chat.send({ type: 'draft.save' })
    addEventListener('pagehide', save)
    return () => removeEventListener('pagehide', save)
  }, [chat])
  return (
    <Composer
      view={view}
      onChange={(text) => chat.send({ type: 'draft.change', text })}
      onSend={() => chat.send({ type: 'message.send' })}
    />
  )
}

function ConnectedPin({ chat, chatId }: { chat: Chat; chatId: number }) {
  const { pinned } = useReadable(chat.list)
  return (
    <PinButton
      isPinned={pinned?.id === chatId}
      onPin={() => chat.send({ type: 'chat.pin', chatId })}
      onUnpin={() => chat.send({ type: 'chat.unpin' })}
    />
  )
}

/** The open chat over the headless one. */
export function ChatWindowScreen({ chat, onSignIn }: { chat: Chat; onSignIn: () => void }) {
  const view = useReadable(chat.window)
  const events = useMemo(
    () => ({
      onOlder: () => chat.send({ type: 'history.older' }),
      onRetry: () => chat.send({ type: 'window.retry' }),
      onResend: (id: string) => chat.send({ type: 'message.retry', id }),
      onDiscard: (id: string) => chat.send({ type: 'message.discard', id }),
    }),
    [chat],
  )
  return (
    <ChatWindowView
      {...events}
      view={view}
      actions={view.status !== 'none' && <ConnectedPin chat={chat} chatId={view.chatId} />}
      composer={view.status !== 'none' && <ConnectedComposer key={view.chatId} chat={chat} />}
      onSignIn={onSignIn}
    />
  )
}
