import type { LegalSummary } from '@artel/core/contract'
import { legalDayWords, legalPages } from '@artel/core/legal'
import { paths } from '@artel/core/routes'
import { Badge, TextLink } from '../../kit/index.ts'
import { Table } from '../../kit/table/index.ts'
import { AdminFrame } from '../AdminFrame.tsx'
import { AdminList, type AdminListProps } from '../AdminList.tsx'
import { ru } from '../ru.ts'

export interface LegalDocumentsViewProps extends Pick<AdminListProps, 'status' | 'onRetry' | 'isRetrying'> {
  documents: readonly LegalSummary[]
}

/** The texts of the law: which edition of each holds, and which comes next. */
export function LegalDocumentsView({ documents, ...list }: LegalDocumentsViewProps) {
  const words = ru.legal
  return (
    <AdminFrame section="legal" title={words.title} lead={words.lead}>
      <AdminList {...list} rows={6} failed={words.failed}>
        <Table
          caption={words.title}
          captionHidden
          rows={documents}
          rowKey={({ document }) => document}
          columns={[
            {
              id: 'document',
              header: words.document,
              cell: ({ document }) => (
                <TextLink to={paths.adminLegalDocument(document)}>{legalPages[document].title}</TextLink>
              ),
            },
            { id: 'version', header: words.inForce, cell: ({ version }) => legalDayWords(version) },
            {
              id: 'next',
              header: words.next,
              cell: ({ next }) => (next === null ? words.noNext : legalDayWords(next)),
            },
            { id: 'approval', header: words.approval, cell: ({ isDraft }) => <Approval isDraft={isDraft} /> },
          ]}
        />
      </AdminList>
    </AdminFrame>
  )
}

/** Whether a lawyer has approved an edition. */
export const Approval = ({ isDraft }: { isDraft: boolean }) => (
  <Badge tone={isDraft ? 'warning' : 'success'}>{isDraft ? ru.legal.draft : ru.legal.approved}</Badge>
)
