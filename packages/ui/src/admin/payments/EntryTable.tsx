import type { AdminPaymentDetails } from '@artel/core/contract'
import { formatDay, formatMoney, formatTime } from '@artel/core/format'
import { usePageTime } from '../../kit/index.ts'
import { Table } from '../../kit/table/index.ts'
import { ru } from './ru.ts'

/** Entries of the books, both sides of each movement. */
export function EntryTable({ entries }: Pick<AdminPaymentDetails, 'entries'>) {
  const { now, timeZone } = usePageTime()
  return (
    <Table
      caption={ru.entries}
      captionHidden
      rows={entries.map((entry, index) => ({ ...entry, index }))}
      rowKey={({ index }) => index}
      columns={[
        { id: 'deed', header: ru.deed, cell: ({ deed }) => ru.deeds[deed] },
        { id: 'account', header: ru.account, cell: ({ account }) => ru.accountOf(account) },
        { id: 'came', header: ru.came, numeric: true, cell: ({ amount }) => (amount > 0 ? formatMoney(amount) : '') },
        { id: 'went', header: ru.went, numeric: true, cell: ({ amount }) => (amount < 0 ? formatMoney(-amount) : '') },
        {
          id: 'when',
          header: ru.when,
          cell: ({ at }) => `${formatDay(at, now, timeZone)}, ${formatTime(at, timeZone)}`,
        },
      ]}
    />
  )
}
