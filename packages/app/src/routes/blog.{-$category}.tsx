import { articleList, isArticleCategory } from '@artel/core/articles'
import { routes } from '@artel/core/routes'
import { BlogScreen } from '@artel/ui/articles/blog'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/blog/{-$category}')({
  staticData: { page: routes.blog },
  // Filters read whatever text the address holds.
  validateSearch: (search: Record<string, unknown>) => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params: { category }, deps }) => {
    const { openBlog } = await import('../pages/blog.ts')
    return openBlog(context, category, articleList.parse(deps))
  },
  component: Blog,
})

function Blog() {
  const { category } = Route.useParams()
  const known = category !== undefined && isArticleCategory(category) ? category : null
  return <BlogScreen category={known} filters={articleList.parse(Route.useSearch())} />
}
