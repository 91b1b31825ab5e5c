import { routes } from '@artel/core/routes'
import { CookiePolicyView } from '@artel/ui/legal'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/cookie-policy')({
  staticData: { page: routes.cookiePolicy },
  component: CookiePolicyView,
})
