import type { ChatSession } from '@artel/core/chat'
import { useReadable, useViewer } from '../services/index.ts'
import { ChatListView } from './ChatListView.tsx'

/** The list of chats over the headless one. */
export function ChatListScreen({ chat, onSignIn }: { chat: ChatSession; onSignIn: () => void }) {
  const view = useReadable(chat.list)
  return (
    <ChatListView
      view={view}
      role={useViewer()?.role}
      onSearch={(text) => chat.list.send({ type: 'list.search', text })}
      onMore={() => chat.list.send({ type: 'list.more' })}
      onRetry={() => chat.list.send({ type: 'list.retry' })}
      onSignIn={onSignIn}
    />
  )
}
