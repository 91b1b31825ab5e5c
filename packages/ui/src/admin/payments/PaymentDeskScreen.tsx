import { adminQueries } from '@artel/core/admin'
import { isApiError } from '@artel/core/api'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { quietPart } from '../../kit/lazy/index.ts'
import { useServices } from '../../services/index.ts'
import { PaymentDeskView } from './PaymentDeskView.tsx'

const Refunding = quietPart(async () => (await import('./Refunding.tsx')).Refunding)

/** One payment over its query, with the window in which its money is given back. */
export function PaymentDeskScreen({ id }: { id: string }) {
  const { api } = useServices()
  const query = useQuery(adminQueries(api).payment(id))
  const [isAsked, ask] = useState(false)
  const close = () => ask(false)
  const payment = query.data ?? null
  return (
    <>
      <PaymentDeskView
        status={isApiError(query.error, 'NOT_FOUND') ? 'gone' : query.status}
        payment={payment}
        onRefund={() => ask(true)}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
      {isAsked && payment && <Refunding payment={payment} onClose={close} onFailed={close} />}
    </>
  )
}
