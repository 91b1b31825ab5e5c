import { categoryQueries } from '@artel/core/categories'
import { taskQueries } from '@artel/core/tasks'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useServices } from '../services/index.ts'
import { HomeView } from './HomeView.tsx'

/** Home page over the category tree and the newest tasks. */
export function HomeScreen() {
  const { api } = useServices()
  const { data: categories } = useSuspenseQuery(categoryQueries(api).tree())
  const { data: tasks } = useSuspenseQuery(taskQueries(api).fresh())
  return <HomeView categories={categories} tasks={tasks.items} />
}
