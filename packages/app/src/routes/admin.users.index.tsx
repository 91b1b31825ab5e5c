import { adminUserList } from '@artel/core/admin'
import { routes } from '@artel/core/routes'
import { UsersScreen } from '@artel/ui/admin'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/admin/users/')({
  staticData: { page: routes.adminUsers },
  // Filters read whatever text the address holds.
  validateSearch: (search: Record<string, unknown>) => search,
  component: Users,
})

function Users() {
  return <UsersScreen filters={adminUserList.parse(Route.useSearch())} />
}
