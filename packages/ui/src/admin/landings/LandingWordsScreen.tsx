import { adminQueries } from '@artel/core/admin'
import { isApiError } from '@artel/core/api'
import { paths } from '@artel/core/routes'
import { useQuery } from '@tanstack/react-query'
import { ButtonLink, EmptyState, ErrorState, Skeleton, TextLink, VisuallyHidden } from '../../kit/index.ts'
import { useServices } from '../../services/index.ts'
import { AdminFrame } from '../AdminFrame.tsx'
import { ru as admin } from '../ru.ts'
import { EditedLanding } from './EditedLanding.tsx'
import css from './Landings.module.css'
import { ru } from './ru.ts'

/** The words of one landing page over their query. */
export function LandingWordsScreen({ id }: { id: number }) {
  const { api } = useServices()
  const query = useQuery({ ...adminQueries(api).landing(id), throwOnError: false })
  const landing = query.data
  const isGone = isApiError(query.error, 'NOT_FOUND')
  return (
    <AdminFrame section="landings" title={isGone ? ru.gone : (landing?.name ?? ru.one)}>
      <p className={css.line}>
        <TextLink to={paths.adminLandings()}>{ru.toList}</TextLink>
        {landing && <TextLink to={paths.landing(landing.urlSlug)}>{ru.onSite}</TextLink>}
      </p>
      {isGone ? (
        <EmptyState
          title={ru.gone}
          text={ru.goneText}
          action={<ButtonLink to={paths.adminLandings()}>{ru.toList}</ButtonLink>}
        />
      ) : landing ? (
        <EditedLanding landing={landing} />
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
