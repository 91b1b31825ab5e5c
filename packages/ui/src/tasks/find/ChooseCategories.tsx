import { type CategoryOutline, searchCategories, type TreeIndex } from '@artel/core/categories'
import { CATEGORIES_ASKED, type Point } from '@artel/core/contract'
import { leavesOfSlugs, slugsOfLeaves, type TaskFilters, taskList, taskListQueries } from '@artel/core/tasks'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useRested } from '../../lists/index.ts'
import { useServices } from '../../services/index.ts'
import { ChooseCategoriesDialog } from './ChooseCategoriesDialog.tsx'

export interface ChooseCategoriesProps {
  /** What the board is searched with. */
  filters: TaskFilters
  categories: TreeIndex<CategoryOutline>
  /** Where distances are measured from. */
  from: Point | null
  /** Slugs in the order of the tree; none: all of them. */
  onApply: (slugs: readonly string[]) => void
  onClose: () => void
}

/** The window of categories: nothing applies before its button is pressed. */
export function ChooseCategories({ filters, categories, from, onApply, onClose }: ChooseCategoriesProps) {
  const { api } = useServices()
  const [chosen, choose] = useState(() => leavesOfSlugs(categories, filters.categories))
  const slugs = useMemo(() => slugsOfLeaves(categories, chosen), [categories, chosen])
  const asked = useRested(slugs)
  const isTooMany = slugs.length > CATEGORIES_ASKED
  const search = taskList.change(filters, { categories: asked })
  const { data, isError } = useQuery({
    ...taskListQueries(api).board(search, categories, from),
    enabled: asked.length <= CATEGORIES_ASKED && taskList.problems(search) === null,
  })
  const isCounting = asked !== slugs || (data === undefined && !isError && taskList.problems(search) === null)
  return (
    <ChooseCategoriesDialog
      tree={categories.roots}
      value={chosen}
      onChange={choose}
      find={(query) => searchCategories(categories, query).map(({ id }) => id)}
      count={isTooMany ? 'unknown' : isCounting ? 'counting' : (data?.pagination.totalItems ?? 'unknown')}
      isTooMany={isTooMany}
      onApply={() => {
        onApply(slugs)
        onClose()
      }}
      onClose={onClose}
    />
  )
}
