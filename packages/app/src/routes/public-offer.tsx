import { publicOffer } from '@artel/core/legal/texts'
import { routes } from '@artel/core/routes'
import { LegalView } from '@artel/ui/legal'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/public-offer')({
  staticData: { page: routes.publicOffer },
  component: PublicOffer,
})

function PublicOffer() {
  return <LegalView text={publicOffer} />
}
