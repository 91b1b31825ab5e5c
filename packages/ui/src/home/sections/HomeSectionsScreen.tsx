import type { CategoryTile } from '@artel/core/categories'
import { freshTasks } from '@artel/core/tasks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCity, useServices } from '../../services/index.ts'
import { HomeSections } from './HomeSections.tsx'

const NONE = { items: [], total: 0, isInCity: false }

/** The sections of the home page over their query: another city brings its own tasks. */
export function HomeSectionsScreen({ categories }: { categories: readonly CategoryTile[] }) {
  const { api } = useServices()
  const city = useCity()
  const { data } = useQuery({ ...freshTasks(api, city?.id ?? null), placeholderData: keepPreviousData })
  return <HomeSections categories={categories} fresh={data ?? NONE} cityName={city?.name ?? null} />
}
