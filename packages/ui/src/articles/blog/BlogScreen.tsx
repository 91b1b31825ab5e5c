import { type ArticleFilters, articleQueries } from '@artel/core/articles'
import type { ArticleCategory } from '@artel/core/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useServices } from '../../services/index.ts'
import { BlogView } from './BlogView.tsx'

export interface BlogScreenProps {
  /** `null` for all of them. */
  category: ArticleCategory | null
  /** Words, tag, author and page, from the address. */
  filters: ArticleFilters
}

/** The blog over its query. */
export function BlogScreen({ category, filters }: BlogScreenProps) {
  const { api, report, navigate } = useServices()
  const query = useQuery({
    ...articleQueries(api, report).list(filters, category ?? undefined),
    placeholderData: keepPreviousData,
    throwOnError: false,
  })
  return (
    <BlogView
      status={query.status}
      articles={query.data?.items ?? []}
      count={query.data?.pagination.totalItems ?? 0}
      category={category}
      filters={filters}
      isStale={query.isPlaceholderData}
      onSearch={navigate}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
    />
  )
}
