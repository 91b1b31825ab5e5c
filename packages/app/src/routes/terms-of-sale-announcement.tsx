import { routes } from '@artel/core/routes'
import { LegalScreen } from '@artel/ui/legal'
import { createFileRoute } from '@tanstack/react-router'
import { editionOf } from '../pages/edition-search.ts'
import { openLegal } from '../pages/legal.ts'

export const Route = createFileRoute('/terms-of-sale-announcement')({
  staticData: { page: routes.termsOfSaleAnnouncement },
  validateSearch: editionOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => openLegal(context, 'terms-of-sale-announcement', deps.edition),
  component: TermsOfSaleAnnouncement,
})

function TermsOfSaleAnnouncement() {
  return <LegalScreen document="terms-of-sale-announcement" edition={Route.useSearch().edition} />
}
