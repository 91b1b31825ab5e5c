import { routes } from '@artel/core/routes'
import { LegalScreen } from '@artel/ui/legal'
import { createFileRoute } from '@tanstack/react-router'
import { editionOf } from '../pages/edition-search.ts'
import { openLegal } from '../pages/legal.ts'

export const Route = createFileRoute('/cookie-policy')({
  staticData: { page: routes.cookiePolicy },
  validateSearch: editionOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => openLegal(context, 'cookie-policy', deps.edition),
  component: CookiePolicy,
})

function CookiePolicy() {
  return <LegalScreen document="cookie-policy" edition={Route.useSearch().edition} />
}
