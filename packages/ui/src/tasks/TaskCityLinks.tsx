import { EVERYWHERE } from '@artel/core/search'
import { type TaskFilters, taskFindPath, taskList } from '@artel/core/tasks'
import { ru } from './board.ru.ts'
import { Segment } from './Segment.tsx'
import type { NamedCity } from './TaskFilterFields.tsx'

export interface TaskCityLinksProps {
  filters: TaskFilters
  /** The visitor's own city. */
  own: NamedCity | null
  /** The city of the address when it is another. */
  linked: NamedCity | null
}

/** One's own city or the whole country, a tap apart; nothing where no city is known. */
export function TaskCityLinks({ filters, own, linked }: TaskCityLinksProps) {
  if (!own && !linked) return null
  const isEverywhere = filters.cityId === EVERYWHERE
  const way = (name: string, cityId: TaskFilters['cityId'], isCurrent: boolean) => ({
    name,
    to: taskFindPath(taskList.change(filters, { cityId, radius: null })),
    isCurrent,
  })
  const ways = [
    ...(own ? [way(own.name, null, !linked && !isEverywhere)] : []),
    ...(linked ? [way(linked.name, linked.id, true)] : []),
    way(ru.anyCity, own ? EVERYWHERE : null, isEverywhere),
  ]
  return <Segment label={ru.where} ways={ways} />
}
