import { UNSHOWN_CASE } from '../../validators/index.ts'
import { anOpenTask, replyBody } from './deals.ts'
import { buys, monthsAfter, tariffFor, timeUntil } from './purchases.ts'
import { isRefused, on, type Scenario, seesThat } from './scenario.ts'
import { showsWorks } from './showcase.ts'
import type { Person, Stage } from './stage.ts'

const of = (taskId: number) => ({ query: { taskId } })

/** An open task, and an executor with works to show beside a reply to it. */
const aShowing = async (stage: Stage, count: number) => {
  const executor = await stage.someone('EXECUTOR')
  const works = await showsWorks(stage, executor, count)
  return { ...(await anOpenTask(stage)), executor, works }
}

const worksSeenBy = (person: Person, taskId: number, ids: readonly number[]) =>
  seesThat(person, 'listTaskReplies', of(taskId), ([reply]) => reply?.cases.map(({ id }) => id) ?? null, [...ids])

const unshown = (person: Person, taskId: number, caseIds: readonly number[]) =>
  isRefused(
    person,
    'sendTaskReply',
    { body: replyBody(taskId, { caseIds: [...caseIds] }) },
    { code: 'VALIDATION_FAILED', fields: { caseIds: UNSHOWN_CASE } },
  )

/** Works beside replies (product §11). */
export const replyWorkScenarios: readonly Scenario[] = [
  on('sendTaskReply').shows({
    title:
      'Works stand beside a reply in the order in which they were chosen, with their covers; one said twice stands once',
    arrange: (stage) => aShowing(stage, 3),
    act: ({ executor, task, works: [first = 0, , third = 0] }) => ({
      by: executor,
      with: { body: replyBody(task.id, { caseIds: [third, first, third] }) },
    }),
    look: ({ cases }) => cases.map(({ id, title, photo, photosCount }) => [id, title, photo !== null, photosCount]),
    answer: ({ works: [first = 0, , third = 0] }) => [
      [third, 'Работа 3', true, 1],
      [first, 'Работа 1', true, 1],
    ],
    afterwards: ({ author, executor, task, works: [first = 0, , third = 0] }) => [
      worksSeenBy(author, task.id, [third, first]),
      async () => {
        await executor.does('deleteCase', { params: { id: third } })
        return worksSeenBy(author, task.id, [first])()
      },
    ],
  }),
  on('sendTaskReply').refuses('VALIDATION_FAILED', {
    title: 'A work of somebody else, or none at all, stands beside nobody’s reply, and nothing is sent',
    fields: { caseIds: UNSHOWN_CASE },
    arrange: async (stage) => {
      const other = await stage.someone('EXECUTOR')
      return { ...(await aShowing(stage, 1)), foreign: await showsWorks(stage, other, 1) }
    },
    act: ({ executor, task, works, foreign }) => ({
      by: executor,
      with: { body: replyBody(task.id, { caseIds: [...works, ...foreign] }) },
    }),
    afterwards: ({ author, executor, task }) => [
      unshown(executor, task.id, [1_000_000_000]),
      seesThat(author, 'listTaskReplies', of(task.id), (replies) => replies.length, 0),
    ],
  }),
  on('sendTaskReply').refuses('VALIDATION_FAILED', {
    title: 'Four works are one too many',
    fields: { caseIds: 'Не больше 3\u00a0работ.' },
    arrange: (stage) => aShowing(stage, 3),
    act: ({ executor, task, works }) => ({
      by: executor,
      with: { body: replyBody(task.id, { caseIds: [...works, 1_000_000_000] }) },
    }),
  }),
  on('listTaskReplies').shows({
    title: 'What a smaller tariff hides is hidden beside replies too, and cannot be put there',
    arrange: async (stage) => {
      const executor = await stage.someone('EXECUTOR')
      const end = monthsAfter(stage, 1)
      await buys(stage, executor, tariffFor('BASIC'))
      const works = await showsWorks(stage, executor, 4)
      const [oldest = 0, next = 0] = works
      const { author, task } = await anOpenTask(stage)
      await executor.does('sendTaskReply', { body: replyBody(task.id, { caseIds: [oldest, next] }) })
      stage.advance(timeUntil(stage, end))
      return { executor, author, task, oldest, next, later: (await anOpenTask(stage)).task }
    },
    act: ({ author, task }) => ({ by: author, with: of(task.id) }),
    look: ([reply]) => reply?.cases.map(({ id }) => id) ?? null,
    answer: ({ next }) => [next],
    afterwards: ({ executor, later, oldest }) => [unshown(executor, later.id, [oldest])],
  }),
  on('listTaskReplies').shows({
    title:
      'How far an executor is: their districts in the task’s city, the way between two cities, nothing without one',
    arrange: async (stage) => {
      const [near, far] = await stage.cities()
      const { author, task } = await anOpenTask(stage)
      for (const cityId of [near.id, far.id, null]) {
        const executor = await stage.someone('EXECUTOR')
        await executor.does('updateMe', { body: { cityId } })
        await executor.does('sendTaskReply', { body: replyBody(task.id) })
      }
      return { author, task }
    },
    act: ({ author, task }) => ({ by: author, with: of(task.id) }),
    look: (replies) =>
      replies.map(({ nearness }) => nearness && [nearness.kilometres > 100, nearness.kilometres === 0]),
    answer: () => [[false, true], [true, false], null],
  }),
  on('listTaskReplies').shows({
    title: 'Work that needs no place is near to everybody: nothing is said of the way',
    arrange: async (stage) => {
      const { author, task } = await anOpenTask(stage, { placeMode: 'REMOTE', cityId: null, addressDetail: null })
      const [{ id: cityId }] = await stage.cities()
      const executor = await stage.someone('EXECUTOR')
      await executor.does('updateMe', { body: { cityId } })
      await executor.does('sendTaskReply', { body: replyBody(task.id) })
      return { author, task }
    },
    act: ({ author, task }) => ({ by: author, with: of(task.id) }),
    look: ([reply]) => reply?.nearness ?? null,
    answer: () => null,
  }),
]
