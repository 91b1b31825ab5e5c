import { aDeal, anOpenTask, atVersion, COMMENT, taskBody, taskSeenBy } from './deals.ts'
import { on, type Scenario, sees, seesThat } from './scenario.ts'
import { DAY } from './stage.ts'
import { at, authorOfCanceled, authorOfOpen, buttons, ids, notTheirs, toGuest } from './task-answers.ts'

/** A task that is cancelled, published anew or deleted. */
export const taskEndScenarios: readonly Scenario[] = [
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
      reviewUntil: stage.moment(14 * DAY),
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
