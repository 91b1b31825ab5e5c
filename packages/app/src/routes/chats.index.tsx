import { routes } from '@artel/core/routes'
import { ChatsScreen } from '@artel/ui/chat'
import { createFileRoute } from '@tanstack/react-router'
import { Guarded } from '../pages/Guarded.tsx'
import { pageTitle } from '../pages/page-title.ts'

export const Route = createFileRoute('/chats/')({
  head: () => ({ meta: [{ title: pageTitle(routes.chats.title) }] }),
  component: Chats,
})

function Chats() {
  return (
    <Guarded route={routes.chats}>
      <ChatsScreen chatId={null} />
    </Guarded>
  )
}
