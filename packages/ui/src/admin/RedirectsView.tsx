import type { Redirect } from '@artel/core/contract'
import { formatDay } from '@artel/core/format'
import type { ReactNode } from 'react'
import { Button, Pagination, usePageTime } from '../kit/index.ts'
import { Table } from '../kit/table/index.ts'
import css from './Admin.module.css'
import { AdminFrame } from './AdminFrame.tsx'
import { AdminList, type AdminListProps } from './AdminList.tsx'
import { ru } from './ru.ts'

export interface RedirectsViewProps extends Pick<AdminListProps, 'status' | 'onRetry' | 'isRetrying'> {
  redirects: readonly Redirect[]
  page: number
  pageCount: number
  pageTo: (page: number) => string
  /** The form that adds one. */
  form: ReactNode
  onRemove: (redirect: Redirect) => void
}

/** The table of moved addresses. */
export function RedirectsView({ redirects, page, pageCount, pageTo, form, onRemove, ...list }: RedirectsViewProps) {
  const { now, timeZone } = usePageTime()
  const words = ru.redirects
  return (
    <AdminFrame section="redirects" title={words.caption} lead={words.lead}>
      {form}
      <AdminList
        {...list}
        failed={words.failed}
        empty={redirects.length === 0 ? { title: words.none, text: words.noneText } : null}
      >
        <Table
          caption={words.caption}
          captionHidden
          rows={redirects}
          rowKey={({ id }) => id}
          columns={[
            { id: 'from', header: words.from, cell: ({ from }) => <span className={css.address}>{from}</span> },
            { id: 'to', header: words.to, cell: ({ to }) => <span className={css.address}>{to}</span> },
            { id: 'since', header: words.since, cell: ({ createdAt }) => formatDay(createdAt, now, timeZone) },
            {
              id: 'remove',
              header: ru.user.actions,
              cell: (redirect) => (
                <Button
                  dense
                  variant="secondary"
                  aria-label={words.removeOf(redirect.from)}
                  onClick={() => onRemove(redirect)}
                >
                  {words.remove}
                </Button>
              ),
            },
          ]}
        />
        <Pagination page={page} pageCount={pageCount} to={pageTo} />
      </AdminList>
    </AdminFrame>
  )
}
