import { faqDeskList } from '@artel/core/admin'
import { routes } from '@artel/core/routes'
import { FaqCreateScreen } from '@artel/ui/admin/faq'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/admin/faq/create')({
  staticData: { page: routes.adminFaqCreate },
  // The section is whatever text the address holds.
  validateSearch: (search: Record<string, unknown>) => search,
  component: FaqCreate,
})

function FaqCreate() {
  return <FaqCreateScreen section={faqDeskList.parse(Route.useSearch()).section} />
}
