import { routes } from '@artel/core/routes'
import { QueuesScreen } from '@artel/ui/moderation'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/moderation/')({
  staticData: { page: routes.moderation },
  component: QueuesScreen,
})
