import { executorQueries, type WorksFilters } from '@artel/core/executors'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useServices } from '../../services/index.ts'
import { type ExecutorPage, type ExecutorPageProps, ExecutorShell } from './ExecutorShell.tsx'
import { ExecutorWorks } from './ExecutorWorks.tsx'

export interface ExecutorWorksScreenProps extends ExecutorPageProps {
  /** Page of the works and the one that is looked at, from the address. */
  filters: WorksFilters
}

function Works({ executor, viewer, ways, filters }: ExecutorPage & Pick<ExecutorWorksScreenProps, 'filters'>) {
  const { api } = useServices()
  const queries = executorQueries(api)
  const { data } = useSuspenseQuery(queries.cases(executor.id, filters.page))
  const opened = useQuery({ ...queries.work(filters.work ?? 0), enabled: filters.work !== null })
  return (
    <ExecutorWorks
      works={data.items}
      count={data.pagination.totalItems}
      opened={filters.work === null ? null : (opened.data ?? null)}
      viewer={viewer}
      path={ways.works}
      filters={filters}
    />
  )
}

/** Finished works of an executor. */
export function ExecutorWorksScreen({ filters, ...props }: ExecutorWorksScreenProps) {
  return (
    <ExecutorShell {...props} tab="works">
      {(page) => <Works {...page} filters={filters} />}
    </ExecutorShell>
  )
}
