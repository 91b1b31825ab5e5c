import { routes } from '@artel/core/routes'
import { LegalScreen } from '@artel/ui/legal'
import { createFileRoute } from '@tanstack/react-router'
import { editionOf } from '../pages/edition-search.ts'
import { openLegal } from '../pages/legal.ts'

export const Route = createFileRoute('/privacy-policy')({
  staticData: { page: routes.privacyPolicy },
  validateSearch: editionOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => openLegal(context, 'privacy-policy', deps.edition),
  component: PrivacyPolicy,
})

function PrivacyPolicy() {
  return <LegalScreen document="privacy-policy" edition={Route.useSearch().edition} />
}
