import { pageCount } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import {
  keptChoice,
  type PaidServicesFilters,
  paidQueries,
  paidServicesList,
  returnedPayment,
} from '@artel/core/tariffs'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ErrorState, Pagination, SkeletonText } from '../kit/index.ts'
import { PersonalArea } from '../personal-area/index.ts'
import { useServices } from '../services/index.ts'
import { Calculator } from './Calculator.tsx'
import { LateManager } from './LateManager.tsx'
import { LedgerView } from './LedgerView.tsx'
import { PaidServicesView } from './PaidServicesView.tsx'
import { PaymentsView } from './PaymentsView.tsx'
import { ru } from './paid.ru.ts'
import { ReturnedPurchase } from './ReturnedPurchase.tsx'

/** Paid services over their queries; each part waits and fails in its own place. */
export function PaidServicesScreen({ filters }: { filters: PaidServicesFilters }) {
  const { api, clock, drafts, navigate } = useServices()
  const query = useQuery(paidQueries(api).services(clock.now()))
  const paymentId = returnedPayment(filters)
  return (
    <PersonalArea>
      <PaidServicesView
        status={query.status}
        paid={query.data ?? null}
        outcome={
          paymentId && (
            <ReturnedPurchase
              key={paymentId}
              paymentId={paymentId}
              onPaid={keptChoice(drafts).forget}
              onLeft={() => navigate(paths.paidServices(), { replace: true })}
            />
          )
        }
        manager={query.data && <LateManager mine={query.data.mine} />}
        calculator={!paymentId && query.data && <Calculator services={query.data.services} />}
        payments={<Payments />}
        ledger={<Ledger filters={filters} />}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    </PersonalArea>
  )
}

function Payments() {
  const { api } = useServices()
  const query = useQuery(paidQueries(api).payments())
  if (query.data) return <PaymentsView {...query.data} />
  return query.isError ? (
    <ErrorState title={ru.paymentsFailed} onRetry={() => void query.refetch()} retrying={query.isFetching} />
  ) : (
    <SkeletonText lines={4} />
  )
}

function Ledger({ filters }: { filters: PaidServicesFilters }) {
  const { api } = useServices()
  const query = useQuery({ ...paidQueries(api).ledger(filters), placeholderData: keepPreviousData })
  if (query.data) {
    return (
      <>
        <LedgerView lines={query.data.items} />
        <Pagination
          page={filters.page}
          pageCount={pageCount(query.data.pagination.totalItems)}
          to={(page) => paidServicesList.address(paths.paidServices(), { ...filters, page })}
        />
      </>
    )
  }
  return query.isError ? (
    <ErrorState title={ru.ledgerFailed} onRetry={() => void query.refetch()} retrying={query.isFetching} />
  ) : (
    <SkeletonText lines={6} />
  )
}
