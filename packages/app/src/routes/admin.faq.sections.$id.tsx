import { routes } from '@artel/core/routes'
import { FaqSectionHistoryScreen } from '@artel/ui/admin/faq'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/admin/faq/sections/$id')({
  staticData: { page: routes.adminFaqSection },
  component: SectionHistory,
})

function SectionHistory() {
  const { id } = Route.useParams()
  return <FaqSectionHistoryScreen key={id} id={Number(id)} />
}
