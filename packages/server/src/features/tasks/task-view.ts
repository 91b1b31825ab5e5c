import type { CategoryIndex } from '@artel/core/categories'
import type { CategoryProperty, PropertyValue, PublicUser, StoredFile, Task, TaskStatus } from '@artel/core/contract'
import { allowedTaskEvents, replyRefusal } from '@artel/core/tasks'
import type { Viewer } from '../../domain/viewer.ts'
import { taskCardView } from './task-card-view.ts'
import { taskFacts } from './task-lifecycle.ts'
import type { TaskPageRow } from './tasks.queries.ts'

/** What a task's page is made from. */
export interface TaskPageParts {
  readonly task: TaskPageRow
  readonly viewer: Viewer
  readonly standing: {
    readonly hasReplied: boolean
    readonly isVerified: boolean
    readonly chatId: number | null
    /** What the tariff and the bought replies allow; `null` without a limit, and for whom nothing counts. */
    readonly repliesLeft: number | null
  }
  readonly author: PublicUser
  readonly executor: PublicUser | null
  readonly files: readonly StoredFile[]
  readonly categories: CategoryIndex
  /** Milliseconds since the epoch. */
  readonly now: number
}

const BEFORE_PUBLICATION: ReadonlySet<TaskStatus> = new Set(['PENDING', 'REJECTED'])
const DEAL_STANDS: ReadonlySet<TaskStatus> = new Set(['IN_PROGRESS', 'FINISHED'])

/** Whether the viewer may know that the task exists: what is not published is between its author and staff. */
export const isVisible = (task: Pick<TaskPageRow, 'status' | 'author_id' | 'deleted_at'>, viewer: Viewer): boolean =>
  task.deleted_at === null && (!BEFORE_PUBLICATION.has(task.status) || isAuthor(task, viewer) || isStaff(viewer))

/** Staff read what they moderate. */
export const isStaff = (viewer: Viewer): boolean =>
  viewer.kind === 'user' && (viewer.role === 'MODERATOR' || viewer.role === 'ADMIN')

/** How the viewer stands to the task; the answer decides which fields they see. */
function viewerKind(
  task: Pick<TaskPageRow, 'author_id' | 'executor_id'>,
  viewer: Viewer,
  hasReplied: boolean,
): Task['viewer'] {
  if (viewer.kind === 'guest') return 'GUEST'
  if (isAuthor(task, viewer)) return 'AUTHOR'
  if (viewer.id === task.executor_id) return 'EXECUTOR'
  if (isStaff(viewer)) return 'STAFF'
  return hasReplied ? 'CANDIDATE' : 'OTHER'
}

/** A task through the eyes of the one who asks: what they may not know is `null`. */
export function taskView({ task, viewer, standing, author, executor, files, categories, now }: TaskPageParts): Task {
  const kind = viewerKind(task, viewer, standing.hasReplied)
  const actor = viewer.kind === 'user' ? { id: viewer.id, role: viewer.role } : null
  const isParty = kind === 'AUTHOR' || kind === 'EXECUTOR' || kind === 'STAFF'
  const isHired = kind === 'EXECUTOR' && DEAL_STANDS.has(task.status)
  return {
    ...taskCardView(task, categories, null),
    description: task.description,
    files: files.filter(({ isPrivate }) => !isPrivate || (kind !== 'GUEST' && kind !== 'OTHER')),
    properties: propertiesView(task.properties, categories.properties(task.category_id)),
    addressDetail: kind === 'AUTHOR' || kind === 'STAFF' || isHired ? task.address_detail : null,
    contactMode: task.contact_mode,
    authorPhone: isHired && task.contact_mode === 'CHAT_AND_PHONE' ? task.author_phone : null,
    viewsCount: task.views_count,
    author,
    executor,
    executorId: task.executor_id,
    cancelledBy: task.cancelled_by,
    cancelReason: isParty ? task.cancel_reason : null,
    cancelComment: isParty ? task.cancel_comment : null,
    rejectReason: isParty ? task.reject_reason : null,
    finishRequestedAt: isParty ? (task.finish_requested_at?.toISOString() ?? null) : null,
    isRevised: (kind === 'AUTHOR' || kind === 'STAFF') && task.revision !== null,
    history: task.history.map(({ status, at }) => ({ status, at: new Date(at).toISOString() })),
    version: task.version,
    viewer: kind,
    allowedEvents: [...allowedTaskEvents(taskFacts(task), actor, now)],
    replyRefusal: replyRefusal(
      {
        authorId: task.author_id,
        status: task.status,
        repliesCount: task.replies_count,
        repliesLimit: task.replies_limit,
        verifiedOnly: task.verified_only,
        hasReplied: standing.hasReplied,
      },
      actor && { ...actor, isVerified: standing.isVerified, repliesLeft: standing.repliesLeft },
    ),
    chatId: standing.chatId,
  }
}

const isAuthor = (task: Pick<TaskPageRow, 'author_id'>, viewer: Viewer) =>
  viewer.kind === 'user' && viewer.id === task.author_id

/** The answers in the order of the questions; what the category no longer asks is left out. */
function propertiesView(
  values: Readonly<Record<string, PropertyValue>>,
  questions: readonly CategoryProperty[],
): Task['properties'] {
  return questions.flatMap((question) => {
    const value = values[question.id]
    return value === undefined ? [] : [{ id: question.id, name: question.name, value: valueText(value, question) }]
  })
}

function valueText(value: PropertyValue, { unit }: CategoryProperty): string {
  if (typeof value === 'boolean') return value ? 'Да' : 'Нет'
  if (typeof value === 'number') return [value.toLocaleString('ru-RU'), ...(unit ? [unit] : [])].join('\u00a0')
  return typeof value === 'string' ? value : value.join(', ')
}
