import type { Point, Task, TaskCard, User } from '@artel/core/contract'
import { allowedTaskEvents, replyRefusal, type TaskFacts } from '@artel/core/tasks'
import type { MockWorld, StoredTask } from '../world.ts'
import { isVerified } from './signed-in.ts'

/** A stored task as core's lifecycle sees it. */
export const factsOf = (task: StoredTask): TaskFacts => ({
  status: task.status,
  authorId: task.author.id,
  executorId: task.executorId,
  cancelledBy: task.cancelledBy,
  repliesCount: task.repliesCount,
  endPeriod: task.endPeriod,
  finishRequestedAt: task.finishRequestedAt,
  endedAt: task.endedAt,
  hasRevision: task.revision !== null,
})

const isStaff = (viewer: User | null) => viewer?.role === 'MODERATOR' || viewer?.role === 'ADMIN'

/** Whether the viewer may know that the task exists: what is not published is between its author and staff. */
export const isVisible = ({ status, author }: StoredTask, viewer: User | null): boolean =>
  (status !== 'PENDING' && status !== 'REJECTED') || author.id === viewer?.id || isStaff(viewer)

const kindOf = (task: StoredTask, viewer: User | null, hasReplied: boolean): Task['viewer'] => {
  if (viewer === null) return 'GUEST'
  if (viewer.id === task.author.id) return 'AUTHOR'
  if (viewer.id === task.executorId) return 'EXECUTOR'
  if (isStaff(viewer)) return 'STAFF'
  return hasReplied ? 'CANDIDATE' : 'OTHER'
}

/** A task through the eyes of the one who asks, as the server shows it: what they may not know is `null`. */
export const taskSeenBy = (world: MockWorld, stored: StoredTask, viewer: User | null): Task => {
  const { endedAt: _, revision, ...task } = stored
  const replies = world.replies.filter(({ taskId }) => taskId === task.id)
  const own = replies.find(({ executor }) => executor.id === viewer?.id)
  const accepted = replies.find(({ status }) => status === 'ACCEPTED')
  const kind = kindOf(stored, viewer, own !== undefined)
  const isParty = kind === 'AUTHOR' || kind === 'EXECUTOR' || kind === 'STAFF'
  const isHired = kind === 'EXECUTOR' && (task.status === 'IN_PROGRESS' || task.status === 'FINISHED')
  const target = { ...task, authorId: task.author.id, hasReplied: own !== undefined }
  return {
    ...task,
    addressDetail: kind === 'AUTHOR' || kind === 'STAFF' || isHired ? task.addressDetail : null,
    authorPhone: isHired && task.contactMode === 'CHAT_AND_PHONE' ? task.authorPhone : null,
    cancelReason: isParty ? task.cancelReason : null,
    cancelComment: isParty ? task.cancelComment : null,
    rejectReason: isParty ? task.rejectReason : null,
    finishRequestedAt: isParty ? task.finishRequestedAt : null,
    isRevised: (kind === 'AUTHOR' || kind === 'STAFF') && revision !== null,
    viewer: kind,
    allowedEvents: [...allowedTaskEvents(factsOf(stored), viewer, world.now)],
    replyRefusal: replyRefusal(
      target,
      viewer && { ...viewer, isVerified: isVerified(viewer), repliesLeft: world.repliesLeft },
    ),
    chatId: (kind === 'AUTHOR' ? accepted : own)?.chatId ?? null,
  }
}

const RADIANS = Math.PI / 180
const KM_IN_DEGREE = 111.2

/** Kilometres between two points, near enough for a list. */
const distance = (a: Point, b: Point): number => {
  const east = (b.lon - a.lon) * Math.cos(((a.lat + b.lat) / 2) * RADIANS)
  return KM_IN_DEGREE * Math.hypot(b.lat - a.lat, east)
}

/** The card of a task in a list, with the distance from where the list was asked. */
export const cardOf = (task: StoredTask, from: Point | null = null): TaskCard => ({
  id: task.id,
  title: task.title,
  status: task.status,
  category: task.category,
  placeMode: task.placeMode,
  place: task.place,
  dateMode: task.dateMode,
  startPeriod: task.startPeriod,
  endPeriod: task.endPeriod,
  budgetType: task.budgetType,
  budgetFrom: task.budgetFrom,
  budgetTo: task.budgetTo,
  repliesCount: task.repliesCount,
  repliesLimit: task.repliesLimit,
  verifiedOnly: task.verifiedOnly,
  distanceToUser: from && task.place && distance(from, task.place.point),
  createdAt: task.createdAt,
  publishedAt: task.publishedAt,
})
