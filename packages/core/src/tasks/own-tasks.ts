import { REVIEW_LIMITS } from '../contract/review-terms.ts'
import type { ReplyStatus, ReplyTerms } from '../contract/task-replies.ts'
import { HELD_DAYS, OWN_TASK_GROUPS, type OwnTaskGroup, type TaskDuty } from '../contract/task-terms.ts'
import type { OwnTaskCard, OwnTaskCounts, Task, TaskStatus } from '../contract/tasks.ts'
import type { MyTasksRole } from './my-task-list.ts'
import { presentTaskCard, type TaskCardRecord } from './task-presenter.ts'
import { statusesOfTab } from './task-visibility.ts'

const DAY = 86_400_000

/** Replies that an author chooses among; those that are held come back one by one. */
export const CHOICE_REPLIES = ['SENT', 'VIEWED', 'SHORTLISTED'] as const satisfies readonly ReplyStatus[]

/** What says whether a task waits for one of its parties. Moments are ISO 8601. */
export interface DutyFacts {
  readonly id: number
  readonly status: TaskStatus
  /** When it came to its status. */
  readonly statusSince: string
  readonly finishRequestedAt: string | null
  readonly cancelledBy: Task['cancelledBy']
  readonly endedAt: string | null
  /** Whether the viewer is the chosen executor. */
  readonly isHired: boolean
  /** Whether the viewer's own reply may still lead to a deal. */
  readonly isCandidate: boolean
  /** How many replies there are to choose among, and when the first of them came. */
  readonly choices: number
  readonly choicesSince: string | null
  /** Replies in reserve. */
  readonly heldReplies: number
  /** Until when the viewer may review the other side of the deal; `null` when there is nothing to write. */
  readonly reviewUntil: string | null
}

/** What a task waits for, and since when. */
export interface Duty {
  readonly duty: TaskDuty
  readonly since: string
}

const authorDuty = (facts: DutyFacts, now: number): Duty | null => {
  const { status, statusSince, finishRequestedAt, cancelledBy, endedAt, choices, choicesSince, heldReplies } = facts
  if (status === 'IN_PROGRESS' && finishRequestedAt !== null) return { duty: 'ACCEPT_WORK', since: finishRequestedAt }
  if (status === 'REJECTED') return { duty: 'FIX', since: statusSince }
  if (status === 'APPROVED' && choices > 0) return { duty: 'CHOOSE', since: choicesSince ?? statusSince }
  const wasLeft = status === 'CANCELED' && cancelledBy === 'EXECUTOR' && endedAt !== null && heldReplies > 0
  if (wasLeft && now < Date.parse(endedAt) + HELD_DAYS * DAY) return { duty: 'REOPEN_REPLY', since: endedAt }
  return reviewDuty(facts)
}

const executorDuty = (facts: DutyFacts): Duty | null => {
  const { status, isHired, finishRequestedAt, statusSince } = facts
  if (!isHired) return null
  if (status === 'IN_PROGRESS' && finishRequestedAt === null) return { duty: 'DO_WORK', since: statusSince }
  return reviewDuty(facts)
}

const reviewDuty = ({ status, reviewUntil, endedAt }: DutyFacts): Duty | null =>
  isEnded(status) && reviewUntil !== null && endedAt !== null ? { duty: 'REVIEW', since: endedAt } : null

const isEnded = (status: TaskStatus) => status === 'FINISHED' || status === 'CANCELED'

/** What a task waits for from its author or from an executor who replied to it; `null` when not from them. */
export const taskDuty = (facts: DutyFacts, side: MyTasksRole, now: number): Duty | null =>
  side === 'author' ? authorDuty(facts, now) : executorDuty(facts)

/** The order of what waits: the longest first, and words about work that is over after all that is not. */
export const compareDuties = (a: Duty, b: Duty): number =>
  Number(a.duty === 'REVIEW') - Number(b.duty === 'REVIEW') || Date.parse(a.since) - Date.parse(b.since)

