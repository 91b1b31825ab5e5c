import type { Task, TaskStatus } from '../contract/tasks.ts'
import { isStaff } from '../lifecycle/index.ts'
import type { TaskViewer } from './decide-task.ts'

/** What decides who may know of a task. */
export interface TaskParties {
  readonly status: TaskStatus
  /** When staff let it out first; null for what never was public, also when it was called off before. */
  readonly publishedAt: string | null
  readonly author: { readonly id: string }
  readonly executorId: string | null
}

const BEFORE_PUBLICATION: ReadonlySet<TaskStatus> = new Set(['PENDING', 'REJECTED'])

/** Whether the viewer may know that the task exists: what is not published is between its author and staff. */
export const isTaskVisible = (
  { status, publishedAt, author }: Omit<TaskParties, 'executorId'>,
  viewer: TaskViewer,
): boolean => (publishedAt !== null && !BEFORE_PUBLICATION.has(status)) || author.id === viewer?.id || isStaff(viewer)

/** How the viewer stands to the task; it decides which fields they see. */
export const taskViewerKind = (
  { author, executorId }: Pick<TaskParties, 'author' | 'executorId'>,
  viewer: TaskViewer,
  hasReplied: boolean,
): Task['viewer'] => {
  if (viewer === null) return 'GUEST'
  if (viewer.id === author.id) return 'AUTHOR'
  if (viewer.id === executorId) return 'EXECUTOR'
  if (isStaff(viewer)) return 'STAFF'
  return hasReplied ? 'CANDIDATE' : 'OTHER'
}

/** Whether a task is on the board: only what looks for an executor is. */
export const isOnBoard = ({ status }: Pick<TaskParties, 'status'>): boolean => status === 'APPROVED'

/** The statuses that a tab of one's own tasks shows: ARCHIVED stands for all that ended without success. */
export const statusesOfTab = (tab: TaskStatus | undefined): readonly TaskStatus[] | undefined =>
  tab === 'ARCHIVED' ? ['ARCHIVED', 'CANCELED', 'REJECTED'] : tab && [tab]

/** A look at the page counts: that of the author and of staff does not. */
export const isCountedView = (kind: Task['viewer']): boolean => kind !== 'AUTHOR' && kind !== 'STAFF'
