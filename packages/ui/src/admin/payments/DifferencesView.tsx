import { type MoneyDifferenceFilters, moneyDifferenceList } from '@artel/core/admin'
import type { MoneyDifference } from '@artel/core/contract'
import { formatDay, formatMoney } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import { Badge, Field, Pagination, Select, TextLink, usePageTime } from '../../kit/index.ts'
import { Table } from '../../kit/table/index.ts'
import css from '../Admin.module.css'
import { AdminFrame } from '../AdminFrame.tsx'
import { AdminList, type AdminListProps } from '../AdminList.tsx'
import { FilterBar, type FilterBarProps } from '../FilterBar.tsx'
import { ru as area } from '../ru.ts'
import { shortNumber } from './PaymentsDeskView.tsx'
import { PaymentTabs } from './PaymentTabs.tsx'
import { ru } from './ru.ts'

export interface DifferencesViewProps
  extends Pick<AdminListProps, 'status' | 'onRetry' | 'isRetrying'>,
    Pick<FilterBarProps, 'onFilter'> {
  filters: MoneyDifferenceFilters
  /** The last found first. */
  differences: readonly MoneyDifference[]
  pageCount: number
}

/** What the nightly comparison has found, explained; lines close by themselves when the stories agree again. */
export function DifferencesView({ filters, differences, pageCount, onFilter, ...list }: DifferencesViewProps) {
  const path = paths.adminPaymentDifferences()
  return (
    <AdminFrame section="payments" title={ru.differencesTitle} lead={ru.differencesLead}>
      <PaymentTabs current="differences" />
      <FilterBar key={JSON.stringify(filters)} action={path} onFilter={onFilter}>
        <Field label={ru.state} optional="quiet">
          <Select dense name="state" placeholder={area.anyState} defaultValue={filters.state ?? ''}>
            {(['open', 'gone'] as const).map((state) => (
              <option key={state} value={state}>
                {ru.states[state]}
              </option>
            ))}
          </Select>
        </Field>
      </FilterBar>
      <AdminList
        {...list}
        failed={ru.differencesFailed}
        empty={
          differences.length === 0
            ? {
                title: ru.noDifferences,
                text: filters.state === null ? ru.noDifferencesText : ru.noneOfState,
                ...(filters.state !== null && { reset: { to: path, label: ru.reset } }),
              }
            : null
        }
      >
        <DifferenceTable differences={differences} isLinked />
        <Pagination
          page={filters.page}
          pageCount={pageCount}
          to={(page) => moneyDifferenceList.address(path, { ...filters, page })}
        />
      </AdminList>
    </AdminFrame>
  )
}

interface DifferenceTableProps extends Pick<DifferencesViewProps, 'differences'> {
  /** Each leads to its payment. */
  isLinked?: boolean
}

/** Differences with what each of them means. */
export function DifferenceTable({ differences, isLinked = false }: DifferenceTableProps) {
  const { now, timeZone } = usePageTime()
  return (
    <Table
      caption={ru.differences}
      captionHidden
      rows={differences}
      rowKey={({ paymentId, kind }) => `${paymentId} ${kind}`}
      columns={[
        {
          id: 'what',
          header: ru.what,
          cell: ({ kind }) => (
            <span className={css.person}>
              <b>{ru.kinds[kind]}</b>
              <span className={css.quiet}>{ru.explained[kind]}</span>
            </span>
          ),
        },
        ...(isLinked
          ? [
              {
                id: 'payment',
                header: ru.number,
                cell: ({ paymentId }: MoneyDifference) => (
                  <TextLink to={paths.adminPayment(paymentId)}>{shortNumber(paymentId)}</TextLink>
                ),
              },
            ]
          : []),
        { id: 'expected', header: ru.expected, numeric: true, cell: ({ expected }) => formatMoney(expected) },
        { id: 'found', header: ru.inFact, numeric: true, cell: ({ found }) => formatMoney(found) },
        { id: 'since', header: ru.since, cell: ({ foundAt }) => formatDay(foundAt, now, timeZone) },
        {
          id: 'state',
          header: ru.state,
          cell: ({ goneAt }) =>
            goneAt === null ? (
              <Badge tone="error">{ru.isOpen}</Badge>
            ) : (
              <Badge tone="success">{ru.goneOn(formatDay(goneAt, now, timeZone))}</Badge>
            ),
        },
      ]}
    />
  )
}
