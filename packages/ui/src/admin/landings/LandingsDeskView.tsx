import type { AdminLandingRow, AdminSitePageRow } from '@artel/core/contract'
import { paths } from '@artel/core/routes'
import { sitePageTitles } from '@artel/core/site-pages'
import { EmptyState, TextLink } from '../../kit/index.ts'
import { Table } from '../../kit/table/index.ts'
import { AdminFrame } from '../AdminFrame.tsx'
import { AdminList, type AdminListProps } from '../AdminList.tsx'
import css from './Landings.module.css'
import { ru } from './ru.ts'

export interface LandingsDeskViewProps extends Pick<AdminListProps, 'status' | 'onRetry' | 'isRetrying'> {
  /** Pages that stand for themselves. */
  sitePages: readonly AdminSitePageRow[]
  landings: readonly AdminLandingRow[]
}

const stateOf = ({ isReworded }: Pick<AdminLandingRow, 'isReworded'>) => (isReworded ? ru.reworded : ru.shipped)

/**
 * Pages that stand for themselves, then all landing pages, each below the one that it belongs to; and whether their words are
 * still those of the first day.
 */
export function LandingsDeskView({ sitePages, landings, ...list }: LandingsDeskViewProps) {
  return (
    <AdminFrame section="landings" title={ru.title} lead={ru.lead}>
      <AdminList {...list} failed={ru.failed} empty={null}>
        <Table
          caption={ru.sitePages}
          rows={sitePages}
          rowKey={({ page }) => page}
          columns={[
            {
              id: 'name',
              header: ru.page,
              cell: ({ page }) => <TextLink to={paths.adminSitePage(page)}>{sitePageTitles[page]}</TextLink>,
            },
            { id: 'title', header: ru.heading, cell: ({ title }) => <span className={css.text}>{title}</span> },
            { id: 'state', header: ru.state, cell: stateOf },
          ]}
        />
        {landings.length === 0 ? (
          <EmptyState title={ru.none} text={ru.noneText} />
        ) : (
          <Table
            caption={ru.landings}
            rows={landings}
            rowKey={({ id }) => id}
            columns={[
              {
                id: 'name',
                header: ru.service,
                cell: ({ id, name, parentId }) => (
                  <span className={parentId === null ? css.text : css.below}>
                    <TextLink to={paths.adminLanding(id)}>{name}</TextLink>
                  </span>
                ),
              },
              { id: 'title', header: ru.heading, cell: ({ title }) => <span className={css.text}>{title}</span> },
              { id: 'state', header: ru.state, cell: stateOf },
            ]}
          />
        )}
      </AdminList>
    </AdminFrame>
  )
}
