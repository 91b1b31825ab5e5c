import { type CategoryOutline, indexTree } from '@artel/core/categories'
import { EVERYWHERE } from '@artel/core/search'
import { type TaskFilters, taskFindPath, taskList } from '@artel/core/tasks'
import { AppliedFilters } from '@artel/ui/kit'
import type { NamedCity } from '@artel/ui/lists'
import {
  TaskCategories,
  TaskCityLinks,
  TaskFilterForm,
  type TaskFindViewProps,
  TaskSortLinks,
  TaskViewLinks,
  taskFilterChips,
  useFilterDraft,
} from '@artel/ui/tasks'
import type { ReactNode } from 'react'
import { fn } from 'storybook/test'
import { cardOf, createMockWorld, kazan } from '../mocks/index.ts'

const world = createMockWorld()
const categories = indexTree<CategoryOutline>(world.categories)

/** The open tasks of the mocks as cards, asked for from Kazan. */
export const openTasks = world.tasks
  .filter(({ status }) => status === 'APPROVED')
  .map((task) => cardOf(task, { lat: kazan.lat, lon: kazan.lon }))

interface FormProps {
  filters: TaskFilters
  own: NamedCity | null
  linked: NamedCity | null
  count: number
  children?: ReactNode
}

/** The form of the board over filters that do not change. */
function Form({ filters, ...rest }: FormProps) {
  return <TaskFilterForm {...rest} form={useFilterDraft(filters, fn())} onOpen={fn()} />
}

/** The parts of the board around its list, for these filters; `own` is the city the visitor has chosen. */
export const boardParts = (
  change: Partial<TaskFilters> = {},
  { own = kazan, tree }: { own?: NamedCity | null; tree?: readonly CategoryOutline[] } = {},
) => {
  const filters = { ...taskList.defaults, ...change }
  const several = filters.categories.length > 1
  const chosen = several ? undefined : categories.bySlug.get(filters.categories[0] ?? '')
  const path = chosen ? categories.path(chosen.id) : []
  const isLinked = typeof filters.cityId === 'number' && filters.cityId !== own?.id
  const linked = isLinked ? { id: Number(filters.cityId), name: 'Самара' } : null
  const city = linked?.name ?? (filters.cityId === EVERYWHERE ? null : (own?.name ?? null))
  const chips = taskFilterChips(filters, (slug) => categories.bySlug.get(slug)?.name)
  return {
    title: chosen?.name ?? (several ? `Задания в\u00a0${filters.categories.length}\u00a0категориях` : 'Все задания'),
    breadcrumbs: [
      { label: 'Все задания', to: taskFindPath(taskList.defaults) },
      ...path.map(({ name }) => ({ label: name })),
    ],
    resetTo: chips.length > 0 ? '/task-find' : null,
    everywhereTo: city === null ? null : '/task-find?city=all',
    cities: <TaskCityLinks filters={filters} own={own} linked={linked} onOther={fn()} />,
    notice: null,
    mendTo: taskList.problems(filters) && taskFindPath(taskList.mended(filters)),
    applied: <AppliedFilters filters={chips} onRemove={fn()} onReset={fn()} />,
    filters: (
      <Form filters={filters} own={own} linked={linked} count={chips.length}>
        <TaskCategories
          categories={tree ?? chosen?.childCategories ?? categories.roots}
          path={path}
          filters={filters}
          onSeveral={fn()}
          isCounted={city === null}
        />
      </Form>
    ),
    saved: null,
    sort: <TaskSortLinks filters={filters} hasCity />,
    views: <TaskViewLinks filters={filters} />,
    map: null,
  } satisfies Partial<TaskFindViewProps>
}
