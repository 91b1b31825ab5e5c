import type { TaskCommand } from '../tasks/index.ts'

/** What the others see of somebody who has gone for good: no name, no company. */
export const FORGOTTEN = {
  firstName: 'Удалённый аккаунт',
  lastName: '',
  shortName: 'Удалённая компания',
} as const

/** How the tasks end that nobody works on yet when their author goes for good. */
export const LEAVING_CANCEL = {
  type: 'CANCEL_BY_AUTHOR',
  reason: 'AUTHOR_NOT_RELEVANT',
  comment: null,
} as const satisfies TaskCommand
