import { routes } from '@artel/core/routes'
import { LegalScreen } from '@artel/ui/legal'
import { createFileRoute } from '@tanstack/react-router'
import { editionOf } from '../pages/edition-search.ts'
import { openLegal } from '../pages/legal.ts'

export const Route = createFileRoute('/terms-of-advertising')({
  staticData: { page: routes.termsOfAdvertising },
  validateSearch: editionOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => openLegal(context, 'terms-of-advertising', deps.edition),
  component: TermsOfAdvertising,
})

function TermsOfAdvertising() {
  return <LegalScreen document="terms-of-advertising" edition={Route.useSearch().edition} />
}
