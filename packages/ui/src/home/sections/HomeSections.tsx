import type { CategoryTile } from '@artel/core/categories'
import { Categories } from './Categories.tsx'
import { How } from './How.tsx'

export interface HomeSectionsProps {
  categories: readonly CategoryTile[]
}

/** What follows the first screen of the home page: crafts, and how it works. */
export function HomeSections({ categories }: HomeSectionsProps) {
  return (
    <>
      {categories.length > 0 && <Categories categories={categories} />}
      <How />
    </>
  )
}
