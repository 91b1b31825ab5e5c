import { adminArticleList } from '@artel/core/admin'
import { routes } from '@artel/core/routes'
import { ArticlesDeskScreen } from '@artel/ui/admin/articles'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/admin/articles/')({
  staticData: { page: routes.adminArticles },
  // Filters read whatever text the address holds.
  validateSearch: (search: Record<string, unknown>) => search,
  component: Articles,
})

function Articles() {
  return <ArticlesDeskScreen filters={adminArticleList.parse(Route.useSearch())} />
}
