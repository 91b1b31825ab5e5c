import type { CategoryTile } from '@artel/core/categories'
import { Categories } from './Categories.tsx'
import { FreshTasks, type FreshTasksProps } from './FreshTasks.tsx'
import { How } from './How.tsx'

export interface HomeSectionsProps extends FreshTasksProps {
  categories: readonly CategoryTile[]
}

/** What follows the first screen of the home page: crafts, how it works, tasks for executors. */
export function HomeSections({ categories, ...fresh }: HomeSectionsProps) {
  return (
    <>
      {categories.length > 0 && <Categories categories={categories} />}
      <How />
      <FreshTasks {...fresh} />
    </>
  )
}
