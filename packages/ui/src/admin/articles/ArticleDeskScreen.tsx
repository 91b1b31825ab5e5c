import { adminQueries } from '@artel/core/admin'
import { isApiError } from '@artel/core/api'
import { paths } from '@artel/core/routes'
import { useQuery } from '@tanstack/react-query'
import { ButtonLink, EmptyState, ErrorState, Skeleton, VisuallyHidden } from '../../kit/index.ts'
import { useServices, useViewer } from '../../services/index.ts'
import { AdminFrame } from '../AdminFrame.tsx'
import { ru as admin } from '../ru.ts'
import css from './Articles.module.css'
import { KeptArticle } from './KeptArticle.tsx'
import { ru } from './ru.ts'

/** One article over its query, to be looked at and put right. */
export function ArticleDeskScreen({ id }: { id: number }) {
  const { api } = useServices()
  const viewer = useViewer()
  const query = useQuery({ ...adminQueries(api).article(id), throwOnError: false })
  const article = query.data
  const isGone = isApiError(query.error, 'NOT_FOUND')
  return (
    <AdminFrame section="articles" title={isGone ? ru.gone : (article?.title ?? ru.one)}>
      {isGone ? (
        <EmptyState
          title={ru.gone}
          text={ru.goneText}
          action={<ButtonLink to={paths.adminArticles()}>{ru.toList}</ButtonLink>}
        />
      ) : article && viewer ? (
        <KeptArticle article={article} admin={viewer} />
      ) : query.isError ? (
        <ErrorState title={ru.oneFailed} onRetry={() => void query.refetch()} retrying={query.isFetching} />
      ) : (
        <div aria-busy="true">
          <VisuallyHidden>{admin.loading}</VisuallyHidden>
          <Skeleton shape="block" className={css.coming} />
        </div>
      )}
    </AdminFrame>
  )
}
