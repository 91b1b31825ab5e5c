import { type ExecutorFilters, executorList, executorsPath } from '@artel/core/executors'
import type { AddressedList } from '../../lists/index.ts'

/** The search as a list with an address; its category is not among its filters. */
export const executors: AddressedList<ExecutorFilters> = {
  list: executorList,
  addressOf: (filters) => executorsPath(null, filters),
}
