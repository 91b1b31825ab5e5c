import { type AuthorArticleFilters, articleQueries } from '@artel/core/articles'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useServices } from '../../services/index.ts'
import { ExecutorBlog } from './ExecutorBlog.tsx'
import { type ExecutorPage, type ExecutorPageProps, ExecutorShell } from './ExecutorShell.tsx'

export interface ExecutorBlogScreenProps extends ExecutorPageProps {
  /** Page of the articles, from the address. */
  filters: AuthorArticleFilters
}

function Blog({ executor, viewer, ways, filters }: ExecutorPage & Pick<ExecutorBlogScreenProps, 'filters'>) {
  const { api, report } = useServices()
  const { data } = useSuspenseQuery(articleQueries(api, report).by(executor.id, filters.page))
  return (
    <ExecutorBlog
      articles={data.items}
      count={data.pagination.totalItems}
      page={filters.page}
      viewer={viewer}
      path={ways.blog}
    />
  )
}

/** Articles of an executor. */
export function ExecutorBlogScreen({ filters, ...props }: ExecutorBlogScreenProps) {
  return (
    <ExecutorShell {...props} tab="blog">
      {(page) => <Blog {...page} filters={filters} />}
    </ExecutorShell>
  )
}
