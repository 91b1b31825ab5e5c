import { landingQueries } from '@artel/core/categories'
import { isStaff } from '@artel/core/lifecycle'
import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useChosenCity, useServices, useViewer } from '../services/index.ts'
import { LandingView } from './LandingView.tsx'
import { TaskStartForm } from './TaskStartForm.tsx'
import { useTaskStart } from './use-task-start.ts'

export interface LandingScreenProps {
  /** Slugs of the page joined by slashes. */
  slug: string
  /** What stands below the first screen. */
  children: ReactNode
}

/** The page of a service over its queries: executors are counted in the visitor's city, once it is chosen. */
export function LandingScreen({ slug, children }: LandingScreenProps) {
  const { api, report } = useServices()
  const viewer = useViewer()
  const city = useChosenCity()
  const queries = landingQueries(api, report)
  const { data: landing } = useSuspenseQuery(queries.one(slug))
  const { data: related = [] } = useQuery(queries.related(slug))
  const { data: figures = null } = useQuery({
    ...queries.figures(slug, city?.id ?? null),
    placeholderData: keepPreviousData,
  })
  const start = useTaskStart({ landing, related, figures })
  return (
    <LandingView
      landing={landing}
      figures={figures}
      cityName={city?.name ?? null}
      start={isStaff(viewer) ? null : <TaskStartForm {...start} />}
    >
      {children}
    </LandingView>
  )
}
