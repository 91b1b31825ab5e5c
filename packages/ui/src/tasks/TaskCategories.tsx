import type { CategoryOutline } from '@artel/core/categories'
import { type TaskFilters, taskFindPath, taskList } from '@artel/core/tasks'
import { ListChecks } from 'lucide-react'
import { Icon } from '../kit/index.ts'
import { CategoryLinks, SeveralButton } from '../lists/index.ts'
import { ru } from './board.ru.ts'

export interface TaskCategoriesProps {
  /** Roots, or what is below the chosen one. */
  categories: readonly CategoryOutline[]
  /** The chosen category and those above it, from the root. */
  path: readonly CategoryOutline[]
  filters: TaskFilters
  /** The window that takes several is asked for. */
  onSeveral: () => void
  /** The counts are of the whole country: they stand where the list is. */
  isCounted?: boolean
}

/** Ways into and out of categories; the other filters stay. */
export function TaskCategories({ categories, path, filters, onSeveral, isCounted = true }: TaskCategoriesProps) {
  const to = (slugs: readonly string[]) => taskFindPath(taskList.change(filters, { categories: slugs }))
  const current = path.at(-1)
  const chosen = filters.categories
  const several = chosen.length > 1
  return (
    <CategoryLinks
      title={ru.categories}
      several={
        <SeveralButton count={several ? chosen.length : null} onClick={onSeveral}>
          <Icon of={ListChecks} size={16} />
          {several ? ru.severalAgain : ru.several}
        </SeveralButton>
      }
      all={current || several ? { name: ru.allCategories, to: to([]) } : null}
      above={path.slice(0, -1).map(({ id, name, slug }) => ({ id, name, to: to([slug]) }))}
      current={current?.name ?? null}
      below={categories.map(({ id, name, slug, tasksCount }) => ({
        id,
        name,
        to: to([slug]),
        count: isCounted ? tasksCount : undefined,
        isCurrent: chosen.includes(slug),
      }))}
    />
  )
}
