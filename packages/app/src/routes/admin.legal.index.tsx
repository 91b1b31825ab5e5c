import { routes } from '@artel/core/routes'
import { LegalDocumentsScreen } from '@artel/ui/admin'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/admin/legal/')({
  staticData: { page: routes.adminLegal },
  component: LegalDocumentsScreen,
})
