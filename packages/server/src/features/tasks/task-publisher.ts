import type { Realtime } from '../../domain/realtime.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import type { Categories } from '../categories/categories.service.ts'
import type { TaskBoard } from './task-board.ts'
import { selectRepliers } from './tasks.queries.ts'
import type { TaskRow } from './tasks.tables.ts'

/** Tells, after the commit, that something about a task is no longer as it was. */
export interface TaskPublisher {
  /** The task itself: to its author, its executor and everybody who has replied. */
  changed(unit: UnitOfWork, task: TaskRow): Promise<void>
  /** Only its replies: to these people. */
  repliesChanged(unit: UnitOfWork, task: TaskRow, userIds: readonly string[]): void
}

export interface TaskPublisherDeps {
  readonly realtime: Realtime
  readonly board: Pick<TaskBoard, 'invalidate'>
  readonly categories: Pick<Categories, 'invalidate'>
  /** What guests are shown. */
  readonly pages: { invalidate(): void }
}

export function createTaskPublisher({ realtime, board, categories, pages }: TaskPublisherDeps): TaskPublisher {
  const tell = (unit: UnitOfWork, { id, status, version }: TaskRow, userIds: Iterable<string>) =>
    unit.afterCommit(() => realtime.toUsers(new Set(userIds), 'TASK_CHANGED', { taskId: id, status, version }))

  return {
    async changed(unit, task) {
      const repliers = await selectRepliers(unit.trx, task.id)
      unit.afterCommit(() => {
        board.invalidate()
        categories.invalidate()
        pages.invalidate()
      })
      tell(unit, task, [task.author_id, ...(task.executor_id === null ? [] : [task.executor_id]), ...repliers])
    },
    repliesChanged(unit, task, userIds) {
      unit.afterCommit(() => {
        board.invalidate()
        pages.invalidate()
      })
      tell(unit, task, userIds)
    },
  }
}
