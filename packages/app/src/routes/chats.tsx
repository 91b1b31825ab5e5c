import { ChatsScreen } from '@artel/ui/chat'
import { createFileRoute, useParams } from '@tanstack/react-router'

/** Both chat pages are one screen, so that opening a chat leaves the list as it is. */
export const Route = createFileRoute('/chats')({ component: Chats })

function Chats() {
  const { id } = useParams({ strict: false })
  return <ChatsScreen chatId={id === undefined ? null : Number(id)} />
}
