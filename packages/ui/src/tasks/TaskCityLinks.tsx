import { EVERYWHERE } from '@artel/core/search'
import { type TaskFilters, taskFindPath, taskList } from '@artel/core/tasks'
import { Link } from '../kit/index.ts'
import { ru } from './board.ru.ts'
import type { NamedCity } from './TaskFilterFields.tsx'
import css from './TaskSortLinks.module.css'

export interface TaskCityLinksProps {
  filters: TaskFilters
  /** The visitor's own city. */
  own: NamedCity | null
  /** The city of the address when it is another. */
  linked: NamedCity | null
}

/** One's own city or the whole country, a tap apart; nothing where no city is known. */
export function TaskCityLinks({ filters, own, linked }: TaskCityLinksProps) {
  const { cityId } = filters
  if (!own && !linked) return null
  const isEverywhere = cityId === EVERYWHERE
  const ways = [
    own && { name: own.name, cityId: null, isCurrent: !linked && !isEverywhere },
    linked && { name: linked.name, cityId: linked.id, isCurrent: true },
    { name: ru.anyCity, cityId: own ? EVERYWHERE : null, isCurrent: isEverywhere },
  ].filter((way) => way !== null) as { name: string; cityId: TaskFilters['cityId']; isCurrent: boolean }[]
  return (
    <nav aria-label={ru.where} className={css.segment}>
      {ways.map((way) => (
        <Link
          key={way.name}
          to={taskFindPath(taskList.change(filters, { cityId: way.cityId, radius: null }))}
          className={css.part}
          aria-current={way.isCurrent ? 'page' : undefined}
        >
          {way.name}
        </Link>
      ))}
    </nav>
  )
}
