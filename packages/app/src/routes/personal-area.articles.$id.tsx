import { routes } from '@artel/core/routes'
import { ArticleEditScreen } from '@artel/ui/articles/editor'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/personal-area/articles/$id')({
  staticData: { page: routes.articleEdit },
  component: ArticleEdit,
})

function ArticleEdit() {
  const { id } = Route.useParams()
  return <ArticleEditScreen key={id} id={Number(id)} />
}
