import type { Point } from '@artel/core/contract'
import { words } from '@artel/core/format'
import { inOwnCity } from '@artel/core/search'
import { type CategorySlugs, type TaskFilters, taskListQueries } from '@artel/core/tasks'
import { CountedSheet } from '../lists/windows/index.ts'
import { useServices } from '../services/index.ts'
import { TaskFilterFields, type TaskFilterFieldsProps } from './TaskFilterFields.tsx'
import { board } from './use-filter-draft.ts'

export interface TaskFilterSheetProps extends TaskFilterFieldsProps {
  open: boolean
  onClose: () => void
  categories: CategorySlugs
  /** Where distances are measured from. */
  from: Point | null
  /** The board without filters of the sheet. */
  cleared: TaskFilters
}

/** The filters of the board on a phone. */
export function TaskFilterSheet({ open, onClose, form, own, linked, categories, from, cleared }: TaskFilterSheetProps) {
  const { api } = useServices()
  return (
    <CountedSheet
      {...board}
      open={open}
      onClose={onClose}
      form={form}
      cleared={cleared}
      query={(asked) => taskListQueries(api).board({ ...inOwnCity(asked, own), page: 1 }, categories, from)}
      forms={words.task}
    >
      <TaskFilterFields form={form} own={own} linked={linked} />
    </CountedSheet>
  )
}
