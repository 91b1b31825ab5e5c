import type { CategoryIndex } from '@artel/core/categories'
import type { PublicUser, StoredFile } from '@artel/core/contract'
import type { TaskRecord } from '@artel/core/tasks'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import { createKeptReads, type Stamped } from '../../platform/kept/kept-reads.ts'
import type { FileService } from '../files/files.service.ts'
import { type PeopleDeps, publicUserOf } from '../users/public-users.ts'
import { selectTaskPage, selectTaskStamps, type TaskPageRow } from './task-page.queries.ts'
import { taskRecord } from './task-view.ts'
import type { TaskViews } from './task-views.ts'

/** A task's page as it is kept for whoever looks. */
export interface TaskPage {
  readonly task: TaskPageRow
  /** The task as the rules of core know it, with what hangs on the moment: views, and who is online. */
  recordNow(categories: CategoryIndex): TaskRecord
}

/** Pages of tasks, without what hangs on who looks. */
export interface TaskPages {
  /** The page as it is now, kept from the last time it was asked for if nothing of it has changed since. */
  now(id: number): Promise<TaskPage | undefined>
  /** The page as a transaction sees it. */
  within(trx: Kysely<Schema>, id: number): Promise<TaskPage | undefined>
}

export interface TaskPagesDeps extends PeopleDeps {
  readonly db: Kysely<Schema>
  readonly files: Pick<FileService, 'attached'>
  readonly views: Pick<TaskViews, 'pending'>
}

/** Pages that are kept; each is some kilobytes. */
const MOST_KEPT = 2_000

export function createTaskPages(deps: TaskPagesDeps): TaskPages {
  const { db, files, views, presence } = deps
  const withPresence = (user: PublicUser): PublicUser => ({ ...user, isOnline: presence.isOnline(user.id) })

  const pageOf = (task: TaskPageRow, attached: readonly StoredFile[]): TaskPage => {
    const author = publicUserOf(task.author, deps)
    const executor = task.executor && publicUserOf(task.executor, deps)
    let last: { readonly categories: CategoryIndex; readonly record: TaskRecord } | undefined
    return {
      task,
      recordNow(categories) {
        if (last?.categories !== categories)
          last = { categories, record: taskRecord({ task, author, executor, files: attached, categories }) }
        return {
          ...last.record,
          viewsCount: task.views_count + views.pending(task.id),
          author: withPresence(author),
          executor: executor && withPresence(executor),
        }
      },
    }
  }

  const read = async (on: Kysely<Schema>, id: number): Promise<Stamped<TaskPage> | undefined> => {
    const task = await selectTaskPage(on, id)
    if (!task) return undefined
    // Read after the stamp: files that came in between have another one, so that the next to ask reads again.
    const attached = task.has_files ? ((await files.attached(on, 'task_id', [id])).get(id) ?? []) : []
    return { stamp: task.stamp, value: pageOf(task, attached) }
  }

  const kept = createKeptReads<number, TaskPage>({
    stampsOf: (ids) => selectTaskStamps(db, ids),
    make: (id) => read(db, id),
    most: MOST_KEPT,
  })

  return {
    now: (id) => kept.read(id),
    within: async (trx, id) => (await read(trx, id))?.value,
  }
}
