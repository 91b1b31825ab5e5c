import { routes } from '@artel/core/routes'
import { LandingWordsScreen } from '@artel/ui/admin/landings'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/admin/landings/$id')({
  staticData: { page: routes.adminLanding },
  component: LandingWords,
})

function LandingWords() {
  const { id } = Route.useParams()
  return <LandingWordsScreen key={id} id={Number(id)} />
}
