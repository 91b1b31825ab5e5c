import type { ChatSession } from '@artel/core/chat'
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { quietPart } from '../kit/lazy/index.ts'
import { useReadable } from '../services/index.ts'
import { ChatWindowView } from './ChatWindowView.tsx'
import { Composer } from './Composer.tsx'
import { PinButton } from './PinButton.tsx'

const Complaint = quietPart(async () => (await import('../complaints/index.ts')).ComplaintScreen)
const ComplainButton = lazy(() =>
  import('../complaints/ask/index.ts').then((module) => ({ default: module.ComplainButton })),
)

function ConnectedComposer({ chat }: { chat: ChatSession }) {
  const view = useReadable(chat.composer)
  // A page that is put away may never come back, and what is being written must.
  useEffect(() => {
    const save = () => chat.composer.send({ type: 'draft.save' })
    addEventListener('pagehide', save)
    return () => removeEventListener('pagehide', save)
  }, [chat])
  return (
    <Composer
      view={view}
      onChange={(text) => chat.composer.send({ type: 'draft.change', text })}
      onSend={() => chat.composer.send({ type: 'message.send' })}
    />
  )
}

function ConnectedPin({ chat, chatId }: { chat: ChatSession; chatId: number }) {
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
export function ChatWindowScreen({ chat, onSignIn }: { chat: ChatSession; onSignIn: () => void }) {
  const view = useReadable(chat.window)
  const companion = 'chat' in view ? view.chat?.companion.id : undefined
  const [complained, setComplained] = useState<string | null>(null)
  const closeComplaint = useCallback(() => setComplained(null), [])
  const events = useMemo(
    () => ({
      onOlder: () => chat.window.send({ type: 'history.older' }),
      onRetry: () => chat.window.send({ type: 'window.retry' }),
      onResend: (id: string) => chat.outbox.send({ type: 'message.retry', id }),
      onComplain: setComplained,
      onDiscard: (id: string) => chat.outbox.send({ type: 'message.discard', id }),
    }),
    [chat],
  )
  return (
    <>
      <ChatWindowView
        {...events}
        view={view}
        actions={
          view.status !== 'none' && (
            <>
              {companion && (
                <Suspense fallback={null}>
                  <ComplainButton look="icon" subject={{ target: 'USER', targetId: companion }} />
                </Suspense>
              )}
              <ConnectedPin chat={chat} chatId={view.chatId} />
            </>
          )
        }
        composer={view.status !== 'none' && <ConnectedComposer key={view.chatId} chat={chat} />}
        onSignIn={onSignIn}
      />
      {complained !== null && (
        <Complaint
          key={complained}
          subject={{ target: 'MESSAGE', targetId: complained }}
          onClose={closeComplaint}
          onFailed={closeComplaint}
        />
      )}
    </>
  )
}
