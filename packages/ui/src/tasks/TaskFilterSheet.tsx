import type { Point } from '@artel/core/contract'
import { words } from '@artel/core/format'
import type { CategorySlugs, TaskFilters } from '@artel/core/tasks'
import { inOwnCity, taskFindPath, taskList, taskListQueries } from '@artel/core/tasks'
import { useQuery } from '@tanstack/react-query'
import { FilterSheet } from '../kit/filter-sheet/index.ts'
import { useServices } from '../services/index.ts'
import { useRested } from './find/use-rested.ts'
import { TaskFilterFields, type TaskFilterFieldsProps } from './TaskFilterFields.tsx'

export interface TaskFilterSheetProps extends TaskFilterFieldsProps {
  open: boolean
  onClose: () => void
  categories: CategorySlugs
  /** Where distances are measured from. */
  from: Point | null
  /** The board without filters of the sheet. */
  cleared: TaskFilters
}

/** The filters of the board on a phone; its button counts what they would leave, also while a sum is being typed. */
export function TaskFilterSheet({ open, onClose, form, own, linked, categories, from, cleared }: TaskFilterSheetProps) {
  const { api } = useServices()
  const { draft, applied, apply } = form
  const asked = useRested(draft)
  const hasProblem = taskList.problems(asked) !== null
  const { data, isError } = useQuery({
    ...taskListQueries(api).board({ ...inOwnCity(asked, own), page: 1 }, categories, from),
    enabled: open && !hasProblem,
  })
  const isTyped = taskFindPath(draft) !== taskFindPath(applied)
  const close = () => {
    if (isTyped) apply()
    onClose()
  }
  const isCounting = asked !== draft || (data === undefined && !isError)
  return (
    <FilterSheet
      open={open}
      onClose={close}
      count={hasProblem || isError ? 0 : isCounting ? null : (data?.pagination.totalItems ?? 0)}
      forms={words.task}
      onReset={taskFindPath(draft) === taskFindPath(cleared) ? undefined : () => apply(cleared)}
    >
      <TaskFilterFields form={form} own={own} linked={linked} />
    </FilterSheet>
  )
}
