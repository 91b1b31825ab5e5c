import { lastDays, totalCounts } from '../../analytics/index.ts'
import type { Analytics, ViewInput } from '../../contract/analytics.ts'
import { testUuid } from '../../contract/samples/sample-values.ts'
import type { Purchase } from '../../contract/tariffs.ts'
import { anOpenTask, atVersion, replyBody, taskSeenBy } from './deals.ts'
import { aShownProduct } from './goods-stage.ts'
import { aFreeExecutor, buys, tariffFor } from './purchases.ts'
import { later, on, type Scenario, seesThat } from './scenario.ts'
import { DAY, MINUTE, type Person, type Stage } from './stage.ts'

/*
 * What executors are told of how they are doing, and how views are counted.
 */

const WEEK = { query: { days: 7 } } as const
const ADVANCED: Purchase = { services: [{ type: 'ADVANCED_ANALYTICS', unit: 'month', amount: 1 }] }

const profileOf = ({ id }: Person): ViewInput => ({ kind: 'PROFILE', executorId: id })
const looks = (person: Person, body: ViewInput) => person.does('countView', { body })

/** An executor who has paid for the larger of the two services. */
const anAnalyst = async (stage: Stage) => {
  const { executor } = await aFreeExecutor(stage)
  await buys(stage, executor, ADVANCED)
  return { executor }
}

const viewsOf = ({ base }: Analytics): readonly number[] => {
  const { profileViews, workViews, productViews } = totalCounts(base?.days ?? [])
  return [profileViews, workViews, productViews]
}

/** The views of the last week: of the profile, of works, of products. */
const hasViews = (executor: Person, ...expected: readonly [profile: number, works: number, products: number]) =>
  seesThat(executor, 'getAnalytics', WEEK, viewsOf, expected)

let messages = 760_000
const say = (person: Person, chatId: number, text: string) => {
  messages += 1
  return person.does('sendChatMessage', { params: { id: chatId }, body: { id: testUuid(messages), text } })
}

/** A task that is done: replied to after two hours, put on the short list, chosen, finished; one message was answered in ten minutes. */
const aWholeDeal = async (stage: Stage, executor: Person) => {
  const { author, task } = await anOpenTask(stage)
  stage.advance(120 * MINUTE)
  const reply = await executor.does('sendTaskReply', { body: replyBody(task.id) })
  await say(author, reply.chatId, 'Сможете завтра?')
  stage.advance(4 * MINUTE)
  await say(author, reply.chatId, 'Лучше вечером.')
  stage.advance(6 * MINUTE)
  await say(executor, reply.chatId, 'Да, в семь.')
  const listed = await author.does('shortlistTaskReply', atVersion(await replySeenBy(author, task.id)))
  await author.does('acceptTaskReply', atVersion(listed))
  await author.does('finishTask', atVersion(await taskSeenBy(author, task)))
  return task
}

const replySeenBy = async (author: Person, taskId: number) => {
  const [reply] = await author.does('listTaskReplies', { query: { taskId } })
  if (!reply) throw new Error(`Nobody has replied to ${taskId}`)
  return reply
}

const views: readonly Scenario[] = [
  on('countView').answers({
    title: 'A visitor counts once a day, and neither the executor nor staff count',
    stranger: null,
    arrange: async (stage) => {
      const { executor } = await anAnalyst(stage)
      const client = await stage.someone('CLIENT')
      for (const person of [stage.guest, client, client, executor, await stage.someone('MODERATOR')]) {
        await looks(person, profileOf(executor))
      }
      return { executor, client }
    },
    act: ({ executor }, { guest }) => ({ by: guest, with: { body: profileOf(executor) } }),
    answer: () => undefined,
    afterwards: ({ executor, client }, _, stage) => [
      hasViews(executor, 2, 0, 0),
      later(stage, DAY),
      async () => {
        await looks(client, profileOf(executor))
        return []
      },
      hasViews(executor, 3, 0, 0),
    ],
  }),
  on('countView').answers({
    title: 'Works and goods are counted apart, and what is not there counts as nothing',
    stranger: null,
    arrange: async (stage) => {
      const { seller, product } = await aShownProduct(stage)
      await buys(stage, seller, ADVANCED)
      await looks(stage.guest, { kind: 'WORKS', executorId: seller.id })
      await looks(stage.guest, { kind: 'PRODUCT', productId: 999_999_999 })
      await looks(stage.guest, { kind: 'PROFILE', executorId: testUuid(990_001) })
      return { seller, product }
    },
    act: ({ product }, { guest }) => ({ by: guest, with: { body: { kind: 'PRODUCT', productId: product.id } } }),
    answer: () => undefined,
    afterwards: ({ seller }) => [hasViews(seller, 0, 1, 1)],
  }),
]

