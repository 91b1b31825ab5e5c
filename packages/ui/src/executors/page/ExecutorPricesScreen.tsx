import { executorQueries } from '@artel/core/executors'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useServices } from '../../services/index.ts'
import { ExecutorPrices } from './ExecutorPrices.tsx'
import { type ExecutorPage, type ExecutorPageProps, ExecutorShell } from './ExecutorShell.tsx'

function Prices({ executor, viewer }: ExecutorPage) {
  const { api } = useServices()
  const { data: services } = useSuspenseQuery(executorQueries(api).services(executor.id))
  return <ExecutorPrices services={services} viewer={viewer} />
}

/** The price list of an executor. */
export function ExecutorPricesScreen(props: ExecutorPageProps) {
  return (
    <ExecutorShell {...props} tab="prices">
      {(page) => <Prices {...page} />}
    </ExecutorShell>
  )
}
