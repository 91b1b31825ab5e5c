import { LANDING_SHOWS, landingQueries } from '@artel/core/categories'
import { executorQueries } from '@artel/core/executors'
import { finishedJobs } from '@artel/core/jobs'
import { paths } from '@artel/core/routes'
import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useChosenCity, useServices } from '../../services/index.ts'
import { LandingSections } from './LandingSections.tsx'

/** The lower part of a service over its queries; a part that does not come is left out. */
export function LandingSectionsScreen({ slug }: { slug: string }) {
  const { api, report } = useServices()
  const city = useChosenCity()
  const cityId = city?.id ?? null
  const queries = landingQueries(api, report)
  const { data: landing } = useSuspenseQuery(queries.one(slug))
  const { data: related = [] } = useQuery(queries.related(slug))
  const { data: figures = null } = useQuery({ ...queries.figures(slug, cityId), placeholderData: keepPreviousData })
  const { data: executors } = useQuery({
    ...executorQueries(api).best({ categoryId: landing.category.id, cityId, limit: LANDING_SHOWS.executors }),
    placeholderData: keepPreviousData,
  })
  const { data: jobs = [] } = useQuery(
    finishedJobs(api, { categoryId: landing.category.id, limit: LANDING_SHOWS.jobs }, report),
  )
  return (
    <LandingSections
      landing={landing}
      figures={figures}
      related={related}
      executors={executors?.items ?? []}
      executorsCount={figures?.executors ?? 0}
      executorsTo={paths.executorsCategory(landing.categoryPath)}
      isCityTold={executors?.cityId === null}
      jobs={jobs}
    />
  )
}
