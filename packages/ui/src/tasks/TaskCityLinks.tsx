import { type TaskFilters, taskFindPath, taskList } from '@artel/core/tasks'
import { CityLinks, type NamedCity } from '../lists/index.ts'

export interface TaskCityLinksProps {
  filters: TaskFilters
  /** The visitor's own city. */
  own: NamedCity | null
  /** The city of the address when it is another. */
  linked: NamedCity | null
  /** The window that takes any other is asked for. */
  onOther: () => void
}

/** The board in one's own city or in the whole country. */
export function TaskCityLinks({ filters, ...rest }: TaskCityLinksProps) {
  return (
    <CityLinks
      {...rest}
      cityId={filters.cityId}
      to={(cityId) => taskFindPath(taskList.change(filters, { cityId, radius: null }))}
    />
  )
}
