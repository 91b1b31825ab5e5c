import { routes } from '@artel/core/routes'
import { ChatsScreen } from '@artel/ui/chat'
import { createFileRoute } from '@tanstack/react-router'
import { Guarded } from '../pages/Guarded.tsx'
import { pageTitle } from '../pages/page-title.ts'

export const Route = createFileRoute('/chats/$id')({
  head: () => ({ meta: [{ title: pageTitle(routes.chat.title) }] }),
  component: Chat,
})

function Chat() {
  const { id } = Route.useParams()
  return (
    <Guarded route={routes.chat}>
      <ChatsScreen chatId={Number(id)} />
    </Guarded>
  )
}
