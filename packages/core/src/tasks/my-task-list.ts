import { TASK_STATUSES } from '../contract/task-terms.ts'
import { defineList, type FiltersOf, oneOf, page } from '../search/index.ts'

export const MY_TASKS_ROLES = ['author', 'executor'] as const
/** Which side of one's own tasks one looks at. */
export type MyTasksRole = (typeof MY_TASKS_ROLES)[number]

/** One's own tasks. */
export const myTaskList = defineList(
  {
    /** `null` is the role a person comes here for: an executor for the work, others for what they ordered. */
    role: oneOf('role', MY_TASKS_ROLES),
    /** ARCHIVED covers cancelled and rejected ones. */
    status: oneOf('status', TASK_STATUSES),
    page: page(),
  },
  { canonical: [] },
)
export type MyTasksFilters = FiltersOf<typeof myTaskList>
