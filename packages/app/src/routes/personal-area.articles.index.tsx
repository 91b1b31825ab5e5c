import { ownArticleList } from '@artel/core/articles'
import { routes } from '@artel/core/routes'
import { OwnArticlesScreen } from '@artel/ui/articles/own'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/personal-area/articles/')({
  staticData: { page: routes.myArticles },
  // Pages read whatever text the address holds.
  validateSearch: (search: Record<string, unknown>) => search,
  component: MyArticles,
})

function MyArticles() {
  return <OwnArticlesScreen filters={ownArticleList.parse(Route.useSearch())} />
}
