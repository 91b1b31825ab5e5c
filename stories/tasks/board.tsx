import { type CategoryOutline, indexTree } from '@artel/core/categories'
import { type TaskFilters, taskFindPath, taskList } from '@artel/core/tasks'
import { TaskCategories, TaskFilterForm, type TaskFindViewProps, TaskSortLinks } from '@artel/ui/tasks'
import { fn } from 'storybook/test'
import { cardOf, createMockWorld, kazan } from '../mocks/index.ts'

const world = createMockWorld()
const categories = indexTree<CategoryOutline>(world.categories)

/** The open tasks of the mocks as cards, asked for from Kazan. */
export const openTasks = world.tasks
  .filter(({ status }) => status === 'APPROVED')
  .map((task) => cardOf(task, { lat: kazan.lat, lon: kazan.lon }))

/** The parts of the board around its list, for these filters. */
export const boardParts = (
  change: Partial<TaskFilters> = {},
): Pick<TaskFindViewProps, 'title' | 'breadcrumbs' | 'filters' | 'categories' | 'sort'> => {
  const filters = { ...taskList.defaults, ...change }
  const chosen = categories.bySlug.get(filters.categories[0] ?? '')
  const path = chosen ? categories.path(chosen.id) : []
  return {
    title: chosen?.name ?? 'Все задания',
    breadcrumbs: [
      { label: 'Все задания', to: taskFindPath(taskList.defaults) },
      ...path.map(({ name }) => ({ label: name })),
    ],
    filters: <TaskFilterForm filters={filters} city={kazan} onApply={fn()} />,
    categories: (
      <TaskCategories categories={chosen?.childCategories ?? categories.roots} path={path} filters={filters} />
    ),
    sort: <TaskSortLinks filters={filters} hasCity />,
  }
}
