import { routes } from '@artel/core/routes'
import { ChatsScreen } from '@artel/ui/chat'
import { createFileRoute, useParams } from '@tanstack/react-router'
import { Guarded } from '../pages/Guarded.tsx'
import { pageTitle } from '../pages/page-title.ts'

/** Both chat pages are one screen, so that opening a chat leaves the list as it is. */
export const Route = createFileRoute('/chats')({
  head: () => ({ meta: [{ title: pageTitle(routes.chats.title) }] }),
  component: Chats,
})

function Chats() {
  const { id } = useParams({ strict: false })
  return (
    <Guarded route={routes.chats}>
      <ChatsScreen chatId={id === undefined ? null : Number(id)} />
    </Guarded>
  )
}
