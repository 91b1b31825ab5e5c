import { routes } from '@artel/core/routes'
import { ArticleDeskScreen } from '@artel/ui/admin/articles'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/admin/articles/$id')({
  staticData: { page: routes.adminArticle },
  component: Article,
})

function Article() {
  const { id } = Route.useParams()
  return <ArticleDeskScreen key={id} id={Number(id)} />
}
