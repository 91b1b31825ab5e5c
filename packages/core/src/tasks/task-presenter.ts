import type { CategoryProperty } from '../contract/categories.ts'
import type { Point } from '../contract/geocoder.ts'
import type { PropertyValue, Task, TaskCard, TaskStatus } from '../contract/tasks.ts'
import { formatNumber } from '../format/number.ts'
import { allowedTaskEvents, type TaskViewer } from './decide-task.ts'
import { distanceKm, publicPoint } from './public-point.ts'
import { replyRefusal } from './reply-refusals.ts'
import type { TaskFacts } from './task-lifecycle.types.ts'
import { taskViewerKind } from './task-visibility.ts'
import { YES_NO } from './yes-no.ts'

/** A task in a list as it is kept; its place is exact. */
export type TaskCardRecord = Omit<TaskCard, 'distanceToUser'>

/** A task as it is kept: everything there is to know, whoever asks. */
export interface TaskRecord
  extends Omit<
    Task,
    'distanceToUser' | 'viewer' | 'allowedEvents' | 'replyRefusal' | 'reviewUntil' | 'chatId' | 'isRevised'
  > {
  /** Changes that wait for a moderator. */
  readonly revision: object | null
  /** When it was finished, archived or cancelled. */
  readonly endedAt: string | null
}

/** Who looks at a task, and what is between them and it. */
export interface TaskOnlooker {
  readonly viewer: TaskViewer
  readonly hasReplied: boolean
  /** The task was offered to them, and they have not answered yet. */
  readonly hasOffer: boolean
  readonly isVerified: boolean
  /** What the tariff and the bought replies allow; `null` without a limit, and for whom nothing counts. */
  readonly repliesLeft: number | null
  readonly chatId: number | null
  /** Until when they may review the other side of the deal, ISO 8601. */
  readonly reviewUntil: string | null
}

const DEAL_STANDS: ReadonlySet<TaskStatus> = new Set(['IN_PROGRESS', 'FINISHED'])

/** A kept task as the lifecycle sees it. */
export const taskFactsOf = (
  task: Omit<TaskFacts, 'authorId' | 'hasRevision'> & Pick<TaskRecord, 'author' | 'revision'>,
) =>
  ({
    status: task.status,
    authorId: task.author.id,
    executorId: task.executorId,
    cancelledBy: task.cancelledBy,
    repliesCount: task.repliesCount,
    endPeriod: task.endPeriod,
    finishRequestedAt: task.finishRequestedAt,
    endedAt: task.endedAt,
    hasRevision: task.revision !== null,
  }) satisfies TaskFacts

/**
 * A task in a list. The public knows its place to about 500 m.
 * @param from where the list was asked from, for distances
 */
export const presentTaskCard = (task: TaskCardRecord, from: Point | null): TaskCard => {
  const place = task.place && { ...task.place, point: publicPoint(task.place.point) }
  return {
    id: task.id,
    title: task.title,
    status: task.status,
    category: task.category,
    placeMode: task.placeMode,
    place,
    dateMode: task.dateMode,
    startPeriod: task.startPeriod,
    endPeriod: task.endPeriod,
    budgetType: task.budgetType,
    budgetFrom: task.budgetFrom,
    budgetTo: task.budgetTo,
    repliesCount: task.repliesCount,
    repliesLimit: task.repliesLimit,
    verifiedOnly: task.verifiedOnly,
    distanceToUser: place && from && distanceKm(place.point, from),
    createdAt: task.createdAt,
    publishedAt: task.publishedAt,
  }
}

/**
 * A task as the one who looks may see it: what they may not know is `null`, and private files are left out.
 * @param now milliseconds since the epoch
 */
export const presentTask = (task: TaskRecord, onlooker: TaskOnlooker, now: number): Task => {
  const { viewer, hasReplied, hasOffer, isVerified, repliesLeft, chatId, reviewUntil } = onlooker
  const kind = taskViewerKind(task, viewer, hasReplied)
  const isInCharge = kind === 'AUTHOR' || kind === 'STAFF'
  const isParty = isInCharge || kind === 'EXECUTOR'
  const showsPhones = DEAL_STANDS.has(task.status) && task.contactMode === 'CHAT_AND_PHONE'
  const isHired = kind === 'EXECUTOR' && DEAL_STANDS.has(task.status)
  return {
    ...presentTaskCard(task, null),
    description: task.description,
    files: task.files.filter(({ isPrivate }) => !isPrivate || isParty || kind === 'CANDIDATE'),
    properties: task.properties,
    addressDetail: isInCharge || isHired ? task.addressDetail : null,
    contactMode: task.contactMode,
    executorPhone: kind === 'AUTHOR' && showsPhones ? task.executorPhone : null,
    agreed: isParty ? task.agreed : null,
    proposed: isInCharge ? task.proposed : null,
    authorPhone: kind === 'EXECUTOR' && showsPhones ? task.authorPhone : null,
    viewsCount: task.viewsCount,
    author: task.author,
    executor: task.executor,
    executorId: task.executorId,
    cancelledBy: task.cancelledBy,
    cancelReason: isParty ? task.cancelReason : null,
    cancelComment: isParty ? task.cancelComment : null,
    rejectReason: isParty ? task.rejectReason : null,
    rejectField: isInCharge ? task.rejectField : null,
    rejectComment: isInCharge ? task.rejectComment : null,
    finishRequestedAt: isParty ? task.finishRequestedAt : null,
    isRevised: isInCharge && task.revision !== null,
    history: task.history,
    version: task.version,
    viewer: kind,
    allowedEvents: [...allowedTaskEvents(taskFactsOf(task), viewer, now)],
    replyRefusal: replyRefusal(
      { ...task, authorId: task.author.id, hasReplied, hasOffer },
      viewer && { ...viewer, isVerified, repliesLeft },
    ),
    reviewUntil,
    chatId,
  }
}

/** The answers in the order of the questions, in words; what the category no longer asks is left out. */
export const presentProperties = (
  values: Readonly<Record<string, PropertyValue>>,
  questions: readonly CategoryProperty[],
): Task['properties'] =>
  questions.flatMap((question) => {
    const value = values[question.id]
    return value === undefined ? [] : [{ id: question.id, name: question.name, value: inWords(value, question) }]
  })

const inWords = (value: PropertyValue, { unit }: CategoryProperty): string => {
  if (typeof value === 'boolean') return value ? YES_NO.yes : YES_NO.no
  if (typeof value === 'number') return [formatNumber(value), ...(unit ? [unit] : [])].join('\u00a0')
  return typeof value === 'string' ? value : value.join(', ')
}
