import { routes } from '@artel/core/routes'
import { type DeskKind, DeskScreen } from '@artel/ui/moderation'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/moderation/$kind')({
  staticData: { page: routes.moderationQueue },
  component: Desk,
})

function Desk() {
  // The route table lets no other kind in.
  const kind = Route.useParams().kind as DeskKind
  return <DeskScreen key={kind} kind={kind} />
}
