import { listValueWord } from '@artel/core/admin'
import type { ListPrice } from '@artel/core/contract'
import { formatDay } from '@artel/core/format'
import { Button, usePageTime } from '../kit/index.ts'
import { Table } from '../kit/table/index.ts'
import css from './Admin.module.css'
import { AdminFrame } from './AdminFrame.tsx'
import { AdminList, type AdminListProps } from './AdminList.tsx'
import { ru } from './ru.ts'

/** A change of a price or of a limit, as the contract has it. */
export type PriceChangeLine = ListPrice['changes'][number]

export interface PricesViewProps extends Pick<AdminListProps, 'status' | 'onRetry' | 'isRetrying'> {
  prices: readonly ListPrice[]
  onEdit: (price: ListPrice) => void
  /** Asks whether to call off what is planned. */
  onCancel: (price: ListPrice, change: PriceChangeLine) => void
  /** Shows all that was ever set. */
  onHistory: (price: ListPrice) => void
}

/** What tariffs and services cost and allow: now, from a day on, and before. */
export function PricesView({ prices, onEdit, onCancel, onHistory, ...list }: PricesViewProps) {
  const words = ru.prices
  return (
    <AdminFrame section="prices" title={ru.sections.prices} lead={words.lead}>
      <AdminList {...list} failed={words.failed}>
        {(['TARIFF', 'SERVICE', 'LIMIT'] as const).map((group) => (
          <section key={group} className={css.section}>
            <h2 className={css.heading}>{words.groups[group]}</h2>
            <PriceTable
              group={group}
              prices={prices.filter((price) => price.group === group)}
              onEdit={onEdit}
              onCancel={onCancel}
              onHistory={onHistory}
            />
          </section>
        ))}
      </AdminList>
    </AdminFrame>
  )
}

type PriceTableProps = Pick<PricesViewProps, 'prices' | 'onEdit' | 'onCancel' | 'onHistory'> & {
  group: ListPrice['group']
}

function PriceTable({ group, prices, onEdit, onCancel, onHistory }: PriceTableProps) {
  const { now, timeZone } = usePageTime()
  const words = ru.prices
  const dayOf = (moment: string) => formatDay(moment, now, timeZone)
  return (
    <Table
      caption={words.groups[group]}
      captionHidden
      rows={prices}
      rowKey={({ key }) => key}
      columns={[
        { id: 'what', header: words.what, cell: ({ title }) => title },
        {
          id: 'value',
          header: words.columns[group],
          numeric: true,
          cell: ({ key, value }) => listValueWord(key, value),
        },
        {
          id: 'planned',
          header: words.planned,
          cell: (price) => <Planned price={price} dayOf={dayOf} onCancel={onCancel} />,
        },
        {
          id: 'changed',
          header: words.changed,
          cell: (price) => {
            const last = price.changes.find(({ state }) => state === 'IN_FORCE')
            return (
              <span className={css.person}>
                <span>{last ? words.by(dayOf(last.validFrom), last.changedBy.name) : words.never}</span>
                {price.changes.length > 0 && (
                  <Button
                    dense
                    variant="quiet"
                    aria-label={words.historyOf(price.title)}
                    onClick={() => onHistory(price)}
                  >
                    {words.history}
                  </Button>
                )}
              </span>
            )
          },
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

interface PlannedProps extends Pick<PricesViewProps, 'onCancel'> {
  price: ListPrice
  dayOf: (moment: string) => string
}

/** What is to come, the nearest first. */
function Planned({ price, dayOf, onCancel }: PlannedProps) {
  const words = ru.prices
  const ahead = price.changes.filter(({ state }) => state === 'PLANNED').toReversed()
  if (ahead.length === 0) return words.nothingPlanned
  return (
    <span className={css.person}>
      {ahead.map((change) => {
        const day = dayOf(change.validFrom)
        return (
          <span key={change.id} className={css.line}>
            <b>{words.from(day, listValueWord(price.key, change.value))}</b>
            <Button
              dense
              variant="quiet"
              aria-label={words.cancelPlanOf(price.title, day)}
              onClick={() => onCancel(price, change)}
            >
              {words.cancelPlan}
            </Button>
          </span>
        )
      })}
    </span>
  )
}
