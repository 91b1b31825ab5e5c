import type { Point, TaskCard } from '@artel/core/contract'
import { counted, formatBudget, words } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import { type CategorySlugs, type TaskFilters, taskFindPath, taskList, taskMapQuery } from '@artel/core/tasks'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { MapView } from '../kit/map/index.ts'
import { useServices } from '../services/index.ts'

export interface TaskBoardMapProps {
  /** Names the map. */
  label: string
  /** What the board is searched with. */
  filters: TaskFilters
  categories: CategorySlugs
  /** Where distances are measured from. */
  from: Point | null
}

const keyOf = ({ lat, lon }: Point) => `${lat} ${lon}`

/** Tasks by where they are; those that lie at one point share a pin. Remote work has no place. */
const byPlace = (tasks: readonly TaskCard[]): ReadonlyMap<string, readonly TaskCard[]> => {
  const places = new Map<string, TaskCard[]>()
  for (const task of tasks) {
    if (task.place) places.set(keyOf(task.place.point), [...(places.get(keyOf(task.place.point)) ?? []), task])
  }
  return places
}

const pinOf = ([id, tasks]: readonly [string, readonly TaskCard[]]) => {
  const [first] = tasks
  if (!first?.place) return []
  const { cityName, point } = first.place
  const isOne = tasks.length === 1
  const label = isOne ? formatBudget(first) : counted(tasks.length, words.task)
  return [{ id, label, name: isOne ? `${first.title}, ${label}` : `${cityName}: ${label}`, ...point }]
}

/** The first tasks of the board on a map: one leads to its page, several at one place to that place. */
export function TaskBoardMap({ label, filters, categories, from }: TaskBoardMapProps) {
  const { api, navigate } = useServices()
  const { data } = useQuery(taskMapQuery(api, filters, categories, from))
  const places = useMemo(() => byPlace(data?.items ?? []), [data])
  const points = useMemo(() => [...places].flatMap(pinOf), [places])
  const select = (id: string) => {
    const [first, ...more] = places.get(id) ?? []
    if (!first?.place) return
    const { cityId } = first.place
    navigate(more.length === 0 ? paths.task(first.id) : taskFindPath(taskList.change(filters, { cityId, view: null })))
  }
  return <MapView label={label} points={points} onSelect={select} />
}
