import { routes } from '@artel/core/routes'
import { FaqItemScreen } from '@artel/ui/admin/faq'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/admin/faq/$id')({
  staticData: { page: routes.adminFaqItem },
  component: FaqItem,
})

function FaqItem() {
  const { id } = Route.useParams()
  return <FaqItemScreen key={id} id={Number(id)} />
}
