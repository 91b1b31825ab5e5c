import type { AdminLandingRow } from '@artel/core/contract'
import { paths } from '@artel/core/routes'
import { TextLink } from '../../kit/index.ts'
import { Table } from '../../kit/table/index.ts'
import { AdminFrame } from '../AdminFrame.tsx'
import { AdminList, type AdminListProps } from '../AdminList.tsx'
import css from './Landings.module.css'
import { ru } from './ru.ts'

export interface LandingsDeskViewProps extends Pick<AdminListProps, 'status' | 'onRetry' | 'isRetrying'> {
  landings: readonly AdminLandingRow[]
}

/** All landing pages, each below the one that it belongs to, and whether their words are still those of the first day. */
export function LandingsDeskView({ landings, ...list }: LandingsDeskViewProps) {
  return (
    <AdminFrame section="landings" title={ru.title} lead={ru.lead}>
      <AdminList
        {...list}
        failed={ru.failed}
        empty={landings.length === 0 ? { title: ru.none, text: ru.noneText } : null}
      >
        <Table
          caption={ru.title}
          captionHidden
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
            { id: 'state', header: ru.state, cell: ({ isReworded }) => (isReworded ? ru.reworded : ru.shipped) },
          ]}
        />
      </AdminList>
    </AdminFrame>
  )
}
