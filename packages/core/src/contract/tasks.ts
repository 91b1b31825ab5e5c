import * as z from 'zod'
import { taskRules } from '../validators/index.ts'
import { MATERIALS, OBJECTS } from './cover-terms.ts'
import { file } from './files.ts'
import { point } from './geocoder.ts'
import { TASK_RANGES } from './list-ranges.ts'
import {
  categoryFilter,
  changesOf,
  inOrder,
  instant,
  isoDay,
  kopecks,
  numericId,
  pageQuery,
  searchText,
  textBy,
  uuid,
  wholeBy,
} from './primitives.ts'
import { BAD_CURSOR, isInOrder, taskCursor } from './task-cursor.ts'
import { taskOrderOf } from './task-order.ts'
import { replyTerms } from './task-replies.ts'
import {
  AUTHOR_CANCEL_REASONS,
  BUDGET_TYPES,
  CANCELLING_PARTIES,
  CONTACT_MODES,
  DATE_MODES,
  EXECUTOR_CANCEL_REASONS,
  OWN_TASK_GROUPS,
  PLACE_MODES,
  REPLY_REFUSALS,
  REPLY_STATUSES,
  SORT_DIRECTIONS,
  TASK_DUTIES,
  TASK_LIMITS,
  TASK_RADII,
  TASK_REJECT_FIELDS,
  TASK_REJECT_RULES,
  TASK_SORT_KEYS,
  TASK_STATUSES,
  TASK_USER_EVENTS,
} from './task-terms.ts'
import { publicUser } from './users.ts'

export const taskStatus = z.enum(TASK_STATUSES)
export const placeMode = z.enum(PLACE_MODES)
export const dateMode = z.enum(DATE_MODES)
export const budgetType = z.enum(BUDGET_TYPES)
export const contactMode = z.enum(CONTACT_MODES)

export type TaskStatus = z.output<typeof taskStatus>
export type PlaceMode = z.output<typeof placeMode>
export type DateMode = z.output<typeof dateMode>
export type BudgetType = z.output<typeof budgetType>
export type ContactMode = z.output<typeof contactMode>

/** Where the work is, as the public may know it: the city and a point rounded to 500 m. */
export const taskPlace = z.object({ cityId: numericId, cityName: z.string(), regionName: z.string(), point })
export type TaskPlace = z.output<typeof taskPlace>

/** Value of a category's property in a task. */
export const propertyValue = z.union([
  z.string().max(500, 'Не больше 500 символов.'),
  z.number(),
  z.boolean(),
  z.array(z.string().max(200)).max(30),
])
export type PropertyValue = z.output<typeof propertyValue>

const budget = wholeBy(taskRules.budget, TASK_LIMITS.budget)

/** A request's own, because an answer's may say more. */
const pin = z.object(point.shape)

/**
 * Body of POST /tasks. The rules that need the clock (end within 90 days) or the category (leaf, required properties)
 * are in `checkTaskInput` of `tasks`, which the wizard and the server share.
 */
export const taskInput = z.object({
  title: textBy(taskRules.title),
  categoryId: numericId,
  properties: z.record(z.string().max(64), propertyValue).default({}),
  description: textBy(taskRules.description),
  placeMode,
  /** Required unless the work is remote. */
  cityId: numericId.nullable().default(null),
  /** Where on the map; the middle of the city unless told. It is kept to 500 m. */
  point: pin.nullable().default(null),
  addressDetail: textBy(taskRules.addressDetail).nullable().default(null),
  dateMode,
  startPeriod: instant.nullable().default(null),
  endPeriod: instant.nullable().default(null),
  budgetType,
  budgetFrom: budget.nullable().default(null),
  budgetTo: budget.nullable().default(null),
  contactMode: contactMode.default('CHAT'),
  verifiedOnly: z.boolean().default(false),
})

/** A task as it is sent. */
export type TaskInput = z.output<typeof taskInput>

export const taskChanges = z.object(changesOf(taskInput.shape))
/** What an author changes of a task; the rest stays. */
export type TaskChanges = z.output<typeof taskChanges>

