import { routes } from '@artel/core/routes'
import { FaqDeskScreen } from '@artel/ui/admin/faq'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/admin/faq/')({
  staticData: { page: routes.adminFaq },
  component: FaqDeskScreen,
})
