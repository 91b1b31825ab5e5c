import { isJudged } from '@artel/core/moderation'
import { routes } from '@artel/core/routes'
import { DeskScreen } from '@artel/ui/moderation'
import { createFileRoute, notFound } from '@tanstack/react-router'

export const Route = createFileRoute('/moderation/$kind')({
  staticData: { page: routes.moderationQueue },
  loader: ({ params }) => {
    if (!isJudged(params.kind)) throw notFound()
  },
  component: Desk,
})

function Desk() {
  const { kind } = Route.useParams()
  return isJudged(kind) ? <DeskScreen key={kind} kind={kind} /> : null
}
