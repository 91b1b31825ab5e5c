import { type AdminPaymentFilters, adminPaymentList, adminQueries } from '@artel/core/admin'
import { pageCount } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useServices } from '../../services/index.ts'
import { PaymentsDeskView } from './PaymentsDeskView.tsx'

const address = (filters: AdminPaymentFilters) => adminPaymentList.address(paths.adminPayments(), filters)

/** All payments over their query. */
export function PaymentsDeskScreen({ filters }: { filters: AdminPaymentFilters }) {
  const { api, navigate } = useServices()
  const query = useQuery({ ...adminQueries(api).payments(filters), placeholderData: keepPreviousData })
  const total = query.data?.pagination.totalItems ?? 0
  return (
    <PaymentsDeskView
      filters={filters}
      status={query.status}
      payments={query.data?.items ?? []}
      sums={query.data?.sums ?? { paid: 0, refunded: 0 }}
      total={total}
      pageCount={pageCount(total)}
      pageTo={(page) => address({ ...filters, page })}
      onFilter={(values) => navigate(address({ ...adminPaymentList.parse(values), buyer: filters.buyer }))}
      onWiden={() => navigate(address({ ...filters, buyer: '', page: 1 }))}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
    />
  )
}
