import type { TaskReply } from '../../contract/task-replies.ts'
import type { Task } from '../../contract/tasks.ts'
import { JOINED_PASSWORD } from './backend.ts'
import {
  aDeal,
  anOpenTask,
  aPendingTask,
  aRepliedTask,
  aReplyTo,
  atVersion,
  replyBody,
  taskBody,
  taskSeenBy,
} from './deals.ts'
import { on, type Scenario, sees, seesThat } from './scenario.ts'
import { DAY, type Person, type Stage } from './stage.ts'

type Buttons = Readonly<Record<string, string | null>>

/** What a person's part in a reply has buttons for, each with why not now. */
const buttons = (events: Buttons): TaskReply['allowedEvents'] =>
  Object.entries(events).map(([event, refusal]) => ({ event, refusal })) as TaskReply['allowedEvents']

const author = (events: Buttons) =>
  buttons({ SHORTLIST: 'WRONG_STATE', ACCEPT: 'WRONG_STATE', REJECT: 'WRONG_STATE', REOPEN: 'WRONG_STATE', ...events })
const authorOfSent = author({ SHORTLIST: null, ACCEPT: null, REJECT: null })

const of = ({ id }: Pick<Task, 'id'>) => ({ query: { taskId: id } })
const statuses = (replies: readonly TaskReply[]): string[] => replies.map(({ status }) => status)

/** A task with two replies; the task and the replies are as the author sees them. */
const aChoice = async (stage: Stage) => {
  const { author, executor, task, reply } = await aRepliedTask(stage)
  const rival = await aReplyTo(stage, task)
  return {
    author,
    executor,
    reply,
    rival: rival.executor,
    rivalReply: rival.reply,
    task: await taskSeenBy(author, task),
  }
}

/** A reply in reserve of a task whose author has cancelled it. */
export const aHeldReply = async (stage: Stage) => {
  const choice = await aChoice(stage)
  await choice.author.does('acceptTaskReply', atVersion(choice.reply))
  const task = await taskSeenBy(choice.author, choice.task)
  const reason = { reason: 'AUTHOR_NOT_RELEVANT_IN_PROGRESS' } as const
  const canceled = await choice.author.does('cancelTaskByAuthor', atVersion(task, reason))
  const [, held] = await choice.author.does('listTaskReplies', of(task))
  if (held?.status !== 'HELD') throw new Error(`The other reply is ${held?.status}`)
  return { ...choice, task: canceled, held }
}

