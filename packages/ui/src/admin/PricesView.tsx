import type { ListPrice } from '@artel/core/contract'
import { formatDay, formatMoney } from '@artel/core/format'
import { Button, usePageTime } from '../kit/index.ts'
import { Table } from '../kit/table/index.ts'
import css from './Admin.module.css'
import { AdminFrame } from './AdminFrame.tsx'
import { AdminList, type AdminListProps } from './AdminList.tsx'
import { ru } from './ru.ts'

export interface PricesViewProps extends Pick<AdminListProps, 'status' | 'onRetry' | 'isRetrying'> {
  prices: readonly ListPrice[]
  onEdit: (price: ListPrice) => void
}

/** What tariffs and services cost, and who has last changed that. */
export function PricesView({ prices, onEdit, ...list }: PricesViewProps) {
  const words = ru.prices
  return (
    <AdminFrame section="prices" title={ru.sections.prices} lead={words.lead}>
      <AdminList {...list} failed={words.failed}>
        {(['TARIFF', 'SERVICE'] as const).map((group) => (
          <section key={group} className={css.section}>
            <h2 className={css.heading}>{words.groups[group]}</h2>
            <PriceTable
              caption={words.groups[group]}
              prices={prices.filter((price) => price.group === group)}
              onEdit={onEdit}
            />
          </section>
        ))}
      </AdminList>
    </AdminFrame>
  )
}

function PriceTable({ caption, prices, onEdit }: Pick<PricesViewProps, 'prices' | 'onEdit'> & { caption: string }) {
  const { now, timeZone } = usePageTime()
  const words = ru.prices
  return (
    <Table
      caption={caption}
      captionHidden
      rows={prices}
      rowKey={({ key }) => key}
      columns={[
        { id: 'what', header: words.what, cell: ({ title }) => title },
        { id: 'price', header: words.price, numeric: true, cell: ({ price }) => formatMoney(price) },
        {
          id: 'changed',
          header: words.changed,
          cell: ({ changedAt, changedBy }) =>
            changedAt === null || changedBy === null
              ? words.never
              : words.by(formatDay(changedAt, now, timeZone), changedBy.name),
        },
        {
          id: 'edit',
          header: ru.user.actions,
          cell: (price) => (
            <Button dense variant="secondary" aria-label={words.editOf(price.title)} onClick={() => onEdit(price)}>
              {words.edit}
            </Button>
          ),
        },
      ]}
    />
  )
}
