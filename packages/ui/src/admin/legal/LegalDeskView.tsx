import type { LegalDocument, PublishedEdition } from '@artel/core/contract'
import { formatDay } from '@artel/core/format'
import { editionPath, legalDayWords, legalPages } from '@artel/core/legal'
import { paths } from '@artel/core/routes'
import type { ReactNode } from 'react'
import { TextLink, usePageTime } from '../../kit/index.ts'
import { Table } from '../../kit/table/index.ts'
import css from '../Admin.module.css'
import { AdminFrame } from '../AdminFrame.tsx'
import { AdminList, type AdminListProps } from '../AdminList.tsx'
import { ru } from '../ru.ts'
import { Approval } from './LegalDocumentsView.tsx'

export interface LegalDeskViewProps extends Pick<AdminListProps, 'status' | 'onRetry' | 'isRetrying'> {
  document: LegalDocument
  /** The last that was published first. */
  editions: readonly PublishedEdition[]
  /** Where the next one is written. */
  form: ReactNode
}

/** One text of the law: its editions, which are for reading alone, and the form of the next one. */
export function LegalDeskView({ document, editions, form, ...list }: LegalDeskViewProps) {
  const { now, timeZone } = usePageTime()
  const words = ru.legal
  const published = ({ publishedAt, publishedBy }: PublishedEdition) =>
    publishedAt === null ? words.first : words.by(formatDay(publishedAt, now, timeZone), publishedBy ?? '')
  return (
    <AdminFrame section="legal" title={legalPages[document].title}>
      <TextLink to={paths.adminLegal()} className={css.start}>
        {words.toList}
      </TextLink>
      <AdminList {...list} rows={4} failed={words.oneFailed}>
        <section className={css.section}>
          <h2 className={css.heading}>{words.editions}</h2>
          <Table
            caption={words.editions}
            captionHidden
            rows={editions}
            rowKey={({ id }) => id}
            columns={[
              {
                id: 'version',
                header: words.version,
                cell: ({ version, state }) =>
                  state === 'REPLACED' ? (
                    legalDayWords(version)
                  ) : (
                    <TextLink to={editionPath(document, state === 'IN_FORCE' ? undefined : version)}>
                      {legalDayWords(version)}
                    </TextLink>
                  ),
              },
              { id: 'state', header: words.state, cell: ({ state }) => words.states[state] },
              { id: 'approval', header: words.approval, cell: ({ isDraft }) => <Approval isDraft={isDraft} /> },
              { id: 'published', header: words.published, cell: published },
            ]}
          />
        </section>
        {form && (
          <section className={css.section}>
            <h2 className={css.heading}>{words.write}</h2>
            {form}
          </section>
        )}
      </AdminList>
    </AdminFrame>
  )
}
