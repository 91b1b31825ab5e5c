import type { CategoryOutline } from '@artel/core/categories'
import { taskList } from '@artel/core/tasks'
import { Tick } from '../../kit/index.ts'
import { ru } from '../board.ru.ts'
import css from './ChooseCategories.module.css'

export interface CategoryTicksProps {
  roots: readonly CategoryOutline[]
  /** Slugs that the list is held to. */
  chosen: readonly string[]
}

const isWithin = ({ slug, childCategories }: CategoryOutline, chosen: readonly string[]): boolean =>
  chosen.includes(slug) || childCategories.some((child) => isWithin(child, chosen))

function Ticks({ roots, chosen }: CategoryTicksProps) {
  return roots.map((category) => {
    const { id, slug, name, childCategories } = category
    return (
      <div key={id}>
        <label htmlFor={`tick-${id}`} className={css.tick}>
          <Tick
            id={`tick-${id}`}
            name={taskList.words.categories}
            value={slug}
            defaultChecked={chosen.includes(slug)}
          />
          {name}
        </label>
        {childCategories.length > 0 && isWithin(category, chosen) && (
          <div className={css.below}>
            <Ticks roots={childCategories} chosen={chosen} />
          </div>
        )}
      </div>
    )
  })
}

/**
 * Categories as the form sends them: ticks for the browser without scripts, which sees what is below a category once that is
 * ticked; unseen beside the window that chooses them.
 */
export function CategoryTicks(props: CategoryTicksProps) {
  return (
    <fieldset key={props.chosen.join()} className={css.ticks}>
      <legend className={css.legend}>{ru.categories}</legend>
      <Ticks {...props} />
      <p className={css.hint}>{ru.ticksHint}</p>
    </fieldset>
  )
}
