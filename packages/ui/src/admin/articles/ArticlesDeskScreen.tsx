import { type AdminArticleFilters, adminArticleList, adminQueries } from '@artel/core/admin'
import { pageCount } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useServices } from '../../services/index.ts'
import { ArticlesDeskView } from './ArticlesDeskView.tsx'

const address = (filters: AdminArticleFilters) => adminArticleList.address(paths.adminArticles(), filters)

/** All articles over their query. */
export function ArticlesDeskScreen({ filters }: { filters: AdminArticleFilters }) {
  const { api, navigate } = useServices()
  const query = useQuery({ ...adminQueries(api).articles(filters), placeholderData: keepPreviousData })
  const total = query.data?.pagination.totalItems ?? 0
  const { author } = filters
  return (
    <ArticlesDeskView
      filters={filters}
      status={query.status}
      articles={query.data?.items ?? []}
      total={total}
      pageCount={pageCount(total)}
      pageTo={(page) => address({ ...filters, page })}
      onFilter={(values) => navigate(address({ ...adminArticleList.parse(values), author }))}
      onWiden={() => navigate(address({ ...filters, author: '', page: 1 }))}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
    />
  )
}
