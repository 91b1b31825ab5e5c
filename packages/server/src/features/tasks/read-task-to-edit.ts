import type { EditableTask } from '@artel/core/contract'
import { presentEditableTask } from '@artel/core/tasks'
import type { Kysely } from 'kysely'
import { Refusal } from '../../domain/refusal.ts'
import type { UserViewer } from '../../domain/viewer.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { FileService } from '../files/files.service.ts'
import { inputOf } from './task-columns.ts'
import { taskFacts } from './task-lifecycle.ts'
import { selectCityName, selectTask } from './tasks.queries.ts'

interface EditDeps {
  readonly db: Kysely<Schema>
  readonly files: Pick<FileService, 'attached'>
  readonly now: number
}

/**
 * One's own task as its author wrote it last.
 * @param deps `now`: milliseconds since the epoch
 * @throws Refusal NOT_FOUND, also for the task of another
 */
export async function readTaskToEdit(
  { db, files, now }: EditDeps,
  author: UserViewer,
  id: number,
): Promise<EditableTask> {
  const task = await selectTask(db, id)
  if (!task || task.author_id !== author.id || task.deleted_at !== null) throw new Refusal('NOT_FOUND')
  const input = inputOf(task)
  const { cityId } = { ...input, ...task.revision }
  const cityName = cityId === null ? null : await selectCityName(db, cityId)
  return presentEditableTask(
    {
      id,
      version: task.version,
      rejectReason: task.reject_reason,
      rejectField: task.reject_field,
      rejectComment: task.reject_comment,
      facts: taskFacts(task),
      input,
      revision: task.revision,
      cityName: () => cityName,
      files: (await files.attached(db, 'task_id', [id])).get(id) ?? [],
    },
    author,
    now,
  )
}
