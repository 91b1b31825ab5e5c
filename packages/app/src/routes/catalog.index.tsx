import { productList } from '@artel/core/products'
import { routes } from '@artel/core/routes'
import { CatalogScreen } from '@artel/ui/products/find'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/catalog/')({
  staticData: { page: routes.catalog },
  // Filters read whatever text the address holds.
  validateSearch: (search: Record<string, unknown>) => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { openCatalog } = await import('../pages/catalog.ts')
    return openCatalog(context, deps, null)
  },
  component: Catalog,
})

function Catalog() {
  return <CatalogScreen slug={null} filters={productList.parse(Route.useSearch())} />
}
