import type { TaskCommand } from './task-lifecycle.types.ts'

/** How the tasks end that nobody works on yet when their author goes for good. */
export const LEAVING_CANCEL = {
  type: 'CANCEL_BY_AUTHOR',
  reason: 'AUTHOR_NOT_RELEVANT',
  comment: null,
} as const satisfies TaskCommand
