import { routes } from '@artel/core/routes'
import { LegalScreen } from '@artel/ui/legal'
import { createFileRoute } from '@tanstack/react-router'
import { editionOf } from '../pages/edition-search.ts'
import { openLegal } from '../pages/legal.ts'

export const Route = createFileRoute('/public-offer')({
  staticData: { page: routes.publicOffer },
  validateSearch: editionOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => openLegal(context, 'public-offer', deps.edition),
  component: PublicOffer,
})

function PublicOffer() {
  return <LegalScreen document="public-offer" edition={Route.useSearch().edition} />
}
