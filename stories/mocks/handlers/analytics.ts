import {
  type AnalyticsFacts,
  type AnswerFact,
  analyse,
  analyticsCsv,
  analyticsLevel,
  type GroupFigure,
  isCountedViewer,
  type MarketFact,
  median,
  moscowDay,
  type ReplyFact,
} from '@artel/core/analytics'
import type { AnalyticsPeriod, HandlerArgs } from '@artel/core/contract'
import type { MockHandlers } from '../mock-handlers.ts'
import { MockRefusal } from '../mock-refusal.ts'
import type { MockWorld, StoredReply, StoredTask } from '../world.ts'
import { signedIn } from './signed-in.ts'
import { limitOf } from './tariff-usage.ts'

const taskOf = ({ tasks }: MockWorld, { taskId }: StoredReply): StoredTask | undefined =>
  tasks.find(({ id }) => id === taskId)

const wasChosen = (task: StoredTask, executorId: string): boolean =>
  task.executorId === executorId || (task.pastDeals ?? []).some(({ executor }) => executor.id === executorId)

const replyFact = (world: MockWorld, reply: StoredReply): ReplyFact[] => {
  const task = taskOf(world, reply)
  if (!task) return []
  const isChosen = reply.status === 'ACCEPTED' || wasChosen(task, reply.executor.id)
  return [
    {
      sentAt: Date.parse(reply.createdAt),
      publishedAt: task.publishedAt === null ? null : Date.parse(task.publishedAt),
      category: { id: task.category.id, name: task.category.name },
      price: reply.priceType === 'NEGOTIABLE' ? null : reply.price,
      isShortlisted: world.shortlisted.has(reply.id) || reply.status === 'SHORTLISTED',
      isChosen,
      isFinished: task.status === 'FINISHED' && task.executorId === reply.executor.id,
    },
  ]
}

/** When somebody was chosen for a task, the last time before a moment. */
const choiceOf = ({ history }: StoredTask, before = Number.POSITIVE_INFINITY): number[] => {
  const choices = history.filter(({ status, at }) => status === 'IN_PROGRESS' && Date.parse(at) <= before)
  return choices.slice(-1).map(({ at }) => Date.parse(at))
}

const winsOf = ({ tasks }: MockWorld, executorId: string): number[] =>
  tasks.flatMap((task) => [
    ...(task.executorId === executorId ? choiceOf(task) : []),
    ...(task.pastDeals ?? []).flatMap(({ executor, endedAt }) =>
      executor.id === executorId ? choiceOf(task, Date.parse(endedAt)) : [],
    ),
  ])

const answersOf = ({ chats, messages }: MockWorld, executorId: string): AnswerFact[] =>
  chats
    .filter((chat) => chat.executor.id === executorId)
    .flatMap(({ id }) => {
      let asked: number | null = null
      return messages
        .filter(({ chatId, kind }) => chatId === id && kind === 'COMMON')
        .toSorted((one, other) => one.seq - other.seq)
        .flatMap(({ senderId, createdAt }): AnswerFact[] => {
          const at = Date.parse(createdAt)
          if (senderId !== executorId) {
            asked ??= at
            return []
          }
          const answer = asked === null ? [] : [{ askedAt: asked, answeredAt: at }]
          asked = null
          return answer
        })
    })

const figureOf = (sums: readonly (readonly [person: string, price: number])[]): GroupFigure => {
  const people = [...new Set(sums.map(([person]) => person))]
  const means = people.map((person) => {
    const own = sums.filter(([one]) => one === person).map(([, price]) => price)
    return own.reduce((sum, price) => sum + price, 0) / own.length
  })
  return { people: people.length, median: median(means) }
}

const marketOf = (world: MockWorld, executorId: string, categoryId: number): MarketFact => {
  const tasks = world.tasks.filter(({ category, publishedAt }) => category.id === categoryId && publishedAt !== null)
  const numbers = new Set(tasks.map(({ id }) => id))
  return {
    categoryId,
    replies: figureOf(
      world.replies.flatMap(({ taskId, executor, price }) =>
        numbers.has(taskId) && executor.id !== executorId && price !== null ? [[executor.id, price] as const] : [],
      ),
    ),
    budgets: figureOf(
      tasks.flatMap(({ author, budgetFrom, budgetTo }) => {
        const [from, to] = [budgetFrom ?? budgetTo, budgetTo ?? budgetFrom]
        return from === null || to === null ? [] : [[author.id, (from + to) / 2] as const]
      }),
    ),
  }
}

const factsOf = (world: MockWorld, executorId: string): AnalyticsFacts => {
  const replies = world.replies
    .filter(({ executor }) => executor.id === executorId)
    .flatMap((reply) => replyFact(world, reply))
  const categories = [...new Set(replies.map(({ category }) => category.id))]
  return {
    views: world.viewCounts.filter((view) => view.executorId === executorId),
    replies,
    wins: winsOf(world, executorId),
    answers: answersOf(world, executorId),
    market: categories.map((id) => marketOf(world, executorId, id)),
  }
}

const analyticsOf = (world: MockWorld, executorId: string, days: AnalyticsPeriod) => {
  const level = analyticsLevel({
    base: limitOf(world, executorId, 'BASE_ANALYTICS'),
    advanced: limitOf(world, executorId, 'ADVANCED_ANALYTICS'),
  })
  return analyse(factsOf(world, executorId), { level, days, now: world.now })
}

/** Whose page a view is of; nothing for what is not there. */
const ownerOf = (world: MockWorld, { kind, executorId, productId }: HandlerArgs<'countView'>['body']) => {
  if (kind !== 'PRODUCT') return world.people.find(({ id, role }) => id === executorId && role === 'EXECUTOR')?.id
  return world.products.find(({ id, status }) => id === productId && status === 'PUBLISHED')?.seller.id
}

/** Views of what executors show, and what executors see of them. */
export const analyticsHandlers = {
  countView({ body }, { world, viewer }) {
    const executorId = ownerOf(world, body)
    if (executorId === undefined || executorId === viewer?.id || !isCountedViewer(viewer)) return undefined
    const day = moscowDay(world.now)
    const key = `${day} ${body.kind} ${body.productId ?? executorId} ${viewer?.id ?? 'guest'}`
    if (world.views.has(key)) return undefined
    world.views.add(key)
    world.viewCounts = [...world.viewCounts, { executorId, day, kind: body.kind, count: 1 }]
    return undefined
  },
  getAnalytics: ({ query: { days } }, call) => ({ data: analyticsOf(call.world, signedIn(call).id, days) }),
  exportAnalytics({ query: { days } }, call) {
    const analytics = analyticsOf(call.world, signedIn(call).id, days)
    if (analytics.advanced === null) throw new MockRefusal('ANALYTICS_NOT_BOUGHT')
    return { data: analyticsCsv(analytics) }
  },
} satisfies Pick<MockHandlers, 'countView' | 'getAnalytics' | 'exportAnalytics'>
