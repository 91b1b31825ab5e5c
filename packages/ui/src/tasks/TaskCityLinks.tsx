import { EVERYWHERE } from '@artel/core/search'
import { type TaskFilters, taskFindPath, taskList } from '@artel/core/tasks'
import { ru } from './board.ru.ts'
import { Segment } from './Segment.tsx'
import type { NamedCity } from './TaskFilterFields.tsx'
import css from './TaskSortLinks.module.css'

export interface TaskCityLinksProps {
  filters: TaskFilters
  /** The visitor's own city. */
  own: NamedCity | null
  /** The city of the address when it is another. */
  linked: NamedCity | null
  /** The window that takes any other is asked for. */
  onOther: () => void
}

/** One's own city or the whole country, a tap apart; any other city in a window. */
export function TaskCityLinks({ filters, own, linked, onOther }: TaskCityLinksProps) {
  const isEverywhere = filters.cityId === EVERYWHERE || (!own && !linked)
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
  return (
    <Segment
      label={ru.where}
      ways={ways}
      more={
        <button type="button" className={css.more} onClick={onOther}>
          {ru.otherCity}
        </button>
      }
    />
  )
}
