import type { Task } from '../../contract/tasks.ts'
import { aDeal, aDoneDeal, anOpenTask, aReplyTo, atVersion, replyBody, taskBody, WITH_CONTACTS } from './deals.ts'
import { on, type Scenario, seesThat } from './scenario.ts'
import { DAY, type Stage } from './stage.ts'
import { ids, titles, waits } from './task-answers.ts'

/** Open tasks that a search for the word finds, and nothing else does: one with each of the changes. */
const aBoard = async (stage: Stage, ...changes: readonly Parameters<typeof anOpenTask>[1][]) => {
  const word = stage.word()
  const tasks: Task[] = []
  for (const [index, change] of changes.entries()) {
    const title = `Задание ${index} ${word}`
    tasks.push((await anOpenTask(stage, { title, ...change })).task)
  }
  return { word, tasks }
}

/** Lists of tasks: the board, its filters and order, one’s own. */
export const taskBoardScenarios: readonly Scenario[] = [
  on('listTasks').answers({
    title: 'The board shows the tasks that are open for replies, and finds one by a word of it',
    arrange: async (stage) => {
      const word = stage.word()
      const { task } = await anOpenTask(stage, { title: `Починить ${word}` })
      await anOpenTask(stage, { title: `Починить ${word}`, description: WITH_CONTACTS })
      return { word, task }
    },
    act: ({ word }, { guest }) => ({ by: guest, with: { query: { q: word } } }),
    answer: ({ task }) => ({
      items: [
        {
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
          repliesCount: 0,
          repliesLimit: 20,
          verifiedOnly: false,
          distanceToUser: null,
          createdAt: task.createdAt,
          publishedAt: task.publishedAt,
        },
      ],
      pagination: { totalItems: 1 },
    }),
  }),
  on('listTasks').shows({
    title: 'A category includes those below it',
    arrange: async (stage) => {
      const [leaf, outside] = await stage.categories()
      const { word } = await aBoard(stage, { categoryId: leaf.id }, { categoryId: outside.id })
      return { word, categoryIds: [leaf.parentId ?? leaf.id] }
    },
    act: ({ word, categoryIds }, { guest }) => ({ by: guest, with: { query: { q: word, categoryIds } } }),
    look: titles,
    answer: ({ word }) => [`Задание 0 ${word}`],
  }),
  on('listTasks').shows({
    title: 'Several categories are searched together, and what two of them hold is found once',
    arrange: async (stage) => {
      const [leaf, outside] = await stage.categories()
      const { word } = await aBoard(stage, { categoryId: leaf.id }, { categoryId: outside.id })
      return { word, leaf, outside }
    },
    act: ({ word, leaf, outside }, { guest }) => ({
      by: guest,
      with: { query: { q: word, categoryIds: [outside.id, leaf.id, leaf.parentId ?? leaf.id] } },
    }),
    look: titles,
    answer: ({ word }) => [`Задание 1 ${word}`, `Задание 0 ${word}`],
    afterwards: ({ word, leaf }, _, { guest }) => [
      seesThat(guest, 'listTasks', { query: { q: word, categoryIds: [leaf.id, leaf.id] } }, titles, [
        `Задание 0 ${word}`,
      ]),
    ],
  }),
  on('listTasks').shows({
    title: 'A city narrows the board to itself',
    arrange: async (stage) => {
      const [near, far] = await stage.cities()
      return { ...(await aBoard(stage, { cityId: near.id }, { cityId: far.id })), cityId: far.id }
    },
    act: ({ word, cityId }, { guest }) => ({ by: guest, with: { query: { q: word, cityId } } }),
    look: titles,
    answer: ({ word }) => [`Задание 1 ${word}`],
  }),
  on('listTasks').shows({
    title: 'A radius around a city leaves out what is farther, and what is done from anywhere',
    arrange: async (stage) => {
      const [near, far] = await stage.cities()
      const { word } = await aBoard(stage, { cityId: near.id }, { cityId: far.id }, { placeMode: 'REMOTE' })
      return { word, cityId: near.id }
    },
    act: ({ word, cityId }, { guest }) => ({ by: guest, with: { query: { q: word, cityId, radius: 50 } } }),
    look: titles,
    answer: ({ word }) => [`Задание 0 ${word}`],
  }),
  on('listTasks').shows({
    title: 'Remote work has no city to be narrowed to',
    arrange: async (stage) => {
      const [near] = await stage.cities()
      const { word } = await aBoard(stage, { cityId: near.id }, { placeMode: 'REMOTE' })
      return { word, cityId: near.id }
    },
    act: ({ word, cityId }, { guest }) => ({ by: guest, with: { query: { q: word, cityId, placeMode: 'REMOTE' } } }),
    look: titles,
    answer: ({ word }) => [`Задание 1 ${word}`],
  }),
  on('listTasks').shows({
    title: 'A price range finds what meets it anywhere; what is negotiable promises nothing',
    arrange: (stage) =>
      aBoard(
        stage,
        { budgetType: 'RANGE', budgetFrom: 1_000_00, budgetTo: 3_000_00 },
        { budgetType: 'FIXED', budgetTo: 9_000_00 },
        { budgetType: 'NEGOTIABLE' },
        { budgetType: 'FIXED', budgetTo: 2_000_00 },
      ),
    act: ({ word }, { guest }) => ({
      by: guest,
      with: { query: { q: word, budgetFrom: 2_500_00, budgetTo: 8_000_00 } },
    }),
    look: titles,
    answer: ({ word }) => [`Задание 0 ${word}`],
    afterwards: ({ word }, _, { guest }) => [
      seesThat(guest, 'listTasks', { query: { q: word, budgetTo: 2_500_00 } }, titles, [
        `Задание 3 ${word}`,
        `Задание 0 ${word}`,
      ]),
    ],
  }),
  on('listTasks').shows({
    title: 'Days find the work that falls on one of them',
    arrange: async (stage) => {
      const on = (days: number) => ({ dateMode: 'EXACT', startPeriod: stage.moment(days * DAY) }) as const
      const { word } = await aBoard(stage, on(2), on(10), {})
      return { word, from: stage.moment(9 * DAY).slice(0, 10), to: stage.moment(11 * DAY).slice(0, 10) }
    },
    act: ({ word, from, to }, { guest }) => ({ by: guest, with: { query: { q: word, dateFrom: from, dateTo: to } } }),
    look: titles,
    answer: ({ word }) => [`Задание 2 ${word}`, `Задание 1 ${word}`],
  }),
  on('listTasks').shows({
    title: 'Few replies are fewer than five',
    arrange: async (stage) => {
      const { word, tasks } = await aBoard(stage, {}, {})
      const [popular, nearly] = tasks
      for (let count = 0; count < 5; count += 1) if (popular) await aReplyTo(stage, popular)
      for (let count = 0; count < 4; count += 1) if (nearly) await aReplyTo(stage, nearly)
      return { word }
    },
    act: ({ word }, { guest }) => ({ by: guest, with: { query: { q: word, fewReplies: true } } }),
    look: titles,
    answer: ({ word }) => [`Задание 1 ${word}`],
  }),
  on('listTasks').shows({
    title: 'Work for verified executors can be asked for alone',
    arrange: (stage) => aBoard(stage, { verifiedOnly: true }, {}),
    act: ({ word }, { guest }) => ({ by: guest, with: { query: { q: word, verifiedOnly: true } } }),
    look: titles,
    answer: ({ word }) => [`Задание 0 ${word}`],
  }),
  on('listTasks').shows({
    title: 'The newest come first, a page at a time, with how many there are in all',
    arrange: async (stage) => {
      const word = stage.word()
      for (const index of [0, 1, 2]) {
        await anOpenTask(stage, { title: `Задание ${index} ${word}` })
        stage.advance(1000)
      }
      return { word }
    },
    act: ({ word }, { guest }) => ({ by: guest, with: { query: { q: word, page: 2, limit: 2 } } }),
    look: (data) => ({ titles: titles(data), ...data.pagination }),
    answer: ({ word }) => ({ titles: [`Задание 0 ${word}`], totalItems: 3 }),
  }),
  on('listTasks').shows({
    title: 'Sorted by the end, the soonest come first',
    arrange: (stage) => {
      const until = (days: number) =>
        ({ dateMode: 'PERIOD', startPeriod: stage.moment(), endPeriod: stage.moment(days * DAY) }) as const
      return aBoard(stage, until(9), until(3))
    },
    act: ({ word }, { guest }) => ({ by: guest, with: { query: { q: word, sortBy: 'endPeriod' } } }),
    look: titles,
    answer: ({ word }) => [`Задание 1 ${word}`, `Задание 0 ${word}`],
  }),
  on('listTasks').shows({
    title: 'Sorted by distance, the nearest come first, each with its kilometres, and what is nowhere last',
    arrange: async (stage) => {
      const [near, far] = await stage.cities()
      const { word } = await aBoard(stage, { placeMode: 'REMOTE' }, { cityId: far.id }, { cityId: near.id })
      return { word, point: near.point }
    },
    act: ({ word, point }, { guest }) => ({
      by: guest,
      with: { query: { q: word, sortBy: 'distanceToUser', latitude: point.lat, longitude: point.lon } },
    }),
    look: ({ items }) =>
      items.map(({ title, distanceToUser }) => [title, distanceToUser && Math.round(distanceToUser / 10)]),
    answer: ({ word }) => [
      [`Задание 2 ${word}`, 0],
      [`Задание 1 ${word}`, 72],
      [`Задание 0 ${word}`, null],
    ],
  }),
  on('listMyTasks').shows({
    title: 'An author finds all their tasks, those that are being checked among the open ones, and nobody else’s',
    arrange: async (stage) => {
      const { author, task } = await anOpenTask(stage)
      await anOpenTask(stage)
      const body = await taskBody(stage, { description: WITH_CONTACTS })
      return { author, task, pending: await author.does('createTask', { body }) }
    },
    act: ({ author }) => ({ by: author, with: {} }),
    look: ids,
    answer: ({ task, pending }) => [pending.id, task.id],
  }),
  on('listMyTasks').shows({
    title: 'The archive of an author covers what was cancelled and rejected, too; what has to be mended comes first',
    arrange: async (stage) => {
      const { author, task } = await anOpenTask(stage)
      const reason = { reason: 'AUTHOR_NOT_RELEVANT' } as const
      await author.does('cancelTaskByAuthor', atVersion(task, reason))
      const body = await taskBody(stage, { description: WITH_CONTACTS })
      const rejected = await author.does('createTask', { body })
      const moderator = await stage.someone('MODERATOR')
      await moderator.does('rejectTask', atVersion(rejected, { rule: 'UNCLEAR' } as const))
      await author.does('createTask', { body })
      return { author, task, rejected }
    },
    act: ({ author }) => ({ by: author, with: { query: { status: 'ARCHIVED' } } }),
    look: ids,
    answer: ({ task, rejected }) => [rejected.id, task.id],
    afterwards: ({ author, task }) => [
      seesThat(author, 'listMyTasks', { query: { status: 'CANCELED' } }, ids, [task.id]),
    ],
  }),
  on('listMyTasks').shows({
    title: 'What waits for the author comes first, whatever page it would stand on, with what was agreed and with whom',
    arrange: async (stage) => {
      const { author, task: doneTask, executor } = await aDoneDeal(stage)
      const choice = await author.does('createTask', { body: await taskBody(stage, { title: 'Повесить полку' }) })
      await aReplyTo(stage, choice)
      const open = await author.does('createTask', { body: await taskBody(stage, { title: 'Собрать стол' }) })
      return { author, executor, doneTask, choice, open }
    },
    act: ({ author }) => ({ by: author, with: { query: { limit: 2 } } }),
    look: (data) => ({
      ...waits(data),
      deals: data.items.map(({ agreed, partner }) => ({ price: agreed?.price ?? null, partner: partner?.id ?? null })),
      news: data.items.map(({ newRepliesCount }) => newRepliesCount),
      total: data.pagination.totalItems,
      counts: data.counts,
    }),
    answer: ({ doneTask, choice, executor }) => ({
      ids: [doneTask.id, choice.id],
      duties: ['ACCEPT_WORK', 'CHOOSE'],
      groups: ['WORK', 'OPEN'],
      deals: [
        { price: 4_500_00, partner: executor.id },
        { price: null, partner: null },
      ],
      news: [0, 1],
      total: 3,
      counts: { PENDING: 0, APPROVED: 2, IN_PROGRESS: 1, FINISHED: 0, ARCHIVED: 0 },
    }),
    afterwards: ({ author, open }) => [
      seesThat(author, 'listMyTasks', { query: { limit: 2, page: 2 } }, waits, {
        ids: [open.id],
        duties: [null],
        groups: ['OPEN'],
      }),
    ],
  }),
  on('listExecutorTasks').shows({
    title: 'An executor sees their own price and what came of the reply, and nothing of a deal with somebody else',
    arrange: async (stage) => {
      const { author, task, executor } = await aDeal(stage)
      const other = await stage.someone('EXECUTOR')
      const wanted = await anOpenTask(stage)
      await other.does('sendTaskReply', { body: replyBody(wanted.task.id, { price: 3_000_00 }) })
      const { reply } = await aReplyTo(stage, wanted.task)
      await wanted.author.does('acceptTaskReply', atVersion(reply))
      const { author: picky, task: open } = await anOpenTask(stage)
      const lost = await executor.does('sendTaskReply', { body: replyBody(open.id) })
      await picky.does('rejectTaskReply', atVersion(lost))
      return { author, task, executor, other, wanted, lost }
    },
    act: ({ other }) => ({ by: other, with: {} }),
    look: (data) => ({
      ...waits(data),
      deals: data.items.map(({ agreed, partner }) => ({ price: agreed?.price ?? null, partner: partner?.id ?? null })),
      replies: data.items.map(({ reply }) => ({ price: reply?.price ?? null, status: String(reply?.status) })),
    }),
    answer: ({ wanted }) => ({
      ids: [wanted.task.id],
      duties: [null],
      groups: ['PAST'],
      deals: [{ price: null, partner: wanted.author.id }],
      replies: [{ price: 3_000_00, status: 'HELD' }],
    }),
    afterwards: ({ executor, task, lost }) => [
      seesThat(executor, 'listExecutorTasks', {}, waits, {
        ids: [task.id, lost.taskId],
        duties: ['DO_WORK', null],
        groups: ['WORK', 'PAST'],
      }),
    ],
  }),
  on('listExecutorTasks').shows({
    title: 'An executor finds the tasks replied to, those in work first',
    arrange: async (stage) => {
      const { executor, task, author } = await aDeal(stage)
      const { task: wanted } = await anOpenTask(stage)
      await anOpenTask(stage)
      await executor.does('sendTaskReply', {
        body: {
          taskId: wanted.id,
          text: 'Здравствуйте, возьмусь за эту работу.',
          priceType: 'NEGOTIABLE',
          termDays: 2,
        },
      })
      return { executor, task, wanted, author }
    },
    act: ({ executor }) => ({ by: executor, with: {} }),
    look: ids,
    answer: ({ task, wanted }) => [task.id, wanted.id],
    afterwards: ({ executor, task }) => [
      seesThat(executor, 'listExecutorTasks', { query: { status: 'IN_PROGRESS' } }, ids, [task.id]),
    ],
  }),
]
