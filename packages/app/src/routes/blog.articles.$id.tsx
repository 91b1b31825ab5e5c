import { routes } from '@artel/core/routes'
import { ArticleScreen } from '@artel/ui/articles/page'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/blog/articles/$id')({
  staticData: { page: routes.article },
  loader: async ({ context, params }) => {
    const { openArticle } = await import('../pages/blog.ts')
    return openArticle(context, Number(params.id))
  },
  component: ArticlePage,
})

function ArticlePage() {
  return <ArticleScreen id={Number(Route.useParams().id)} />
}
