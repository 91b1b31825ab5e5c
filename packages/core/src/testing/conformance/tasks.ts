import type { OwnTaskCard, Task } from '../../contract/tasks.ts'
import {
  aDeal,
  aDoneDeal,
  anOpenTask,
  aPendingTask,
  aRepliedTask,
  aReplyTo,
  atVersion,
  COMMENT,
  replyBody,
  taskBody,
  taskSeenBy,
  WITH_CONTACTS,
} from './deals.ts'
import { anExecutorBody, registered } from './people.ts'
import { isRefused, on, type Scenario, sees, seesThat } from './scenario.ts'
import { DAY, type Stage } from './stage.ts'

type Buttons = Readonly<Record<string, string | null>>

/** What a person's part in a task has buttons for, each with why not now. */
const buttons = (events: Buttons): Task['allowedEvents'] =>
  Object.entries(events).map(([event, refusal]) => ({ event, refusal })) as Task['allowedEvents']

const authorOfOpen = buttons({
  UPDATE: null,
  ACCEPT_REPLY: null,
  FINISH: 'WRONG_STATE',
  DECLINE_FINISH: 'WRONG_STATE',
  CANCEL_BY_AUTHOR: null,
  REPUBLISH: 'WRONG_STATE',
  DELETE: 'WRONG_STATE',
})
const authorOfPending = buttons({
  UPDATE: null,
  ACCEPT_REPLY: 'WRONG_STATE',
  FINISH: 'WRONG_STATE',
  DECLINE_FINISH: 'WRONG_STATE',
  CANCEL_BY_AUTHOR: null,
  REPUBLISH: 'WRONG_STATE',
  DELETE: null,
})
const authorInWork = buttons({
  UPDATE: 'WRONG_STATE',
  ACCEPT_REPLY: 'WRONG_STATE',
  FINISH: null,
  DECLINE_FINISH: 'FINISH_NOT_REQUESTED',
  CANCEL_BY_AUTHOR: null,
  REPUBLISH: 'WRONG_STATE',
  DELETE: 'WRONG_STATE',
})
const authorOfFinished = buttons({
  UPDATE: 'WRONG_STATE',
  ACCEPT_REPLY: 'WRONG_STATE',
  FINISH: 'WRONG_STATE',
  DECLINE_FINISH: 'WRONG_STATE',
  CANCEL_BY_AUTHOR: 'WRONG_STATE',
  REPUBLISH: 'WRONG_STATE',
  DELETE: 'WRONG_STATE',
})
const authorOfCanceled = buttons({
  UPDATE: 'WRONG_STATE',
  ACCEPT_REPLY: 'WRONG_STATE',
  FINISH: 'WRONG_STATE',
  DECLINE_FINISH: 'WRONG_STATE',
  CANCEL_BY_AUTHOR: 'WRONG_STATE',
  REPUBLISH: null,
  DELETE: null,
})

/** What a stranger sees of a task that everybody may see; `task` is as its author sees it. */
const toGuest = (task: Task): Task => ({
  ...task,
  addressDetail: null,
  authorPhone: null,
  executorPhone: null,
  agreed: null,
  cancelReason: null,
  cancelComment: null,
  rejectReason: null,
  finishRequestedAt: null,
  isRevised: false,
  viewer: 'GUEST',
  allowedEvents: [],
  replyRefusal: 'GUEST',
  chatId: null,
})
const toOther = (task: Task): Task => ({ ...toGuest(task), viewer: 'OTHER', replyRefusal: 'NOT_EXECUTOR' })

/** Somebody who has brought one more task to an end. */
const withOneMore = (person: Task['author']): Task['author'] => ({
  ...person,
  finishedTasksCount: person.finishedTasksCount + 1,
})

/** Somebody's look at a task by its number. */
const at = ({ id }: Pick<Task, 'id'>) => ({ params: { id } })
/** What `replyBody` asks. */
const AGREED = { priceType: 'FIXED', price: 4_500_00, termDays: 3 } as const
const gone = { code: 'NOT_FOUND' } as const
const notTheirs = (refusal: string) => ({ code: 'TRANSITION_REFUSED', refusal }) as const
const titles = ({ items }: { readonly items: readonly { readonly title: string }[] }) => items.map(({ title }) => title)
const ids = ({ items }: { readonly items: readonly { readonly id: number }[] }) => items.map(({ id }) => id)