/** What a category is known by: named on the wire, so that no page loads the table of all categories. */
export const categoryLook = z.object({ material: z.enum(MATERIALS), object: z.enum(OBJECTS) })

/** A category as it is shown beside what is filed in it: its name, its address and its mark. */
export const shownCategory = z.object({ id: numericId, name: z.string(), slug: z.string(), look: categoryLook })
export type ShownCategory = z.output<typeof shownCategory>

/** A task in a list. */
export const taskCard = z.object({
  id: numericId,
  title: z.string(),
  status: taskStatus,
  category: shownCategory,
  placeMode,
  place: taskPlace.nullable(),
  dateMode,
  startPeriod: instant.nullable(),
  endPeriod: instant,
  budgetType,
  budgetFrom: kopecks.nullable(),
  budgetTo: kopecks.nullable(),
  repliesCount: z.int(),
  repliesLimit: z.int(),
  verifiedOnly: z.boolean(),
  /** Kilometres from the point the list was asked with. */
  distanceToUser: z.number().nullable(),
  createdAt: instant,
  publishedAt: instant.nullable(),
})
export type TaskCard = z.output<typeof taskCard>

/** One's own task in a list: what it waits for, with whom and for how much. */
export const ownTaskCard = taskCard.extend({
  group: z.enum(OWN_TASK_GROUPS),
  /** What it waits for from the viewer; `null` when it waits for others, or for nothing. */
  duty: z.enum(TASK_DUTIES).nullable(),
  /** Since when it waits. */
  dutySince: instant.nullable(),
  /** When it came to its status. */
  statusSince: instant,
  /** When the executor said that the work is done. */
  finishRequestedAt: instant.nullable(),
  rejectReason: z.enum(TASK_REJECT_RULES).nullable(),
  /** The other side: the chosen executor for an author, the author for an executor. */
  partner: publicUser.pick({ id: true, name: true, initials: true, role: true, avatar: true }).nullable(),
  /** What the chosen reply asks; for the two who agreed. */
  agreed: replyTerms.nullable(),
  /** The viewer's own reply. */
  reply: replyTerms.extend({ status: z.enum(REPLY_STATUSES) }).nullable(),
  /** Replies that the author has not looked at. */
  newRepliesCount: z.int().min(0),
})
export type OwnTaskCard = z.output<typeof ownTaskCard>

/** How many of one's own tasks stand in each tab; ARCHIVED covers cancelled and rejected ones. */
export const ownTaskCounts = z.object({
  PENDING: z.int().min(0),
  APPROVED: z.int().min(0),
  IN_PROGRESS: z.int().min(0),
  FINISHED: z.int().min(0),
  ARCHIVED: z.int().min(0),
})
export type OwnTaskCounts = z.output<typeof ownTaskCounts>

/** An event the viewer's role has a button for; `refusal` says why the lifecycle would refuse it now, `null` allows it. */
export const allowedEvent = z.object({ event: z.enum(TASK_USER_EVENTS), refusal: z.string().nullable() })

