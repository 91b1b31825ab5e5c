import { routes } from '@artel/core/routes'
import { LicencesView } from '@artel/ui/legal'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/licences')({
  staticData: { page: routes.licences },
  component: LicencesView,
})
