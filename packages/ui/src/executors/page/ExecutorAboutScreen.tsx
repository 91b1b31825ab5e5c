import { executorQueries } from '@artel/core/executors'
import type { ReviewsAboutFilters } from '@artel/core/reviews'
import { useQuery } from '@tanstack/react-query'
import { ReviewsAbout } from '../../reviews/index.ts'
import { useServices } from '../../services/index.ts'
import { ExecutorAbout } from './ExecutorAbout.tsx'
import { type ExecutorPage, type ExecutorPageProps, ExecutorShell } from './ExecutorShell.tsx'
import { ru } from './ru.ts'

export interface ExecutorAboutScreenProps extends ExecutorPageProps {
  /** Order and page of the reviews, from the address. */
  filters: ReviewsAboutFilters
}

function About({ executor, ways, filters }: ExecutorPage & Pick<ExecutorAboutScreenProps, 'filters'>) {
  const { api } = useServices()
  const { id, counts } = executor
  const queries = executorQueries(api)
  // What cannot be had is not missed here: it has a page of its own.
  const services = useQuery({ ...queries.services(id), enabled: counts.services > 0 })
  const works = useQuery({ ...queries.cases(id, 1), enabled: counts.cases > 0 })
  const similar = useQuery(queries.similar(id))
  return (
    <ExecutorAbout
      executor={executor}
      ways={ways}
      services={services.data ?? []}
      works={works.data?.items ?? []}
      similar={similar.data ?? []}
      reviews={
        <ReviewsAbout userId={id} path={ways.about} filters={filters} title={ru.reviews} emptyText={ru.noReviews} />
      }
    />
  )
}

/** What somebody tells of themselves and what is said of them: the first page of an executor. */
export function ExecutorAboutScreen({ filters, ...props }: ExecutorAboutScreenProps) {
  return (
    <ExecutorShell {...props} tab="about">
      {(page) => <About {...page} filters={filters} />}
    </ExecutorShell>
  )
}