/** A task on its page. Fields that only some may see are `null` for the others. */
export const task = taskCard.extend({
  description: z.string(),
  /** Private ones only for those who may open them. */
  files: z.array(file),
  properties: z.array(z.object({ id: z.string(), name: z.string(), value: z.string() })),
  /** Only for the author, the accepted executor and staff. */
  addressDetail: z.string().nullable(),
  contactMode,
  /** The author's phone, only for the accepted executor when the author chose CHAT_AND_PHONE. */
  authorPhone: z.string().nullable(),
  /** The phone of the chosen executor, only for the author and in a task with CHAT_AND_PHONE. */
  executorPhone: z.string().nullable(),
  /** What the chosen reply asks; for both parties and staff, while that deal stands. */
  agreed: replyTerms.nullable(),
  /** The lowest and the highest of the sums that replies name; only for the author and staff, while there are any that can be chosen. */
  proposed: z.object({ from: kopecks, to: kopecks }).nullable(),
  viewsCount: z.int(),
  author: publicUser,
  executor: publicUser.nullable(),
  executorId: uuid.nullable(),
  cancelledBy: z.enum(CANCELLING_PARTIES).nullable(),
  cancelReason: z.enum([...AUTHOR_CANCEL_REASONS, ...EXECUTOR_CANCEL_REASONS]).nullable(),
  cancelComment: z.string().nullable(),
  rejectReason: z.enum(TASK_REJECT_RULES).nullable(),
  /** For the author and staff: what of the task the rule was broken in, and a moderator's advice. */
  rejectField: z.enum(TASK_REJECT_FIELDS).nullable(),
  rejectComment: z.string().nullable(),
  /** When the executor said that the work is done; the author may object, or it finishes by itself. */
  finishRequestedAt: instant.nullable(),
  /** For the author and staff: changes of the text or the place wait for a moderator, others see the approved version. */
  isRevised: z.boolean(),
  history: z.array(z.object({ status: taskStatus, at: instant })),
  version: z.int(),
  /** How the viewer stands to the task. */
  viewer: z.enum(['GUEST', 'AUTHOR', 'EXECUTOR', 'CANDIDATE', 'OTHER', 'STAFF']),
  allowedEvents: z.array(allowedEvent),
  replyRefusal: z.enum(REPLY_REFUSALS).nullable(),
  /** Until when the viewer may still review the other side of this deal; `null` when there is nothing to write. */
  reviewUntil: instant.nullable(),
  /** The viewer's chat about this task, once there is one (for an author: with the accepted executor). */
  chatId: numericId.nullable(),
})
export type Task = z.output<typeof task>

const flag = z.boolean().optional()

/** Query of GET /tasks/list. Several `categoryIds` are repeated keys; a category includes those below it. */
const boardQuery = {
  q: searchText(200).optional(),
  categoryIds: categoryFilter.optional(),
  cityId: numericId.optional(),
  /** Kilometres around the city. */
  radius: z.literal([...TASK_RADII], { message: 'Радиус: 5, 10, 25, 50 или 100 км.' }).optional(),
  placeMode: placeMode.optional(),
  /** What the author is ready to pay reaches this. */
  budgetFrom: kopecks.optional(),
  /** What the author is ready to pay begins no higher. */
  budgetTo: kopecks.optional(),
  /** The work falls on one of these days, `YYYY-MM-DD`, both included. */
  dateFrom: isoDay.optional(),
  dateTo: isoDay.optional(),
  fewReplies: flag,
  verifiedOnly: flag,
  /** Public lists know only APPROVED; ARCHIVED elsewhere covers CANCELED and REJECTED too. */
  sortBy: z.enum(TASK_SORT_KEYS).default('createdAt'),
  sortDirection: z.enum(SORT_DIRECTIONS).optional(),
  latitude: z.number().min(-90).max(90).optional(),
  longitude: z.number().min(-180).max(180).optional(),
}

export const taskListQuery = inOrder(z.object({ ...pageQuery, ...boardQuery }), TASK_RANGES)
export type TaskListQuery = z.input<typeof taskListQuery>

/**
 * The board from a cursor on, without an end and without a total. The cursor is a position in the order and nothing else: it
 * does not age, and under other filters the list goes on from the same position; in another order, or nearest to somewhere else,
 * it is refused. What is published meanwhile stands where its order puts it and moves nothing else; a task that moves in the
 * order meanwhile may be met again, or not at all.
 */
export const taskWalkQuery = inOrder(
  z.object({ cursor: taskCursor.optional(), limit: pageQuery.limit, ...boardQuery }),
  TASK_RANGES,
).refine((query) => query.cursor === undefined || isInOrder(taskOrderOf(query), query.cursor), {
  path: ['cursor'],
  message: BAD_CURSOR,
})

/** A stretch of the board: it may hold fewer tasks than were asked for; only without a next cursor is it the last one. */
export const taskStretch = z.object({
  items: z.array(taskCard),
  pagination: z.object({ nextCursor: z.string().nullable() }),
})
