import { indexCategories } from '@artel/core/categories'
import type { HandlerArgs, TaskCard, TaskStatus } from '@artel/core/contract'
import { taskSorts } from '@artel/core/tasks'
import type { MockHandlers } from '../mock-handlers.ts'
import type { MockWorld, StoredTask } from '../world.ts'
import { pageOf } from './paging.ts'
import { signedIn } from './signed-in.ts'
import { cardOf } from './task-eyes.ts'

type BoardQuery = HandlerArgs<'listTasks'>['query']

const lower = (text: string) => text.toLocaleLowerCase('ru')

const isWanted = (task: StoredTask, query: BoardQuery, categoryIds: ReadonlySet<number> | null): boolean =>
  task.status === 'APPROVED' &&
  (query.q === undefined || lower(`${task.title} ${task.description}`).includes(lower(query.q))) &&
  (categoryIds === null || categoryIds.has(task.category.id)) &&
  (query.cityId === undefined || task.place?.cityId === query.cityId) &&
  (query.placeMode === undefined || task.placeMode === query.placeMode) &&
  (query.budgetTo === undefined || (task.budgetFrom ?? task.budgetTo ?? Number.POSITIVE_INFINITY) <= query.budgetTo) &&
  (query.dateFrom === undefined || task.endPeriod.slice(0, 10) >= query.dateFrom) &&
  (query.dateTo === undefined || (task.startPeriod ?? '').slice(0, 10) <= query.dateTo) &&
  (query.budgetFrom === undefined || (task.budgetTo ?? task.budgetFrom ?? 0) >= query.budgetFrom) &&
  (query.fewReplies !== true || task.repliesCount < 5) &&
  (query.verifiedOnly !== true || task.verifiedOnly)

const leavesOf = (world: MockWorld, ids: BoardQuery['categoryIds']) => {
  if (ids === undefined) return null
  const index = indexCategories(world.categories)
  return new Set(ids.flatMap((id) => index.leaves(id).map((leaf) => leaf.id)))
}

const keyOf = (card: TaskCard, sortBy: BoardQuery['sortBy']): number =>
  sortBy === 'distanceToUser' ? (card.distanceToUser ?? Number.MAX_VALUE) : Date.parse(card[sortBy])

const sorted = (cards: TaskCard[], { sortBy, sortDirection }: BoardQuery): TaskCard[] => {
  const sign = (sortDirection ?? taskSorts[sortBy].direction) === 'asc' ? 1 : -1
  return cards.sort((a, b) => sign * (keyOf(a, sortBy) - keyOf(b, sortBy)) || b.id - a.id)
}

/** ARCHIVED covers what was cancelled and rejected too (domain.md "Task"). */
const isInTab = (status: TaskStatus, tab: TaskStatus | undefined): boolean =>
  tab === undefined || status === tab || (tab === 'ARCHIVED' && (status === 'CANCELED' || status === 'REJECTED'))

/** The board and one's own lists. */
export const taskListHandlers = {
  listTasks({ query }, { world }) {
    const { latitude: lat, longitude: lon } = query
    const from = lat === undefined || lon === undefined ? null : { lat, lon }
    const categoryIds = leavesOf(world, query.categoryIds)
    const cards = world.tasks.filter((task) => isWanted(task, query, categoryIds)).map((task) => cardOf(task, from))
    return { data: pageOf(sorted(cards, query), query) }
  },
  listMyTasks({ query }, call) {
    const { id } = signedIn(call)
    const mine = call.world.tasks.filter(({ author, status }) => author.id === id && isInTab(status, query.status))
    return {
      data: pageOf(
        mine.map((task) => cardOf(task)),
        query,
      ),
    }
  },
  listExecutorTasks({ query }, call) {
    const { id } = signedIn(call)
    const replied = new Set(call.world.replies.filter(({ executor }) => executor.id === id).map(({ taskId }) => taskId))
    const done = call.world.tasks.filter((task) => replied.has(task.id) && isInTab(task.status, query.status))
    return {
      data: pageOf(
        done.map((task) => cardOf(task)),
        query,
      ),
    }
  },
} satisfies Pick<MockHandlers, 'listTasks' | 'listMyTasks' | 'listExecutorTasks'>
