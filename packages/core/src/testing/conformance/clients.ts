import { aDoneDeal, anOpenTask, atVersion, taskBody, taskSeenBy } from './deals.ts'
import { isRefused, on, type Scenario, seesThat } from './scenario.ts'
import type { Person, Stage } from './stage.ts'

const pageOf = ({ id }: Pick<Person, 'id'>) => ({ params: { id } })

/** Both sides of a finished deal have spoken of each other. */
const aPraisedClient = async (stage: Stage) => {
  const { author, executor, task } = await aDoneDeal(stage)
  await author.does('finishTask', atVersion(task))
  const text = 'Всё подготовлено заранее, расплатились сразу.'
  const marks = { quality: 5, punctuality: 5, communication: 5 }
  await executor.does('createReview', { body: { taskId: task.id, rating: 4, text } })
  await author.does('createReview', { body: { taskId: task.id, rating: 5, text, ...marks } })
  return { author, executor }
}

/** A client with one task that looks for an executor, and one that is nobody's business any more. */
const aClientWithTasks = async (stage: Stage) => {
  const { author, task } = await anOpenTask(stage)
  const other = await author.does('createTask', { body: await taskBody(stage) })
  const leaving = { reason: 'AUTHOR_NOT_RELEVANT' } as const
  await author.does('cancelTaskByAuthor', atVersion(await taskSeenBy(author, other), leaving))
  return { author, task }
}

/** Clients as everybody sees them. */
export const clientScenarios: readonly Scenario[] = [
  on('getUser').shows({
    title: 'A client is shown with how many tasks there were and those that are open',
    arrange: aClientWithTasks,
    act: ({ author }, { guest }) => ({ by: guest, with: pageOf(author) }),
    look: ({ id, role, tasksCount, openTasks, rating }) => ({
      id,
      role,
      tasksCount,
      openTasks: openTasks.map((task) => task.id),
      rating,
    }),
    answer: ({ author, task }) => ({
      id: author.id,
      role: 'CLIENT' as const,
      tasksCount: 2,
      openTasks: [task.id],
      rating: { average: null, count: 0 },
    }),
  }),
  on('getUser').shows({
    title: 'What executors say of a client is counted on the page',
    arrange: aPraisedClient,
    act: ({ author }, { guest }) => ({ by: guest, with: pageOf(author) }),
    look: ({ rating, finishedTasksCount }) => ({ rating, finishedTasksCount }),
    answer: () => ({ rating: { average: null, count: 1 }, finishedTasksCount: 1 }),
    afterwards: ({ author, executor }, _, { guest }) => [
      seesThat(guest, 'listReviews', { query: { userId: author.id } }, ({ rating }) => rating.count, 1),
      isRefused(guest, 'getUser', pageOf(executor), { code: 'NOT_FOUND' }),
    ],
  }),
]