const figures: readonly Scenario[] = [
  on('getAnalytics').answers({
    title: 'Who has paid for nothing is told so, and no figures',
    stranger: null,
    arrange: aFreeExecutor,
    act: ({ executor }) => ({ by: executor, with: WEEK }),
    answer: (_, __, stage) => {
      const days = lastDays(7, Date.parse(stage.moment()))
      return { level: 'NONE', from: days[0] ?? '', to: days[6] ?? '', base: null, advanced: null }
    },
  }),
  on('getAnalytics').shows({
    title: 'The basic tariff opens views, replies and wins day by day, and nothing more',
    stranger: null,
    arrange: async (stage) => {
      const { executor } = await aFreeExecutor(stage)
      await buys(stage, executor, tariffFor('BASIC'))
      await aWholeDeal(stage, executor)
      await looks(stage.guest, profileOf(executor))
      return { executor }
    },
    act: ({ executor }) => ({ by: executor, with: WEEK }),
    look: ({ level, base, advanced }) => ({
      level,
      days: base?.days.length,
      sums: base?.days
        .map(({ profileViews, replies, wins }) => [profileViews, replies, wins])
        .filter(([, , wins]) => wins),
      advanced,
    }),
    answer: () => ({ level: 'BASE' as const, days: 7, sums: [[1, 1, 1]], advanced: null }),
  }),
  on('getAnalytics').shows({
    title: 'The larger one tells how soon one answers, what one asks, and what became of the replies',
    stranger: null,
    arrange: async (stage) => {
      const { executor } = await anAnalyst(stage)
      const task = await aWholeDeal(stage, executor)
      const { task: open } = await anOpenTask(stage)
      await executor.does('sendTaskReply', { body: replyBody(open.id, { price: 5_500_00 }) })
      return { executor, task }
    },
    act: ({ executor }) => ({ by: executor, with: { query: { days: 30 } } }),
    look: ({ advanced, base }) => ({
      days: base?.days.length,
      pace: [advanced?.toTask, advanced?.toMessage],
      prices: advanced?.prices.map(({ category, count, mine }) => [category.id, count, mine]),
      funnel: advanced?.funnel.reduce(
        (sums, { views: _, from: __, ...week }) => Object.values(week).map((count, n) => count + (sums[n] ?? 0)),
        [] as readonly number[],
      ),
    }),
    answer: ({ task }) => ({
      days: 30,
      pace: [60, 10],
      prices: [[task.category.id, 2, 5_000_00]],
      funnel: [2, 1, 1, 1],
    }),
  }),
  on('exportAnalytics').shows({
    title: 'The table is a file for a spreadsheet',
    stranger: null,
    arrange: anAnalyst,
    act: ({ executor }) => ({ by: executor, with: WEEK }),
    look: ({ name, text }) => ({ name, mark: text.charCodeAt(0), lines: text.split('\r\n').slice(1, 3) }),
    answer: (_, __, stage) => {
      const days = lastDays(7, Date.parse(stage.moment()))
      return {
        name: `artel-statistika-${days[0]}-${days[6]}.csv`,
        mark: 0xfeff,
        lines: ['День;Просмотры профиля;Просмотры работ;Просмотры товаров;Отклики;Выбрали вас', `${days[0]};0;0;0;0;0`],
      }
    },
  }),
  on('exportAnalytics').refuses('ANALYTICS_NOT_BOUGHT', {
    title: 'The basic tariff has no table',
    arrange: async (stage) => {
      const { executor } = await aFreeExecutor(stage)
      await buys(stage, executor, tariffFor('BASIC'))
      return { executor }
    },
    act: ({ executor }) => ({ by: executor, with: WEEK }),
  }),
]

/** Views of what executors show, and statistics of executors. */
export const analyticsScenarios: readonly Scenario[] = [...views, ...figures]
