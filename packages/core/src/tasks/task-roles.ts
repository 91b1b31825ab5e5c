import type { Task } from '../contract/tasks.ts'
import type { MyTasksRole } from './my-task-list.ts'

/**
 * Whether a task is the viewer's own in this role. An executor's are those that they do, have replied to or were offered:
 * an offer opens a chat.
 */
export const isOwnTaskIn = ({ viewer, chatId }: Pick<Task, 'viewer' | 'chatId'>, role: MyTasksRole): boolean => {
  if (role === 'author') return viewer === 'AUTHOR'
  return viewer === 'EXECUTOR' || viewer === 'CANDIDATE' || (viewer === 'OTHER' && chatId !== null)
}