const sent: readonly Scenario[] = [
  on('sendTaskReply').answers({
    title: 'An executor replies with a price and a term, and the author finds it; nobody else does',
    arrange: async (stage) => ({
      ...(await anOpenTask(stage)),
      executor: await stage.someone('EXECUTOR'),
      other: await stage.someone('EXECUTOR'),
    }),
    act: ({ executor, task }) => ({ by: executor, with: { body: replyBody(task.id) } }),
    answer: ({ executor, task }, data, stage) => ({
      id: data.id,
      taskId: task.id,
      executor: { ...data.executor, id: executor.id, role: 'EXECUTOR', businessType: 'SP' },
      text: 'Здравствуйте! Заменю кран сегодня вечером, инструмент свой.',
      priceType: 'FIXED',
      price: 4_500_00,
      termDays: 3,
      files: [],
      cases: [],
      nearness: data.nearness,
      status: 'SENT',
      chatId: data.chatId,
      createdAt: stage.moment(),
      version: 1,
      allowedEvents: buttons({ WITHDRAW: null }),
    }),
    afterwards: ({ author, task, executor, other }, reply) => [
      sees(author, 'listTaskReplies', of(task), [{ ...reply, allowedEvents: authorOfSent }]),
      sees(executor, 'listTaskReplies', of(task), [reply]),
      sees(other, 'listTaskReplies', of(task), []),
      seesThat(author, 'getTask', { params: { id: task.id } }, ({ repliesCount, version }) => [repliesCount, version], [
        1,
        task.version,
      ]),
    ],
  }),
  on('sendTaskReply').shows({
    title: 'A negotiable price is no price, whatever was sent with it',
    arrange: async (stage) => ({ ...(await anOpenTask(stage)), executor: await stage.someone('EXECUTOR') }),
    act: ({ executor, task }) => ({
      by: executor,
      with: { body: replyBody(task.id, { priceType: 'NEGOTIABLE', price: 900_00 }) },
    }),
    look: ({ priceType, price }) => ({ priceType, price }),
    answer: () => ({ priceType: 'NEGOTIABLE', price: null }) as const,
  }),
  on('sendTaskReply').refuses('NOT_FOUND', {
    title: 'A task that waits for a moderator takes no replies, and does not exist for executors',
    arrange: async (stage) => ({ ...(await aPendingTask(stage)), executor: await stage.someone('EXECUTOR') }),
    act: ({ executor, task }) => ({ by: executor, with: { body: replyBody(task.id) } }),
  }),
  on('sendTaskReply').refuses('TRANSITION_REFUSED', {
    title: 'Whoever was offered the task answers the offer; after a refusal they may still reply',
    refusal: 'OFFERED',
    arrange: async (stage) => {
      const { author, task } = await anOpenTask(stage)
      const executor = await stage.someone('EXECUTOR')
      const offer = await author.does('sendTaskOffer', { body: { taskId: task.id, executorId: executor.id } })
      return { task, executor, offer }
    },
    act: ({ executor, task }) => ({ by: executor, with: { body: replyBody(task.id) } }),
    afterwards: ({ executor, task, offer }) => [
      seesThat(executor, 'getTask', { params: { id: task.id } }, ({ replyRefusal }) => replyRefusal, 'OFFERED'),
      seesThat(executor, 'declineTaskOffer', atVersion(offer), ({ status }) => status, 'DECLINED'),
      seesThat(executor, 'getTask', { params: { id: task.id } }, ({ replyRefusal }) => replyRefusal, null),
    ],
  }),
  on('sendTaskReply').refuses('REPLY_EXISTS', {
    title: 'An executor replies to a task once',
    arrange: aRepliedTask,
    act: ({ executor, task }) => ({ by: executor, with: { body: replyBody(task.id) } }),
    afterwards: ({ author, task }) => [seesThat(author, 'listTaskReplies', of(task), statuses, ['SENT'])],
  }),
  on('sendTaskReply').refuses('REPLY_EXISTS', {
    title: 'A withdrawn reply is not sent again',
    arrange: async (stage) => {
      const { executor, task, reply } = await aRepliedTask(stage)
      await executor.does('withdrawTaskReply', atVersion(reply))
      return { executor, task }
    },
    act: ({ executor, task }) => ({ by: executor, with: { body: replyBody(task.id) } }),
  }),
  on('sendTaskReply').refuses('REPLY_LIMIT_REACHED', {
    title: 'A task takes twenty replies',
    arrange: async (stage) => {
      const { task } = await anOpenTask(stage)
      for (let count = 0; count < 20; count += 1) await aReplyTo(stage, task)
      return { task, executor: await stage.someone('EXECUTOR') }
    },
    act: ({ executor, task }) => ({ by: executor, with: { body: replyBody(task.id) } }),
  }),
  on('sendTaskReply').refuses('REPLY_OWN_TASK', {
    title: 'Nobody replies to a task of their own',
    arrange: async (stage) => {
      const executor = await stage.someone('EXECUTOR')
      return { executor, task: await executor.does('createTask', { body: await taskBody(stage) }) }
    },
    act: ({ executor, task }) => ({ by: executor, with: { body: replyBody(task.id) } }),
  }),
  on('sendTaskReply').refuses('REPLY_NEEDS_VERIFICATION', {
    title: 'A task for verified executors takes no replies from the others',
    arrange: async (stage) => ({
      ...(await anOpenTask(stage, { verifiedOnly: true })),
      executor: await stage.someone('EXECUTOR'),
    }),
    act: ({ executor, task }) => ({ by: executor, with: { body: replyBody(task.id) } }),
  }),
  on('sendTaskReply').refuses('QUOTA_EXHAUSTED', {
    title: 'The free tariff has five replies a month',
    arrange: async (stage) => {
      const executor = await stage.someone('EXECUTOR')
      for (let count = 0; count < 5; count += 1) {
        const { task } = await anOpenTask(stage)
        await executor.does('sendTaskReply', { body: replyBody(task.id) })
      }
      return { executor, ...(await anOpenTask(stage)) }
    },
    act: ({ executor, task }) => ({ by: executor, with: { body: replyBody(task.id) } }),
    afterwards: ({ executor, task }) => [
      seesThat(executor, 'getTask', { params: { id: task.id } }, ({ replyRefusal }) => replyRefusal, 'QUOTA'),
    ],
  }),
  on('sendTaskReply').shows({
    title: 'A reply comes back when its task is cancelled before the author has looked',
    arrange: async (stage) => {
      const executor = await stage.someone('EXECUTOR')
      for (let count = 0; count < 5; count += 1) {
        const { author, task } = await anOpenTask(stage)
        await executor.does('sendTaskReply', { body: replyBody(task.id) })
        const reason = { reason: 'AUTHOR_NOT_RELEVANT' } as const
        if (count === 0) await author.does('cancelTaskByAuthor', atVersion(task, reason))
      }
      return { executor, ...(await anOpenTask(stage)) }
    },
    act: ({ executor, task }) => ({ by: executor, with: { body: replyBody(task.id) } }),
    look: ({ status }) => status,
    answer: () => 'SENT' as const,
  }),
  on('sendTaskReply').refuses('TRANSITION_REFUSED', {
    title: 'A task in work takes no more replies',
    refusal: 'NOT_OPEN',
    arrange: async (stage) => ({ ...(await aDeal(stage)), other: await stage.someone('EXECUTOR') }),
    act: ({ other, task }) => ({ by: other, with: { body: replyBody(task.id) } }),
  }),
  on('listTaskReplies').answers({
    title: 'The author finds all replies in the order in which they came',
    arrange: aChoice,
    act: ({ author, task }) => ({ by: author, with: of(task) }),
    answer: ({ reply, rivalReply }) => [
      { ...reply, allowedEvents: authorOfSent },
      { ...rivalReply, allowedEvents: authorOfSent },
    ],
  }),
  on('listTaskReplies').answers({
    title: 'A task that does not exist has no replies',
    arrange: async (stage) => ({ somebody: await stage.someone('EXECUTOR') }),
    act: ({ somebody }) => ({ by: somebody, with: { query: { taskId: 2_000_000_000 } } }),
    answer: () => [],
  }),
]

