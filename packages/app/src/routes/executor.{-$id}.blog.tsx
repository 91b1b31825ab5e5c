import { authorArticleList } from '@artel/core/articles'
import { routes } from '@artel/core/routes'
import { ExecutorBlogScreen } from '@artel/ui/executors/page'
import { createFileRoute } from '@tanstack/react-router'
import { OwnExecutor } from '../pages/OwnExecutor.tsx'

export const Route = createFileRoute('/executor/{-$id}/blog')({
  staticData: { page: routes.executorBlog },
  // Pages read whatever text the address holds.
  validateSearch: (search: Record<string, unknown>) => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps }) => {
    const { openExecutor } = await import('../pages/executor.ts')
    return openExecutor(context, routes.executorBlog, params.id, {
      tab: 'blog',
      filters: authorArticleList.parse(deps),
    })
  },
  component: ExecutorBlogPage,
})

function ExecutorBlogPage() {
  const { id } = Route.useParams()
  const filters = authorArticleList.parse(Route.useSearch())
  if (id !== undefined) return <ExecutorBlogScreen id={id} filters={filters} />
  return (
    <OwnExecutor page={routes.executorBlog}>
      {(own) => <ExecutorBlogScreen id={own} isShort filters={filters} />}
    </OwnExecutor>
  )
}
