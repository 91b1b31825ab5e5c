import { routes } from '@artel/core/routes'
import { createFileRoute } from '@tanstack/react-router'

/** `/chats/{id}`: the parent shows the chat beside the list. */
export const Route = createFileRoute('/chats/$id')({ staticData: { page: routes.chat } })
