import type { CategoryOutline } from '@artel/core/categories'
import { type TaskFilters, taskFindPath, taskList } from '@artel/core/tasks'
import { ListChecks } from 'lucide-react'
import { Icon, Link } from '../kit/index.ts'
import { ru } from './board.ru.ts'
import css from './TaskCategories.module.css'

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
  const above = path.slice(0, -1)
  const current = path.at(-1)
  const chosen = filters.categories
  const several = chosen.length > 1
  return (
    <nav aria-label={ru.categories} className={css.nav}>
      <p className={css.title}>{ru.categories}</p>
      <ul className={css.list}>
        <li>
          <button type="button" className={css.several} onClick={onSeveral}>
            <Icon of={ListChecks} size={16} />
            {several ? ru.severalAgain : ru.several}
            {several && <span className={css.count}>{chosen.length}</span>}
          </button>
        </li>
        {(current || several) && (
          <li>
            <Link to={to([])} className={css.link}>
              {ru.allCategories}
            </Link>
          </li>
        )}
        {above.map((category) => (
          <li key={category.id}>
            <Link to={to([category.slug])} className={css.link}>
              {category.name}
            </Link>
          </li>
        ))}
        {current && (
          <li>
            <span className={css.current} aria-current="true">
              {current.name}
            </span>
          </li>
        )}
        {categories.map((category) => (
          <li key={category.id} data-below={current ? true : undefined} className={css.item}>
            <Link
              to={to([category.slug])}
              className={chosen.includes(category.slug) ? css.current : css.link}
              aria-current={chosen.includes(category.slug) ? 'true' : undefined}
            >
              <span>{category.name}</span>
              {isCounted && <span className={css.count}>{category.tasksCount}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
