import type { Actor, TaskCommand, TaskPart } from '@artel/core/tasks'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import type { TaskRow } from './tasks.tables.ts'

/** Lets something happen to a task, with all that follows for the people concerned. Replies, offers and chats follow, too; so the deals do it. */
export interface TaskEvents {
  /**
   * An event of the lifecycle: its replies, offers, chats, notifications and the socket follow.
   * @param task locked
   * @throws Refusal TRANSITION_REFUSED with the lifecycle's reason, TASK_LIMIT_REACHED
   */
  happen(unit: UnitOfWork, task: TaskRow, event: TaskCommand, actor: Actor): Promise<TaskRow>
  /** Says in the chats of open replies what is different now. Nothing when nothing is. */
  tellRepliers(unit: UnitOfWork, task: TaskRow, parts: readonly TaskPart[]): Promise<void>
}