const asAuthor = (person: Person, task: Task, expected: readonly TaskReply['status'][]) =>
  seesThat(person, 'listTaskReplies', of(task), statuses, [...expected])

const chosen: readonly Scenario[] = [
  on('viewTaskReply').answers({
    title: 'The author has seen a reply',
    arrange: aRepliedTask,
    act: ({ author, reply }) => ({ by: author, with: { params: { id: reply.id } } }),
    answer: () => undefined,
    afterwards: ({ executor, task, reply }) => [
      sees(executor, 'listTaskReplies', of(task), [{ ...reply, status: 'VIEWED', version: 2 }]),
    ],
  }),
  on('viewTaskReply').answers({
    title: 'A reply that was seen stays as it is',
    arrange: async (stage) => {
      const { author, task, reply } = await aRepliedTask(stage)
      return { author, task, reply: await author.does('shortlistTaskReply', atVersion(reply)) }
    },
    act: ({ author, reply }) => ({ by: author, with: { params: { id: reply.id } } }),
    answer: () => undefined,
    afterwards: ({ author, task, reply }) => [sees(author, 'listTaskReplies', of(task), [reply])],
  }),
  on('viewTaskReply').refuses('NOT_FOUND', {
    title: 'The sender is not the one who sees it',
    arrange: aRepliedTask,
    act: ({ executor, reply }) => ({ by: executor, with: { params: { id: reply.id } } }),
  }),
  on('shortlistTaskReply').answers({
    title: 'The author puts a reply aside',
    arrange: aRepliedTask,
    act: ({ author, reply }) => ({ by: author, with: atVersion(reply) }),
    answer: ({ reply }) => ({
      ...reply,
      status: 'SHORTLISTED',
      version: 2,
      allowedEvents: author({ ACCEPT: null, REJECT: null }),
    }),
  }),
  on('shortlistTaskReply').refuses('TRANSITION_REFUSED', {
    title: 'The sender does not put it aside',
    refusal: 'NOT_AUTHOR',
    arrange: aRepliedTask,
    act: ({ executor, reply }) => ({ by: executor, with: atVersion(reply) }),
  }),
  on('acceptTaskReply').answers({
    title: 'The author chooses an executor: the task is in work, and the others wait in reserve',
    arrange: aChoice,
    act: ({ author, reply }) => ({ by: author, with: atVersion(reply) }),
    answer: ({ reply }) => ({ ...reply, status: 'ACCEPTED', version: 2, allowedEvents: author({}) }),
    afterwards: ({ author: client, executor, rival, rivalReply, task }, _, stage) => [
      seesThat(
        client,
        'getTask',
        { params: { id: task.id } },
        ({ status, executorId, history }) => [status, executorId, history.length],
        ['IN_PROGRESS', executor.id, 3],
      ),
      sees(rival, 'listTaskReplies', of(task), [
        { ...rivalReply, status: 'HELD', version: 2, allowedEvents: buttons({ WITHDRAW: 'WRONG_STATE' }) },
      ]),
      seesThat(
        stage.guest,
        'getTask',
        { params: { id: task.id } },
        ({ executor: one }) => one?.id ?? null,
        executor.id,
      ),
    ],
  }),
  on('acceptTaskReply').refuses('TRANSITION_REFUSED', {
    title: 'The sender does not choose themselves',
    refusal: 'NOT_AUTHOR',
    arrange: aRepliedTask,
    act: ({ executor, reply }) => ({ by: executor, with: atVersion(reply) }),
    afterwards: ({ author, task }) => [sees(author, 'getTask', { params: { id: task.id } }, task)],
  }),
  on('rejectTaskReply').answers({
    title: 'The author turns a reply down for good',
    arrange: aRepliedTask,
    act: ({ author, reply }) => ({ by: author, with: atVersion(reply) }),
    answer: ({ reply }) => ({ ...reply, status: 'REJECTED', version: 2, allowedEvents: author({}) }),
    afterwards: ({ executor, task }) => [
      seesThat(executor, 'getTask', { params: { id: task.id } }, ({ replyRefusal }) => replyRefusal, 'ALREADY_REPLIED'),
    ],
  }),
  on('rejectTaskReply').refuses('TRANSITION_REFUSED', {
    title: 'The chosen executor is not turned down',
    refusal: 'WRONG_STATE',
    arrange: aDeal,
    act: ({ author, reply }) => ({ by: author, with: atVersion(reply) }),
  }),
  on('withdrawTaskReply').answers({
    title: 'An executor takes a reply back, and the task counts one less',
    arrange: aRepliedTask,
    act: ({ executor, reply }) => ({ by: executor, with: atVersion(reply) }),
    answer: ({ reply }) => ({
      ...reply,
      status: 'WITHDRAWN',
      version: 2,
      allowedEvents: buttons({ WITHDRAW: 'WRONG_STATE' }),
    }),
    afterwards: ({ author: client, task }) => [
      seesThat(client, 'getTask', { params: { id: task.id } }, ({ repliesCount }) => repliesCount, 0),
    ],
  }),
  on('withdrawTaskReply').refuses('TRANSITION_REFUSED', {
    title: 'An author with a company does not take back the reply of another',
    refusal: 'NOT_SENDER',
    arrange: async (stage) => {
      const author = await stage.someone('EXECUTOR')
      const task = await author.does('createTask', { body: await taskBody(stage) })
      return { author, ...(await aReplyTo(stage, task)) }
    },
    act: ({ author, reply }) => ({ by: author, with: atVersion(reply) }),
  }),
  on('reopenTaskReply').answers({
    title: 'The author comes back to a reply in reserve, and the task looks for an executor again',
    arrange: aHeldReply,
    act: ({ author, held }) => ({ by: author, with: atVersion(held) }),
    answer: ({ held }) => ({
      ...held,
      status: 'SHORTLISTED',
      version: held.version + 1,
      allowedEvents: author({ ACCEPT: null, REJECT: null }),
    }),
    afterwards: ({ author: client, task }) => [
      seesThat(
        client,
        'getTask',
        { params: { id: task.id } },
        ({ status, repliesCount, executorId }) => [status, repliesCount, executorId],
        ['APPROVED', 1, null],
      ),
      asAuthor(client, task, ['CLOSED', 'SHORTLISTED']),
    ],
  }),
  on('reopenTaskReply').refuses('TRANSITION_REFUSED', {
    title: 'After a week there is no coming back',
    refusal: 'TOO_LATE',
    arrange: async (stage) => {
      const held = await aHeldReply(stage)
      stage.advance(8 * DAY)
      return held
    },
    act: ({ author, held }) => ({ by: author, with: atVersion(held) }),
  }),
  on('reopenTaskReply').refuses('TRANSITION_REFUSED', {
    title: 'Nobody comes back to the reply of somebody who has left for good',
    refusal: 'SENDER_GONE',
    arrange: async (stage) => {
      const held = await aHeldReply(stage)
      await held.rival.does('deleteMe', { body: { password: JOINED_PASSWORD } })
      return held
    },
    act: ({ author, held }) => ({ by: author, with: atVersion(held) }),
    afterwards: ({ author: client, task }) => [
      seesThat(client, 'getTask', { params: { id: task.id } }, ({ status }) => status, 'CANCELED'),
      seesThat(
        client,
        'listTaskReplies',
        of(task),
        (replies) =>
          replies.map(({ allowedEvents }) => allowedEvents.find(({ event }) => event === 'REOPEN')?.refusal ?? null),
        ['WRONG_STATE', 'SENDER_GONE'],
      ),
    ],
  }),
  on('reopenTaskReply').refuses('TASK_LIMIT_REACHED', {
    title: 'Beside ten open tasks a reply stays in reserve',
    arrange: async (stage) => {
      const held = await aHeldReply(stage)
      const body = await taskBody(stage)
      for (let count = 0; count < 10; count += 1) await held.author.does('createTask', { body })
      return held
    },
    act: ({ author, held }) => ({ by: author, with: atVersion(held) }),
    afterwards: ({ author, task }) => [asAuthor(author, task, ['CLOSED', 'HELD'])],
  }),
  on('listTaskReplies').shows({
    title: 'The replies of a finished task are closed, but the one that was chosen',
    arrange: async (stage) => {
      const { author, reply, task } = await aChoice(stage)
      await author.does('acceptTaskReply', atVersion(reply))
      await author.does('finishTask', atVersion(await taskSeenBy(author, task)))
      return { author, task }
    },
    act: ({ author, task }) => ({ by: author, with: of(task) }),
    look: statuses,
    answer: () => ['ACCEPTED', 'CLOSED'],
  }),
]

/** Replies to tasks, from the first word to the choice. */
export const taskReplyScenarios: readonly Scenario[] = [...sent, ...chosen]
