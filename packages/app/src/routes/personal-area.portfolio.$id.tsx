import { routes } from '@artel/core/routes'
import { CaseEditScreen } from '@artel/ui/cases'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/personal-area/portfolio/$id')({
  staticData: { page: routes.portfolioCase },
  component: CaseEdit,
})

function CaseEdit() {
  const { id } = Route.useParams()
  return <CaseEditScreen key={id} id={Number(id)} />
}
