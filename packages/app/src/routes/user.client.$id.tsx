import { reviewsAboutList } from '@artel/core/reviews'
import { routes } from '@artel/core/routes'
import { ClientScreen } from '@artel/ui/clients'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/user/client/$id')({
  staticData: { page: routes.client },
  // Filters read whatever text the address holds.
  validateSearch: (search: Record<string, unknown>) => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps }) => {
    const { openClient } = await import('../pages/client.ts')
    return openClient(context, params.id, reviewsAboutList.parse(deps))
  },
  component: ClientPage,
})

function ClientPage() {
  return <ClientScreen id={Route.useParams().id} filters={reviewsAboutList.parse(Route.useSearch())} />
}
