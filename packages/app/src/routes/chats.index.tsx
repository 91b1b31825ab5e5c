import { routes } from '@artel/core/routes'
import { createFileRoute } from '@tanstack/react-router'

/** `/chats`: no chat is chosen; the parent shows the list. */
export const Route = createFileRoute('/chats/')({ staticData: { page: routes.chats } })
