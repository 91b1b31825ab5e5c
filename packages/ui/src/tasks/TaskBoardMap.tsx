import type { Point, TaskCard } from '@artel/core/contract'
import { counted, formatBudget, words } from '@artel/core/format'
import { type CategorySlugs, type TaskFilters, taskFindPath, taskList, taskMapQuery } from '@artel/core/tasks'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { MapView } from '../kit/map/index.ts'
import { useServices } from '../services/index.ts'
import { keepLook, keptLook } from './map-look.ts'
import css from './TaskBoardMap.module.css'
import { TaskPinCard } from './TaskPinCard.tsx'

export interface TaskBoardMapProps {
  /** Names the map. */
  label: string
  /** What the board is searched with. */
  filters: TaskFilters
  categories: CategorySlugs
  /** Where distances are measured from. */
  from: Point | null
}

/** Tasks that share a pin: those of one point where the map shows a city, those of one city where it shows the country. */
const byPlace = (tasks: readonly TaskCard[], isInCity: boolean): ReadonlyMap<string, readonly TaskCard[]> => {
  const places = new Map<string, TaskCard[]>()
  for (const task of tasks) {
    // Remote work has no place.
    if (!task.place) continue
    const { cityId, point } = task.place
    const key = isInCity ? `${point.lat} ${point.lon}` : String(cityId)
    places.set(key, [...(places.get(key) ?? []), task])
  }
  return places
}

/** A pin has no room for both ends of a range. */
const briefBudget = (task: TaskCard) =>
  formatBudget({ ...task, budgetFrom: task.budgetType === 'RANGE' ? null : task.budgetFrom })

const tasksOf = (count: number) => counted(count, words.task)

const pinOf = ([id, tasks]: readonly [string, readonly TaskCard[]]) => {
  const [first] = tasks
  if (!first?.place) return []
  const { cityName, point } = first.place
  const isOne = tasks.length === 1
  const label = isOne ? briefBudget(first) : tasksOf(tasks.length)
  const name = isOne ? `${first.title}, ${label}` : `${cityName}: ${label}`
  return [{ id, label, name, count: tasks.length, ...point }]
}

/**
 * The first tasks of the board on a map: a pin opens a card of what stands there, that of a city with several leads to the city.
 * Who comes back finds it where they left it.
 */
export function TaskBoardMap({ label, filters, categories, from }: TaskBoardMapProps) {
  const { api, navigate, drafts } = useServices()
  const { data } = useQuery(taskMapQuery(api, filters, categories, from))
  const isInCity = typeof filters.cityId === 'number'
  const places = useMemo(() => byPlace(data?.items ?? [], isInCity), [data, isInCity])
  const points = useMemo(() => [...places].flatMap(pinOf), [places])
  const [look] = useState(() => keptLook(drafts, filters))
  const [open, setOpen] = useState<string | null>(null)
  const opener = useRef<Element | null>(null)
  const shown = open === null ? undefined : places.get(open)
  const select = (id: string) => {
    const [first, ...more] = places.get(id) ?? []
    if (!first?.place) return
    const { cityId } = first.place
    if (more.length > 0 && !isInCity) return navigate(taskFindPath(taskList.change(filters, { cityId, view: 'map' })))
    opener.current = document.activeElement
    setOpen(id)
  }
  const close = () => {
    setOpen(null)
    if (opener.current instanceof HTMLElement && opener.current.isConnected) {
      opener.current.focus({ preventScroll: true })
    }
  }
  return (
    <div className={css.place}>
      <MapView
        label={label}
        points={points}
        onSelect={select}
        clusterLabel={tasksOf}
        look={look}
        onLook={(moved) => keepLook(drafts, filters, moved)}
      />
      {shown && <TaskPinCard tasks={shown} onClose={close} />}
    </div>
  )
}
