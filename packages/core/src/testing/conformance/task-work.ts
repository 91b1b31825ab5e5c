import { aDeal, aDoneDeal, anOpenTask, atVersion, taskSeenBy } from './deals.ts'
import { on, type Scenario, seesThat } from './scenario.ts'
import { DAY } from './stage.ts'
import { at, authorInWork, authorOfFinished, buttons, notTheirs, withOneMore } from './task-answers.ts'

/** A task from the choice of an executor to its end. */
export const taskWorkScenarios: readonly Scenario[] = [
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
      reviewUntil: stage.moment(14 * DAY),
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
      seesThat(
        executor,
        'getChat',
        { params: { id: task.chatId ?? 0 } },
        ({ client, executor }) => [client.finishedTasksCount, executor.finishedTasksCount, executor.verifiedAt],
        [task.author.finishedTasksCount, task.executor?.finishedTasksCount ?? 0, task.executor?.verifiedAt ?? null],
      ),
    ],
  }),
  on('finishTask').refuses('TRANSITION_REFUSED', {
    title: 'A task that nobody works on is not finished',
    refusal: 'WRONG_STATE',
    arrange: anOpenTask,
    act: ({ author, task }) => ({ by: author, with: atVersion(task) }),
  }),
]
