import { productList } from '@artel/core/products'
import { routes } from '@artel/core/routes'
import { CatalogScreen } from '@artel/ui/products/find'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/catalog/$categorySlug')({
  staticData: { page: routes.catalogCategory },
  // Filters read whatever text the address holds.
  validateSearch: (search: Record<string, unknown>) => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps, params }) => {
    const { openCatalog } = await import('../pages/catalog.ts')
    return openCatalog(context, deps, params.categorySlug)
  },
  component: CategoryCatalog,
})

function CategoryCatalog() {
  return <CatalogScreen slug={Route.useParams().categorySlug} filters={productList.parse(Route.useSearch())} />
}
