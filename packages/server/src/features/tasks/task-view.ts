import type { CategoryIndex } from '@artel/core/categories'
import type { PublicUser, StoredFile } from '@artel/core/contract'
import { isTaskVisible, presentProperties, type TaskRecord } from '@artel/core/tasks'
import { accountOf, type Viewer } from '../../domain/viewer.ts'
import { taskCardRecord } from './task-card-view.ts'
import type { TaskPageRow } from './task-page.queries.ts'

/** What a task's page is made from. */
export interface TaskPageParts {
  readonly task: TaskPageRow
  readonly author: PublicUser
  readonly executor: PublicUser | null
  readonly files: readonly StoredFile[]
  readonly categories: CategoryIndex
}

/** Whether the viewer may know that the task exists. */
export const isVisible = (
  {
    status,
    author_id,
    published_at,
    deleted_at,
  }: Pick<TaskPageRow, 'status' | 'author_id' | 'published_at' | 'deleted_at'>,
  viewer: Viewer,
): boolean => {
  const publishedAt = published_at?.toISOString() ?? null
  return deleted_at === null && isTaskVisible({ status, publishedAt, author: { id: author_id } }, accountOf(viewer))
}

/** A stored task as the rules of core know it. */
export const taskRecord = ({ task, author, executor, files, categories }: TaskPageParts): TaskRecord => ({
  ...taskCardRecord(task, categories),
  description: task.description,
  files: [...files],
  properties: presentProperties(task.properties, categories.properties(task.category_id)),
  addressDetail: task.address_detail,
  contactMode: task.contact_mode,
  authorPhone: task.author_phone,
  executorPhone: task.executor_phone,
  agreed: task.agreed,
  proposed: task.proposed,
  viewsCount: task.views_count,
  author,
  executor,
  executorId: task.executor_id,
  cancelledBy: task.cancelled_by,
  cancelReason: task.cancel_reason,
  cancelComment: task.cancel_comment,
  rejectReason: task.reject_reason,
  rejectField: task.reject_field,
  rejectComment: task.reject_comment,
  finishRequestedAt: task.finish_requested_at?.toISOString() ?? null,
  history: task.history.map(({ status, at }) => ({ status, at: new Date(at).toISOString() })),
  version: task.version,
  revision: task.revision,
  endedAt: task.ended_at?.toISOString() ?? null,
})
