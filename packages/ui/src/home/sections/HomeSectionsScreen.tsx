import { articleQueries } from '@artel/core/articles'
import type { CategoryTile } from '@artel/core/categories'
import { executorQueries } from '@artel/core/executors'
import { finishedJobs, HOME_SHOWS } from '@artel/core/jobs'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCity, useServices } from '../../services/index.ts'
import { HomeSections } from './HomeSections.tsx'

export interface HomeSectionsScreenProps {
  categories: readonly CategoryTile[]
}

/** The sections over their queries: another city brings its own people, and what does not come is left out. */
export function HomeSectionsScreen({ categories }: HomeSectionsScreenProps) {
  const { api, report } = useServices()
  const city = useCity()
  const best = useQuery({
    ...executorQueries(api).best({ categoryId: null, cityId: city?.id ?? null, limit: HOME_SHOWS.executors }),
    placeholderData: keepPreviousData,
  })
  const { data: jobs = [] } = useQuery(finishedJobs(api, { limit: HOME_SHOWS.jobs }, report))
  const { data: articles = [] } = useQuery(articleQueries(api, (problem) => report(String(problem))).newest())
  return (
    <HomeSections
      categories={categories}
      executors={best.data?.items ?? []}
      cityName={best.data?.cityId === city?.id ? (city?.name ?? null) : null}
      jobs={jobs}
      articles={articles}
    />
  )
}