/** Statuses in which a task may wait for a side: where to look for what waits. */
export const DUTY_STATUSES: Readonly<Record<MyTasksRole, readonly TaskStatus[]>> = {
  author: ['APPROVED', 'IN_PROGRESS', 'FINISHED', 'REJECTED', 'CANCELED'],
  executor: ['IN_PROGRESS', 'FINISHED', 'CANCELED'],
}

/** A task that is over waits for nobody any more after so many milliseconds. */
export const DUTY_TIME = Math.max(HELD_DAYS, REVIEW_LIMITS.days) * DAY

/** Where a task stands among one's own. For an executor it is over with the reply, and when somebody else was chosen. */
export const ownTaskGroup = (
  { status, isHired, isCandidate }: Pick<DutyFacts, 'status' | 'isHired' | 'isCandidate'>,
  side: MyTasksRole,
): OwnTaskGroup => {
  const isAuthor = side === 'author'
  if (status === 'IN_PROGRESS' && (isAuthor || isHired)) return 'WORK'
  return (status === 'PENDING' || status === 'APPROVED') && (isAuthor || isCandidate) ? 'OPEN' : 'PAST'
}

/** One's own task as it is kept. */
export interface OwnTaskRecord extends DutyFacts {
  readonly card: TaskCardRecord
  readonly rejectReason: Task['rejectReason']
  readonly author: NonNullable<OwnTaskCard['partner']>
  readonly executor: OwnTaskCard['partner']
  /** Of the chosen reply. */
  readonly agreed: ReplyTerms | null
  /** Of the viewer. */
  readonly reply: OwnTaskCard['reply']
  readonly newReplies: number
}

/** One's own task in a list: what was agreed on is for the two who agreed. */
export const presentOwnTask = (task: OwnTaskRecord, side: MyTasksRole, now: number): OwnTaskCard => {
  const isAuthor = side === 'author'
  const duty = taskDuty(task, side, now)
  return {
    ...presentTaskCard(task.card, null),
    group: ownTaskGroup(task, side),
    duty: duty?.duty ?? null,
    dutySince: duty?.since ?? null,
    statusSince: task.statusSince,
    finishRequestedAt: isAuthor || task.isHired ? task.finishRequestedAt : null,
    rejectReason: isAuthor ? task.rejectReason : null,
    partner: isAuthor ? task.executor : task.author,
    agreed: isAuthor || task.isHired ? task.agreed : null,
    reply: isAuthor ? null : task.reply,
    newRepliesCount: isAuthor ? task.newReplies : 0,
  }
}

/** The order of one's own tasks: what waits for the viewer first, the longest first; then by group, the newest first. */
export const compareOwnTasks = (a: OwnTaskCard, b: OwnTaskCard): number => {
  const dutyOf = ({ duty, dutySince }: OwnTaskCard) => duty && { duty, since: dutySince ?? '' }
  const place = ({ duty, group }: OwnTaskCard) => (duty === null ? OWN_TASK_GROUPS.indexOf(group) + 1 : 0)
  if (place(a) !== place(b)) return place(a) - place(b)
  const [one, other] = [dutyOf(a), dutyOf(b)]
  if (one && other) return compareDuties(one, other) || a.id - b.id
  return Date.parse(b.createdAt) - Date.parse(a.createdAt) || b.id - a.id
}

const TABS = ['PENDING', 'APPROVED', 'IN_PROGRESS', 'FINISHED', 'ARCHIVED'] as const satisfies readonly TaskStatus[]

/** How many tasks stand in each tab. */
export const countByTab = (count: (status: TaskStatus) => number): OwnTaskCounts => {
  const inTab = (tab: (typeof TABS)[number]) =>
    (statusesOfTab(tab) ?? []).reduce((total, status) => total + count(status), 0)
  return Object.fromEntries(TABS.map((tab) => [tab, inTab(tab)])) as unknown as OwnTaskCounts
}
