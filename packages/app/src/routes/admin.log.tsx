import { staffLogList } from '@artel/core/admin'
import { routes } from '@artel/core/routes'
import { LogScreen } from '@artel/ui/admin'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/admin/log')({
  staticData: { page: routes.adminLog },
  // Filters read whatever text the address holds.
  validateSearch: (search: Record<string, unknown>) => search,
  component: Log,
})

function Log() {
  return <LogScreen filters={staffLogList.parse(Route.useSearch())} />
}
