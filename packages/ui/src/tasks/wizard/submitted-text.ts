import type { CreatedTask } from '@artel/core/tasks'
import { ru } from './ru.ts'

/** What became of the task: the public sees it, or a moderator looks first. */
export const submittedText = ({ status }: CreatedTask): string =>
  status === 'PENDING' ? ru.sentToModeration : ru.published
