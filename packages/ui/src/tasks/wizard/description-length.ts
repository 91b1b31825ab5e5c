import { TASK_LIMITS } from '@artel/core/contract'
import { ru } from './ru.ts'

const [MIN, MAX] = TASK_LIMITS.description
/** So many characters before the end it is worth a word. */
const NEAR = 200

/** What stands below the description while it is typed. */
export const typedText = (length: number): string =>
  length > 0 && length < MIN ? ru.typedShort(MIN - length) : ru.typed(length, MAX)

/** What is read out: once at each limit, not at each letter. */
export const limitText = (length: number): string => {
  if (length > MAX) return ru.limitOver(MAX)
  if (length > MAX - NEAR) return ru.limitNear(NEAR)
  return length > 0 && length < MIN ? ru.limitShort(MIN) : ''
}
