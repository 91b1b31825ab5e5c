import { routes } from '@artel/core/routes'
import { UserScreen } from '@artel/ui/admin'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/admin/users/$id')({
  staticData: { page: routes.adminUser },
  component: User,
})

function User() {
  const { id } = Route.useParams()
  return <UserScreen key={id} id={id} />
}
