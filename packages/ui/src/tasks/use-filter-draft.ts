import { type TaskFilters, taskFindPath, taskList } from '@artel/core/tasks'
import { type AddressedList, type ListDraft, useListDraft } from '../lists/index.ts'

/** The board as a list with an address. */
export const board: AddressedList<TaskFilters> = { list: taskList, addressOf: taskFindPath }

/** The filters of the board as they stand in the form. */
export type FilterDraft = ListDraft<TaskFilters>

/** Holds what is typed into the filters of the board. */
export const useFilterDraft = (applied: TaskFilters, onApply: (filters: TaskFilters) => void): FilterDraft =>
  useListDraft(board, applied, onApply)