type Own = Pick<OwnTaskCard, 'id' | 'duty' | 'group'>
/** What of one's own tasks waits for whom. */
const waits = ({ items }: { readonly items: readonly Own[] }) => ({
  ids: items.map(({ id }) => id),
  duties: items.map(({ duty }): string | null => duty),
  groups: items.map(({ group }): string => group),
})

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

const created: readonly Scenario[] = [
  on('createTask').answers({
    title: 'A task without contacts in its text is published at once, and everybody sees it without its address',
    arrange: async (stage) => {
      const [[category], [city]] = [await stage.categories(), await stage.cities()]
      return { author: await stage.someone('CLIENT'), body: await taskBody(stage), category, city }
    },
    act: ({ author, body }) => ({ by: author, with: { body } }),
    answer: ({ author, body, category, city }, data, stage) => ({
      id: data.id,
      title: 'Починить кран на кухне',
      status: 'APPROVED',
      category: { id: category.id, name: category.name, slug: category.slug, look: data.category.look },
      placeMode: 'CLIENT',
      place: {
        cityId: city.id,
        cityName: city.name,
        regionName: city.region,
        // On the public grid, which the presenter's own tests know.
        point: data.place?.point ?? city.point,
      },
      dateMode: 'FLEXIBLE',
      startPeriod: null,
      endPeriod: stage.moment(30 * DAY),
      budgetType: 'FIXED',
      budgetFrom: 5_000_00,
      budgetTo: 5_000_00,
      repliesCount: 0,
      repliesLimit: 20,
      verifiedOnly: false,
      distanceToUser: null,
      createdAt: stage.moment(),
      publishedAt: stage.moment(),
      description: body.description,
      files: [],
      properties: [],
      addressDetail: 'ул. Чистопольская, 34, подъезд 2',
      contactMode: 'CHAT_AND_PHONE',
      authorPhone: null,
      executorPhone: null,
      agreed: null,
      viewsCount: 0,
      author: { ...data.author, id: author.id, role: 'CLIENT' },
      executor: null,
      executorId: null,
      cancelledBy: null,
      cancelReason: null,
      cancelComment: null,
      rejectReason: null,
      finishRequestedAt: null,
      isRevised: false,
      history: [
        { status: 'PENDING', at: stage.moment() },
        { status: 'APPROVED', at: stage.moment() },
      ],
      version: 2,
      viewer: 'AUTHOR',
      allowedEvents: authorOfOpen,
      replyRefusal: 'NOT_EXECUTOR',
      chatId: null,
    }),
    afterwards: (_, task, { guest }) => [sees(guest, 'getTask', at(task), { ...toGuest(task), viewsCount: 1 })],
  }),
  on('createTask').shows({
    title: 'A task with a phone in its text waits for a moderator',
    arrange: async (stage) => ({
      author: await stage.someone('CLIENT'),
      other: await stage.someone('EXECUTOR'),
      moderator: await stage.someone('MODERATOR'),
      body: await taskBody(stage, { description: WITH_CONTACTS }),
    }),
    act: ({ author, body }) => ({ by: author, with: { body } }),
    look: ({ status, publishedAt, allowedEvents, version }) => ({ status, publishedAt, allowedEvents, version }),
    answer: () => ({ status: 'PENDING', publishedAt: null, allowedEvents: authorOfPending, version: 1 }) as const,
    afterwards: ({ author, other, moderator }, task, { guest }) => [
      sees(author, 'getTask', at(task), task),
      seesThat(moderator, 'getTask', at(task), ({ viewer }) => viewer, 'STAFF'),
      isRefused(other, 'getTask', at(task), gone),
      isRefused(guest, 'getTask', at(task), gone),
    ],
  }),
  on('createTask').shows({
    title: 'An executor may order work, too',
    arrange: async (stage) => ({ author: await stage.someone('EXECUTOR'), body: await taskBody(stage) }),
    act: ({ author, body }) => ({ by: author, with: { body } }),
    look: ({ viewer, replyRefusal }) => ({ viewer, replyRefusal }),
    answer: () => ({ viewer: 'AUTHOR', replyRefusal: 'OWN_TASK' }) as const,
  }),
  on('createTask').shows({
    title: 'Remote work has no place, and a negotiable budget no sum, whatever was sent',
    arrange: async (stage) => ({
      author: await stage.someone('CLIENT'),
      body: await taskBody(stage, { placeMode: 'REMOTE', budgetType: 'NEGOTIABLE' }),
    }),
    act: ({ author, body }) => ({ by: author, with: { body } }),
    look: ({ place, addressDetail, budgetFrom, budgetTo }) => ({ place, addressDetail, budgetFrom, budgetTo }),
    answer: () => ({ place: null, addressDetail: null, budgetFrom: null, budgetTo: null }),
  }),
  on('createTask').refuses('VALIDATION_FAILED', {
    title: 'A task in a category with others below it is told to be more precise',
    arrange: async (stage) => {
      const tree = await stage.guest.does('getCategoryTree', {})
      const root = tree.find(({ childCategories }) => childCategories.length > 0)
      return { author: await stage.someone('CLIENT'), body: await taskBody(stage, { categoryId: root?.id ?? 0 }) }
    },
    act: ({ author, body }) => ({ by: author, with: { body } }),
    fields: { categoryId: 'Уточните категорию: выберите одну из вложенных.' },
  }),
  on('createTask').refuses('VALIDATION_FAILED', {
    title: 'A task in a city that does not exist is told to choose one',
    arrange: async (stage) => ({
      author: await stage.someone('CLIENT'),
      body: await taskBody(stage, { cityId: 999_999_999 }),
    }),
    act: ({ author, body }) => ({ by: author, with: { body } }),
    fields: { cityId: 'Выберите город из списка.' },
  }),
  on('createTask').refuses('EMAIL_NOT_CONFIRMED', {
    title: 'Whoever has not confirmed the e-mail posts nothing',
    arrange: async (stage) => ({
      author: await stage.someone({ role: 'CLIENT', isEmailConfirmed: false }),
      body: await taskBody(stage),
    }),
    act: ({ author, body }) => ({ by: author, with: { body } }),
    afterwards: ({ author }) => [seesThat(author, 'listMyTasks', {}, ids, [])],
  }),
  on('createTask').refuses('TASK_LIMIT_REACHED', {
    title: 'Nobody has more than ten open tasks',
    arrange: async (stage) => {
      const author = await stage.someone('CLIENT')
      const body = await taskBody(stage)
      for (let count = 0; count < 10; count += 1) await author.does('createTask', { body })
      return { author, body }
    },
    act: ({ author, body }) => ({ by: author, with: { body } }),
  }),
]

