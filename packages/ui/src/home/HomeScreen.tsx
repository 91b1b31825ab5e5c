import { categoryQueries } from '@artel/core/categories'
import { taskQueries } from '@artel/core/tasks'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useServices } from '../services/index.ts'
import { HomeView } from './HomeView.tsx'

/** The newest open tasks, as many as the home page shows. */
export const FRESH_TASKS = { limit: 6 } as const

/** Home page over the category tree and the newest tasks. */
export function HomeScreen() {
  const { api, report } = useServices()
  const { data: categories } = useSuspenseQuery(categoryQueries(api, report).onMainPage())
  const { data: tasks } = useSuspenseQuery(taskQueries(api).list(FRESH_TASKS))
  return <HomeView categories={categories} tasks={tasks.items} />
}
