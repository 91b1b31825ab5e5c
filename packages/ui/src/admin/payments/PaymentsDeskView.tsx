import { type AdminPaymentFilters, adminPaymentList } from '@artel/core/admin'
import { type AdminPayment, PAYMENT_STATUSES, type PaymentSums } from '@artel/core/contract'
import { amountText, formatDay, formatMoney } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import { paymentStatusLabels } from '@artel/core/tariffs'
import { AppliedFilters, Field, Input, Pagination, Select, Stats, TextLink, usePageTime } from '../../kit/index.ts'
import { Table } from '../../kit/table/index.ts'
import css from '../Admin.module.css'
import { AdminFrame } from '../AdminFrame.tsx'
import { AdminList, type AdminListProps } from '../AdminList.tsx'
import { FilterBar, type FilterBarProps } from '../FilterBar.tsx'
import { LogDay } from '../LogDay.tsx'
import { ru as area } from '../ru.ts'
import { PaymentState } from './PaymentState.tsx'
import { PaymentTabs } from './PaymentTabs.tsx'
import { ru } from './ru.ts'

export interface PaymentsDeskViewProps
  extends Pick<AdminListProps, 'status' | 'onRetry' | 'isRetrying'>,
    Pick<FilterBarProps, 'onFilter'> {
  filters: AdminPaymentFilters
  payments: readonly AdminPayment[]
  /** What all that were found add up to, on whatever page. */
  sums: PaymentSums
  /** How many there are on all pages. */
  total: number
  pageCount: number
  pageTo: (page: number) => string
  /** Shows the payments of all buyers again. */
  onWiden: () => void
}

/** The first characters of a number tell payments apart for a person. */
export const shortNumber = (id: string): string => id.slice(0, 8)

const isNarrowed = (filters: AdminPaymentFilters) =>
  adminPaymentList.address(paths.adminPayments(), { ...filters, page: 1 }) !== paths.adminPayments()

/** What is said where nothing was found, and where nobody has bought anything yet. */
const nothing = (filters: AdminPaymentFilters): AdminListProps['empty'] =>
  isNarrowed(filters)
    ? { title: ru.none, text: ru.noneText, reset: { to: paths.adminPayments(), label: ru.reset } }
    : { title: ru.noneYet, text: ru.noneYetText }

const typed = (kopecks: number | null) => amountText(kopecks, 2)

/** All payments, to be searched and narrowed, with the sums of what was found. */
export function PaymentsDeskView(props: PaymentsDeskViewProps) {
  const { filters, payments, sums, total, pageCount, pageTo, onFilter, onWiden, ...list } = props
  const { now, timeZone } = usePageTime()
  const [first] = payments
  return (
    <AdminFrame section="payments" title={ru.title} lead={ru.lead}>
      <PaymentTabs current="purchases" />
      <FilterBar key={JSON.stringify(filters)} action={paths.adminPayments()} onFilter={onFilter}>
        <div className={css.wide}>
          <Field label={ru.search} optional="quiet">
            <Input dense type="search" name="q" maxLength={100} defaultValue={filters.q} />
          </Field>
        </div>
        <Field label={ru.status} optional="quiet">
          <Select dense name="status" placeholder={area.anyState} defaultValue={filters.status ?? ''}>
            {PAYMENT_STATUSES.map((status) => (
              <option key={status} value={status}>
                {paymentStatusLabels[status]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={ru.sumFrom} optional="quiet">
          <Input dense name="sumFrom" inputMode="decimal" maxLength={20} defaultValue={typed(filters.totalFrom)} />
        </Field>
        <Field label={ru.sumTo} optional="quiet">
          <Input dense name="sumTo" inputMode="decimal" maxLength={20} defaultValue={typed(filters.totalTo)} />
        </Field>
        <LogDay name="dateFrom" label={ru.from} value={filters.dateFrom} />
        <LogDay name="dateTo" label={ru.to} value={filters.dateTo} />
      </FilterBar>
      {filters.buyer !== '' && (
        <AppliedFilters
          filters={[{ id: 'buyer', label: first ? ru.onlyBuyer(first.buyer.name) : ru.oneBuyer }]}
          onRemove={onWiden}
          onReset={onWiden}
        />
      )}
      <AdminList {...list} failed={ru.failed} empty={payments.length === 0 ? nothing(filters) : null}>
        <p className={css.quiet} role="status">
          {list.status === 'success' && ru.found(total)}
        </p>
        <Stats
          items={[
            { label: ru.paid, value: formatMoney(sums.paid) },
            { label: ru.refunded, value: formatMoney(sums.refunded) },
            { label: ru.kept, value: formatMoney(sums.paid - sums.refunded) },
          ]}
        />
        <Table
          caption={ru.title}
          captionHidden
          rows={payments}
          rowKey={({ id }) => id}
          columns={[
            {
              id: 'number',
              header: ru.number,
              cell: ({ id }) => <TextLink to={paths.adminPayment(id)}>{shortNumber(id)}</TextLink>,
            },
            { id: 'what', header: ru.what, cell: ({ lines }) => lines.map(({ title }) => title).join('; ') },
            {
              id: 'buyer',
              header: ru.buyer,
              cell: ({ buyer }) => (
                <span className={css.person}>
                  <TextLink to={paths.adminUser(buyer.id)}>{buyer.name}</TextLink>
                  <span className={css.quiet}>{buyer.email}</span>
                </span>
              ),
            },
            { id: 'sum', header: ru.sum, numeric: true, cell: (payment) => formatMoney(payment.total) },
            { id: 'status', header: ru.status, cell: ({ status }) => <PaymentState status={status} /> },
            { id: 'when', header: ru.when, cell: ({ createdAt }) => formatDay(createdAt, now, timeZone) },
          ]}
        />
        <Pagination page={filters.page} pageCount={pageCount} to={pageTo} />
      </AdminList>
    </AdminFrame>
  )
}
