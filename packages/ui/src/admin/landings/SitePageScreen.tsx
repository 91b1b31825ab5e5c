import { adminQueries } from '@artel/core/admin'
import type { SitePageName } from '@artel/core/contract'
import { paths } from '@artel/core/routes'
import { sitePageTitles } from '@artel/core/site-pages'
import { useQuery } from '@tanstack/react-query'
import { ErrorState, Skeleton, TextLink, VisuallyHidden } from '../../kit/index.ts'
import { useServices } from '../../services/index.ts'
import { AdminFrame } from '../AdminFrame.tsx'
import { ru as admin } from '../ru.ts'
import { EditedSitePage } from './EditedSitePage.tsx'
import css from './Landings.module.css'
import { ru } from './page.ru.ts'

const publicPaths: Readonly<Record<SitePageName, string>> = {
  services: paths.landings(),
  'become-executor': paths.becomeExecutor(),
}

/** The words of one page that stands for itself, over their query. */
export function SitePageScreen({ page }: { page: SitePageName }) {
  const { api } = useServices()
  const query = useQuery({ ...adminQueries(api).sitePage(page), throwOnError: false })
  return (
    <AdminFrame section="landings" title={sitePageTitles[page]}>
      <p className={css.line}>
        <TextLink to={paths.adminLandings()}>{ru.toList}</TextLink>
        <TextLink to={publicPaths[page]}>{ru.onSite}</TextLink>
      </p>
      {query.data ? (
        <EditedSitePage stored={query.data} />
      ) : query.isError ? (
        <ErrorState title={ru.failed} onRetry={() => void query.refetch()} retrying={query.isFetching} />
      ) : (
        <div aria-busy="true">
          <VisuallyHidden>{admin.loading}</VisuallyHidden>
          <Skeleton shape="block" className={css.coming} />
        </div>
      )}
    </AdminFrame>
  )
}
