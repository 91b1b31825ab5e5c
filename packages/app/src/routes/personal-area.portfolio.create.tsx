import { routes } from '@artel/core/routes'
import { CaseCreateScreen } from '@artel/ui/cases'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/personal-area/portfolio/create')({
  staticData: { page: routes.portfolioCaseCreate },
  component: CaseCreateScreen,
})