const board: readonly Scenario[] = [
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

const page: readonly Scenario[] = [
  on('getTask').answers({
    title: 'Everybody sees of an open task what is theirs to see',
    arrange: async (stage) => {
      const { author, task, executor, reply } = await aRepliedTask(stage)
      const moderator = await stage.someone('MODERATOR')
      return { author, task, executor, reply, moderator, other: await stage.someone('CLIENT') }
    },
    act: ({ task }, { guest }) => ({ by: guest, with: at(task) }),
    answer: ({ task }) => ({ ...toGuest(task), viewsCount: 1 }),
    afterwards: ({ author, task, executor, reply, moderator, other }) => [
      sees(author, 'getTask', at(task), { ...task, viewsCount: 1 }),
      sees(other, 'getTask', at(task), { ...toOther(task), viewsCount: 2 }),
      sees(executor, 'getTask', at(task), {
        ...toOther(task),
        viewsCount: 3,
        viewer: 'CANDIDATE',
        replyRefusal: 'ALREADY_REPLIED',
        chatId: reply.chatId,
      }),
      sees(moderator, 'getTask', at(task), {
        ...task,
        viewsCount: 3,
        viewer: 'STAFF',
        allowedEvents: buttons({ APPROVE: 'NOTHING_TO_CHECK', REJECT: 'NOTHING_TO_CHECK' }),
        replyRefusal: 'NOT_EXECUTOR',
      }),
      sees(author, 'getTask', at(task), { ...task, viewsCount: 3 }),
    ],
  }),
  on('getTask').shows({
    title: 'The chosen executor learns the address and the phone, and the chat of the deal; nobody else does',
    arrange: async (stage) => ({ ...(await aDeal(stage)), other: await stage.someone('EXECUTOR') }),
    act: ({ executor, task }) => ({ by: executor, with: at(task) }),
    look: ({ viewer, addressDetail, authorPhone, chatId, allowedEvents }) => ({
      viewer,
      addressDetail,
      hasPhone: authorPhone !== null,
      chatId,
      allowedEvents,
    }),
    answer: ({ reply }) => ({
      viewer: 'EXECUTOR' as const,
      addressDetail: 'ул. Чистопольская, 34, подъезд 2',
      hasPhone: true,
      chatId: reply.chatId,
      allowedEvents: buttons({ REQUEST_FINISH: null, CANCEL_BY_EXECUTOR: null }),
    }),
    afterwards: ({ author, other, task, reply }) => [
      seesThat(author, 'getTask', at(task), ({ chatId }) => chatId, reply.chatId),
      seesThat(
        other,
        'getTask',
        at(task),
        ({ addressDetail, authorPhone, chatId, replyRefusal }) => [addressDetail, authorPhone, chatId, replyRefusal],
        [null, null, null, 'NOT_OPEN'],
      ),
    ],
  }),
  on('getTask').shows({
    title: 'Both parties and staff read what the chosen reply asks; the author the phone of the executor, too',
    arrange: async (stage) => {
      const { author, task: open } = await anOpenTask(stage)
      const executor = await registered(
        stage,
        await stage.guest.does('registerExecutor', { body: await anExecutorBody(stage) }),
      )
      const reply = await executor.does('sendTaskReply', { body: replyBody(open.id) })
      await author.does('acceptTaskReply', atVersion(reply))
      return { author, executor, task: open, moderator: await stage.someone('MODERATOR') }
    },
    act: ({ author, task }) => ({ by: author, with: at(task) }),
    look: ({ agreed, executorPhone, authorPhone }) => ({ agreed, executorPhone, authorPhone }),
    answer: () => ({ agreed: AGREED, executorPhone: '+78432001020', authorPhone: null }),
    afterwards: ({ executor, moderator, task }, _, { guest }) => [
      seesThat(executor, 'getTask', at(task), ({ agreed, executorPhone }) => [agreed, executorPhone], [AGREED, null]),
      seesThat(moderator, 'getTask', at(task), ({ agreed, executorPhone }) => [agreed, executorPhone], [AGREED, null]),
      seesThat(guest, 'getTask', at(task), ({ agreed, executorPhone }) => [agreed, executorPhone], [null, null]),
    ],
  }),
  on('getTask').shows({
    title: 'Where only the chat was agreed on, the author learns no phone',
    arrange: (stage) => aDeal(stage, { contactMode: 'CHAT' }),
    act: ({ author, task }) => ({ by: author, with: at(task) }),
    look: ({ agreed, executorPhone }) => ({ agreed, executorPhone }),
    answer: () => ({ agreed: AGREED, executorPhone: null }),
  }),
  on('getTask').shows({
    title: 'A task for verified executors says so to the others',
    arrange: async (stage) => ({
      task: (await anOpenTask(stage, { verifiedOnly: true })).task,
      executor: await stage.someone('EXECUTOR'),
      verified: await stage.someone({ role: 'EXECUTOR', isVerified: true }),
    }),
    act: ({ executor, task }) => ({ by: executor, with: at(task) }),
    look: ({ replyRefusal }) => replyRefusal,
    answer: () => 'NEEDS_VERIFICATION' as const,
    afterwards: ({ task, verified }) => [
      seesThat(verified, 'getTask', at(task), ({ replyRefusal }) => replyRefusal, null),
    ],
  }),
]

const changed: readonly Scenario[] = [
  on('updateTask').answers({
    title: 'A new budget counts at once',
    arrange: anOpenTask,
    act: ({ author, task }) => ({ by: author, with: atVersion(task, { budgetTo: 7_000_00 }) }),
    answer: ({ task }) => ({ ...task, budgetFrom: 7_000_00, budgetTo: 7_000_00, version: task.version + 1 }),
    stranger: notTheirs('NOT_AUTHOR'),
    afterwards: (_, task, { guest }) => [sees(guest, 'getTask', at(task), { ...toGuest(task), viewsCount: 1 })],
  }),
  on('updateTask').shows({
    title: 'A new text without contacts is approved at once',
    arrange: anOpenTask,
    act: ({ author, task }) => ({ by: author, with: atVersion(task, { title: 'Починить смеситель в ванной' }) }),
    look: ({ title, isRevised, status }) => ({ title, isRevised, status }),
    answer: () => ({ title: 'Починить смеситель в ванной', isRevised: false, status: 'APPROVED' }) as const,
  }),
  on('updateTask').shows({
    title: 'A new text with contacts waits for a moderator, and the approved one stays until then',
    arrange: async (stage) => ({ ...(await anOpenTask(stage)), moderator: await stage.someone('MODERATOR') }),
    act: ({ author, task }) => ({
      by: author,
      with: atVersion(task, { description: WITH_CONTACTS, budgetTo: 6_000_00 }),
    }),
    look: ({ description, isRevised, status, budgetTo }) => ({ description, isRevised, status, budgetTo }),
    answer: ({ task }) =>
      ({ description: task.description, isRevised: true, status: 'APPROVED', budgetTo: 6_000_00 }) as const,
    afterwards: ({ moderator }, task, { guest }) => [
      seesThat(guest, 'getTask', at(task), ({ isRevised, budgetTo }) => [isRevised, budgetTo], [false, 6_000_00]),
      seesThat(moderator, 'approveTask', atVersion(task), ({ description, isRevised }) => [description, isRevised], [
        WITH_CONTACTS,
        false,
      ]),
      seesThat(guest, 'getTask', at(task), ({ description }) => description, WITH_CONTACTS),
    ],
  }),
  on('updateTask').refuses('CATEGORY_IMMUTABLE', {
    title: 'The category stays once somebody has replied',
    arrange: async (stage) => ({ ...(await aRepliedTask(stage)), categories: await stage.categories() }),
    act: ({ author, task, categories: [, other] }) => ({
      by: author,
      with: atVersion(task, { categoryId: other.id }),
    }),
    afterwards: ({ author, task }) => [sees(author, 'getTask', at(task), task)],
  }),
  on('updateTask').refuses('TRANSITION_REFUSED', {
    title: 'A task in work is not changed any more',
    refusal: 'WRONG_STATE',
    arrange: aDeal,
    act: ({ author, task }) => ({ by: author, with: atVersion(task, { budgetTo: 7_000_00 }) }),
  }),
  on('updateTask').refuses('VALIDATION_FAILED', {
    title: 'A change keeps the rules of a new task',
    arrange: anOpenTask,
    act: ({ author, task }) => ({
      by: author,
      with: atVersion(task, { budgetType: 'RANGE', budgetFrom: 9_000_00, budgetTo: 1_000_00 } as const),
    }),
    fields: { budgetTo: 'Не меньше, чем начало диапазона.' },
  }),
  on('deleteTask').answers({
    title: 'A task that waits for a moderator is deleted, and is gone for its author too',
    arrange: aPendingTask,
    act: ({ author, task }) => ({ by: author, with: at(task) }),
    answer: () => undefined,
    afterwards: ({ author, task }) => [
      isRefused(author, 'getTask', at(task), gone),
      seesThat(author, 'listMyTasks', {}, ids, []),
    ],
  }),
  on('deleteTask').refuses('TRANSITION_REFUSED', {
    title: 'An open task is cancelled rather than deleted',
    refusal: 'WRONG_STATE',
    arrange: anOpenTask,
    act: ({ author, task }) => ({ by: author, with: at(task) }),
  }),
]

const worked: readonly Scenario[] = [
  on('requestTaskFinish').answers({
    title: 'The executor says that the work is done, and the task stays in work until the author agrees',
    arrange: async (stage) => {
      const { author, executor, task } = await aDeal(stage)
      return { author, executor, task: await taskSeenBy(executor, task) }
    },
    act: ({ executor, task }) => ({ by: executor, with: atVersion(task) }),
    answer: ({ task }, _, stage) => ({
      ...task,
      finishRequestedAt: stage.moment(),
      allowedEvents: buttons({ REQUEST_FINISH: 'FINISH_REQUESTED', CANCEL_BY_EXECUTOR: null }),
      version: task.version + 1,
    }),
    stranger: notTheirs('NOT_EXECUTOR'),
    afterwards: ({ author }, task, stage) => [
      seesThat(author, 'getTask', at(task), ({ finishRequestedAt }) => finishRequestedAt, stage.moment()),
      seesThat(stage.guest, 'getTask', at(task), ({ finishRequestedAt }) => finishRequestedAt, null),
    ],
  }),
  on('requestTaskFinish').refuses('TRANSITION_REFUSED', {
    title: 'The work is said to be done once',
    refusal: 'FINISH_REQUESTED',
    arrange: aDoneDeal,
    act: ({ executor, task }) => ({ by: executor, with: atVersion(task) }),
  }),
  on('declineTaskFinish').answers({
    title: 'The author objects, and the work goes on',
    arrange: aDoneDeal,
    act: ({ author, task }) => ({ by: author, with: atVersion(task, { comment: 'Кран всё ещё капает.' }) }),
    answer: ({ task }) => ({
      ...task,
      finishRequestedAt: null,
      allowedEvents: authorInWork,
      version: task.version + 1,
    }),
    stranger: notTheirs('NOT_AUTHOR'),
    afterwards: ({ executor }, task) => [
      seesThat(
        executor,
        'getTask',
        at(task),
        ({ allowedEvents }) => allowedEvents,
        buttons({ REQUEST_FINISH: null, CANCEL_BY_EXECUTOR: null }),
      ),
    ],
  }),
  on('declineTaskFinish').refuses('TRANSITION_REFUSED', {
    title: 'There is nothing to object to before the executor is done',
    refusal: 'FINISH_NOT_REQUESTED',
    arrange: aDeal,
    act: ({ author, task }) => ({ by: author, with: atVersion(task, { comment: 'Кран всё ещё капает.' }) }),
  }),
  on('finishTask').answers({
    title: 'The author confirms the work, and the task is finished for good: both have brought one more to an end',
    arrange: aDoneDeal,
    act: ({ author, task }) => ({ by: author, with: atVersion(task) }),
    answer: ({ task }, _, stage) => ({
      ...task,
      status: 'FINISHED',
      author: withOneMore(task.author),
      executor: task.executor && withOneMore(task.executor),
      history: [...task.history, { status: 'FINISHED', at: stage.moment() }],
      allowedEvents: authorOfFinished,
      version: task.version + 1,
    }),
    stranger: notTheirs('NOT_AUTHOR'),
    afterwards: ({ executor }, task, { guest }) => [
      seesThat(executor, 'getTask', at(task), ({ addressDetail, viewer }) => [addressDetail, viewer], [
        task.addressDetail,
        'EXECUTOR',
      ]),
      seesThat(guest, 'getTask', at(task), ({ status }) => status, 'FINISHED'),
    ],
  }),
  on('finishTask').refuses('TRANSITION_REFUSED', {
    title: 'A task that nobody works on is not finished',
    refusal: 'WRONG_STATE',
    arrange: anOpenTask,
    act: ({ author, task }) => ({ by: author, with: atVersion(task) }),
  }),
]

const ended: readonly Scenario[] = [
  on('cancelTaskByAuthor').answers({
    title: 'The author cancels an open task; why, only the author and staff see',
    arrange: async (stage) => ({ ...(await anOpenTask(stage)), moderator: await stage.someone('MODERATOR') }),
    act: ({ author, task }) => ({
      by: author,
      with: atVersion(task, { reason: 'AUTHOR_OTHER', comment: COMMENT } as const),
    }),
    answer: ({ task }, _, stage) => ({
      ...task,
      status: 'CANCELED',
      cancelledBy: 'AUTHOR',
      cancelReason: 'AUTHOR_OTHER',
      cancelComment: COMMENT,
      history: [...task.history, { status: 'CANCELED', at: stage.moment() }],
      allowedEvents: authorOfCanceled,
      version: task.version + 1,
    }),
    stranger: notTheirs('NOT_AUTHOR'),
    afterwards: ({ moderator }, task, { guest }) => [
      sees(guest, 'getTask', at(task), { ...toGuest(task), viewsCount: 1 }),
      seesThat(moderator, 'getTask', at(task), ({ cancelComment }) => cancelComment, COMMENT),
      seesThat(
        guest,
        'listTasks',
        { query: { q: task.title, limit: 50 } },
        (data) => ids(data).includes(task.id),
        false,
      ),
    ],
  }),
  on('cancelTaskByAuthor').refuses('TRANSITION_REFUSED', {
    title: 'A reason of its own has to be explained',
    refusal: 'COMMENT_REQUIRED',
    arrange: anOpenTask,
    act: ({ author, task }) => ({ by: author, with: atVersion(task, { reason: 'AUTHOR_OTHER' } as const) }),
  }),
  on('cancelTaskByAuthor').refuses('TRANSITION_REFUSED', {
    title: 'A reason of an open task does not fit one in work',
    refusal: 'REASON_UNFIT',
    arrange: aDeal,
    act: ({ author, task }) => ({
      by: author,
      with: atVersion(task, { reason: 'AUTHOR_NO_SUITABLE_REPLIES' } as const),
    }),
  }),
  on('cancelTaskByExecutor').answers({
    title: 'The executor gives the task back, and keeps seeing it without its address',
    arrange: async (stage) => {
      const { author, executor, task } = await aDeal(stage)
      return { author, executor, task: await taskSeenBy(executor, task) }
    },
    act: ({ executor, task }) => ({ by: executor, with: atVersion(task, { reason: 'EXECUTOR_NO_CONTACT' } as const) }),
    answer: ({ task }, _, stage) => ({
      ...task,
      status: 'CANCELED',
      addressDetail: null,
      authorPhone: null,
      agreed: null,
      cancelledBy: 'EXECUTOR',
      cancelReason: 'EXECUTOR_NO_CONTACT',
      history: [...task.history, { status: 'CANCELED', at: stage.moment() }],
      allowedEvents: buttons({ REQUEST_FINISH: 'WRONG_STATE', CANCEL_BY_EXECUTOR: 'WRONG_STATE' }),
      version: task.version + 1,
    }),
    stranger: notTheirs('NOT_EXECUTOR'),
    afterwards: ({ author }, task) => [
      seesThat(author, 'getTask', at(task), ({ cancelReason, status }) => [cancelReason, status], [
        'EXECUTOR_NO_CONTACT',
        'CANCELED',
      ]),
    ],
  }),
  on('cancelTaskByExecutor').refuses('TRANSITION_REFUSED', {
    title: 'Whoever was not chosen has nothing to give back',
    refusal: 'NOT_EXECUTOR',
    arrange: async (stage) => {
      const { task } = await aDeal(stage)
      return { task, other: await stage.someone('EXECUTOR') }
    },
    act: ({ other, task }) => ({ by: other, with: atVersion(task, { reason: 'EXECUTOR_NO_CONTACT' } as const) }),
  }),
  on('republishTask').shows({
    title: 'A cancelled task returns to the board at once',
    arrange: async (stage) => {
      const { author, task } = await anOpenTask(stage, { title: `Починить ${stage.word()}` })
      const reason = { reason: 'AUTHOR_NOT_RELEVANT' } as const
      return { author, task: await author.does('cancelTaskByAuthor', atVersion(task, reason)) }
    },
    act: ({ author, task }) => ({ by: author, with: atVersion(task) }),
    look: ({ status, cancelReason, cancelledBy, allowedEvents, endPeriod }) => ({
      status,
      cancelReason,
      cancelledBy,
      allowedEvents,
      endPeriod,
    }),
    answer: (_, __, stage) =>
      ({
        status: 'APPROVED',
        cancelReason: null,
        cancelledBy: null,
        allowedEvents: authorOfOpen,
        endPeriod: stage.moment(30 * DAY),
      }) as const,
    stranger: notTheirs('NOT_AUTHOR'),
    afterwards: (_, task, { guest }) => [
      seesThat(guest, 'listTasks', { query: { q: task.title.split(' ')[1] ?? '' } }, ids, [task.id]),
    ],
  }),
  on('republishTask').refuses('TRANSITION_REFUSED', {
    title: 'An open task is published already',
    refusal: 'WRONG_STATE',
    arrange: anOpenTask,
    act: ({ author, task }) => ({ by: author, with: atVersion(task) }),
  }),
  on('republishTask').refuses('TASK_LIMIT_REACHED', {
    title: 'A cancelled task does not return beside ten open ones',
    arrange: async (stage) => {
      const { author, task } = await anOpenTask(stage)
      const reason = { reason: 'AUTHOR_NOT_RELEVANT' } as const
      const canceled = await author.does('cancelTaskByAuthor', atVersion(task, reason))
      const body = await taskBody(stage)
      for (let count = 0; count < 10; count += 1) await author.does('createTask', { body })
      return { author, task: canceled }
    },
    act: ({ author, task }) => ({ by: author, with: atVersion(task) }),
  }),
]

/** Tasks: the board, the author's and the executor's lists, a page, and everything that happens to a task but its replies. */
export const taskScenarios: readonly Scenario[] = [...created, ...board, ...page, ...changed, ...worked, ...ended]
