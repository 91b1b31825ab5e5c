import { routes } from '@artel/core/routes'
import { LegalScreen } from '@artel/ui/legal'
import { createFileRoute } from '@tanstack/react-router'
import { editionOf } from '../pages/edition-search.ts'
import { openLegal } from '../pages/legal.ts'

export const Route = createFileRoute('/terms-of-use')({
  staticData: { page: routes.termsOfUse },
  validateSearch: editionOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => openLegal(context, 'terms-of-use', deps.edition),
  component: TermsOfUse,
})

function TermsOfUse() {
  return <LegalScreen document="terms-of-use" edition={Route.useSearch().edition} />
}
