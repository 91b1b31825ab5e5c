import { indexCategories } from '@artel/core/categories'
import {
  cursorOf,
  FEW_REPLIES,
  type HandlerArgs,
  type Point,
  type PublicUser,
  type ReplyTerms,
  type TaskStatus,
  taskOrderOf,
  type User,
} from '@artel/core/contract'
import {
  CHOICE_REPLIES,
  compareOwnTasks,
  countByTab,
  distanceKm,
  isOnBoard,
  LIVE_REPLIES,
  type MyTasksRole,
  type OwnTaskRecord,
  presentOwnTask,
  statusesOfTab,
} from '@artel/core/tasks'
import type { MockHandlers } from '../mock-handlers.ts'
import type { MockWorld, StoredTask } from '../world.ts'
import { comparePositions, positionOf } from './board-order.ts'
import { pageOf } from './paging.ts'
import { isGone } from './people.ts'
import { reviewableUntil } from './review-pages.ts'
import { signedIn } from './signed-in.ts'
import { cardOf } from './task-pages.ts'

type BoardQuery = Omit<HandlerArgs<'listTasks'>['query'], 'page' | 'limit'>

const lower = (text: string) => text.toLocaleLowerCase('ru')

const holdsWords = ({ title, description }: StoredTask, typed: string): boolean => {
  const text = lower(`${title} ${description}`)
  return lower(typed)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** In the city, or within the radius around it. Remote work has no city to be narrowed to. */
const isInOrAround = (world: MockWorld, { place }: StoredTask, { cityId, radius, placeMode }: BoardQuery): boolean => {
  if (cityId === undefined || placeMode === 'REMOTE') return true
  if (radius === undefined) return place?.cityId === cityId
  const centre = world.places.find(({ id }) => id === cityId)
  return centre !== undefined && place !== null && distanceKm(centre.point, place.point) <= radius
}

const isWanted = (world: MockWorld, query: BoardQuery, categoryIds: ReadonlySet<number> | null) => (task: StoredTask) =>
  isOnBoard(task) &&
  (query.q === undefined || holdsWords(task, query.q)) &&
  (categoryIds === null || categoryIds.has(task.category.id)) &&
  isInOrAround(world, task, query) &&
  (query.placeMode === undefined || task.placeMode === query.placeMode) &&
  (query.budgetTo === undefined || (task.budgetFrom ?? task.budgetTo ?? Number.POSITIVE_INFINITY) <= query.budgetTo) &&
  (query.dateFrom === undefined || task.endPeriod.slice(0, 10) >= query.dateFrom) &&
  (query.dateTo === undefined || (task.startPeriod ?? '').slice(0, 10) <= query.dateTo) &&
  (query.budgetFrom === undefined || (task.budgetTo ?? task.budgetFrom ?? 0) >= query.budgetFrom) &&
  (query.fewReplies !== true || task.repliesCount < FEW_REPLIES) &&
  (query.verifiedOnly !== true || task.verifiedOnly)

const leavesOf = (world: MockWorld, ids: BoardQuery['categoryIds']) => {
  if (ids === undefined) return null
  const index = indexCategories(world.categories)
  return new Set(ids.flatMap((id) => index.leaves(id).map((leaf) => leaf.id)))
}

/** The tasks that the query asks for, in its order. */
const boardOf = (world: MockWorld, query: BoardQuery) => {
  const order = taskOrderOf(query)
  return world.tasks
    .filter(isWanted(world, query, leavesOf(world, query.categoryIds)))
    .map((task) => ({ task, position: positionOf(task, order) }))
    .sort((a, b) => comparePositions(a.position, b.position))
}

const placeOf = ({ latitude: lat, longitude: lon }: BoardQuery): Point | null =>
  lat === undefined || lon === undefined ? null : { lat, lon }

/** One's own task as a database would tell of it. */
const ownRecord = (world: MockWorld, task: StoredTask, viewer: User): OwnTaskRecord => {
  const replies = world.replies.filter(({ taskId }) => taskId === task.id)
  const choices = replies.filter(({ status }) => CHOICE_REPLIES.some((one) => one === status))
  const chosen = replies.find(({ executor, status }) => executor.id === task.executorId && status === 'ACCEPTED')
  const own = replies.find(({ executor }) => executor.id === viewer.id)
  return {
    card: task,
    id: task.id,
    status: task.status,
    statusSince: task.history.at(-1)?.at ?? task.createdAt,
    finishRequestedAt: task.finishRequestedAt,
    cancelledBy: task.cancelledBy,
    endedAt: task.endedAt,
    isHired: task.executorId === viewer.id,
    isCandidate: LIVE_REPLIES.some((status) => status === own?.status),
    choices: choices.length,
    choicesSince: choices.map(({ createdAt }) => createdAt).sort()[0] ?? null,
    reviewUntil: reviewableUntil(world, task, viewer),
    heldReplies: replies.filter(({ status, executor }) => status === 'HELD' && !isGone(world, executor)).length,
    rejectReason: task.rejectReason,
    author: partnerOf(task.author),
    executor: task.executor && partnerOf(task.executor),
    agreed: chosen ? termsOf(chosen) : null,
    reply: own ? { ...termsOf(own), status: own.status } : null,
    newReplies: replies.filter(({ status }) => status === 'SENT').length,
  }
}

const partnerOf = ({ id, name, initials, role, avatar }: PublicUser) => ({ id, name, initials, role, avatar })
const termsOf = ({ priceType, price, termDays }: ReplyTerms): ReplyTerms => ({ priceType, price, termDays })

/** A page of somebody's own tasks, what waits for them first; of one tab when it is given. */
const ownTasks = (
  tasks: readonly StoredTask[],
  side: MyTasksRole,
  query: HandlerArgs<'listMyTasks'>['query'],
  { world, viewer }: { readonly world: MockWorld; readonly viewer: User },
) => {
  const statuses: readonly TaskStatus[] | undefined = statusesOfTab(query.status)
  const shown = tasks
    .filter(({ status }) => statuses === undefined || statuses.includes(status))
    .map((task) => presentOwnTask(ownRecord(world, task, viewer), side, world.now))
    .sort(compareOwnTasks)
  const counts = countByTab((status) => tasks.filter((task) => task.status === status).length)
  return { data: { ...pageOf(shown, query), counts } }
}

/** The board and one's own lists. */
export const taskListHandlers = {
  listTasks({ query }, { world }) {
    const cards = boardOf(world, query).map(({ task }) => cardOf(task, placeOf(query)))
    return { data: pageOf(cards, query) }
  },
  walkTasks({ query }, { world }) {
    const { cursor, limit } = query
    const rest = boardOf(world, query).filter(({ position }) => !cursor || comparePositions(position, cursor) > 0)
    const shown = rest.slice(0, limit)
    const last = rest.length > limit ? shown.at(-1) : undefined
    return {
      data: {
        items: shown.map(({ task }) => cardOf(task, placeOf(query))),
        pagination: { nextCursor: last ? cursorOf(last.position) : null },
      },
    }
  },
  listMyTasks({ query }, call) {
    const viewer = signedIn(call)
    const tasks = call.world.tasks.filter(({ author }) => author.id === viewer.id)
    return ownTasks(tasks, 'author', query, { world: call.world, viewer })
  },
  listExecutorTasks({ query }, call) {
    const viewer = signedIn(call)
    const { world } = call
    const replied = new Set(
      world.replies.filter(({ executor }) => executor.id === viewer.id).map(({ taskId }) => taskId),
    )
    const tasks = world.tasks.filter((task) => replied.has(task.id) || task.executorId === viewer.id)
    return ownTasks(tasks, 'executor', query, { world, viewer })
  },
} satisfies Pick<MockHandlers, 'listTasks' | 'walkTasks' | 'listMyTasks' | 'listExecutorTasks'>
