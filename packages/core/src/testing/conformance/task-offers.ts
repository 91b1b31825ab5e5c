import type { TaskOffer } from '../../contract/task-offers.ts'
import type { Task } from '../../contract/tasks.ts'
import { anOpenTask, aPendingTask, aReplyTo, atVersion, taskBody, taskSeenBy } from './deals.ts'
import { isRefused, on, type Scenario, sees, seesThat } from './scenario.ts'
import { DAY, type Stage } from './stage.ts'

type Buttons = Readonly<Record<string, string | null>>

/** What a person's part in an offer has buttons for, each with why not now. */
const buttons = (events: Buttons): TaskOffer['allowedEvents'] =>
  Object.entries(events).map(([event, refusal]) => ({ event, refusal })) as TaskOffer['allowedEvents']

const invited = buttons({ ACCEPT: null, DECLINE: null })
const ended = buttons({ ACCEPT: 'WRONG_STATE', DECLINE: 'WRONG_STATE' })

const of = ({ id }: Pick<Task, 'id'>) => ({ query: { taskId: id } })
const statuses = (offers: readonly TaskOffer[]): string[] => offers.map(({ status }) => status)
const toThem = (task: Pick<Task, 'id'>, executorId: string) => ({ body: { taskId: task.id, executorId } })

/** An open task and an executor who could do it. */
const aProspect = async (stage: Stage) => ({
  ...(await anOpenTask(stage)),
  executor: await stage.someone('EXECUTOR'),
})

/** An offer that nobody has looked at. */
const anOffer = async (stage: Stage) => {
  const prospect = await aProspect(stage)
  const { author, task, executor } = prospect
  return { ...prospect, offer: await author.does('sendTaskOffer', toThem(task, executor.id)) }
}

/** An author who has offered a task to five executors. */
const aFullTask = async (stage: Stage, author = anOpenTask(stage)) => {
  const { author: client, task } = await author
  for (let count = 0; count < 5; count += 1) {
    await client.does('sendTaskOffer', toThem(task, (await stage.someone('EXECUTOR')).id))
  }
  return { author: client, task }
}

const sent: readonly Scenario[] = [
  on('sendTaskOffer').answers({
    title: 'A client offers a task to an executor, and nobody but the two knows of it',
    arrange: async (stage) => ({ ...(await aProspect(stage)), other: await stage.someone('EXECUTOR') }),
    act: ({ author, task, executor }) => ({
      by: author,
      with: { body: { taskId: task.id, executorId: executor.id, message: 'Возьмётесь?' } },
    }),
    answer: ({ author, task, executor }, data, stage) => ({
      id: data.id,
      task: { id: task.id, title: task.title },
      client: task.author,
      executor: { ...data.executor, id: executor.id, role: 'EXECUTOR' },
      message: 'Возьмётесь?',
      status: 'SENT',
      chatId: data.chatId,
      createdAt: stage.moment(),
      expiresAt: stage.moment(3 * DAY),
      version: 1,
      allowedEvents: author.id === data.client.id ? buttons({ WITHDRAW: null }) : [],
    }),
    afterwards: ({ author, executor, other, task }, offer) => [
      sees(author, 'listTaskOffers', of(task), [offer]),
      sees(executor, 'listTaskOffers', {}, [{ ...offer, allowedEvents: invited }]),
      sees(other, 'listTaskOffers', of(task), []),
      seesThat(executor, 'getTask', { params: { id: task.id } }, ({ chatId }) => chatId, offer.chatId),
    ],
  }),
  on('sendTaskOffer').refuses('NOT_FOUND', {
    title: 'Nobody offers the task of another',
    arrange: async (stage) => ({ ...(await aProspect(stage)), other: await stage.someone('CLIENT') }),
    act: ({ other, task, executor }) => ({ by: other, with: toThem(task, executor.id) }),
  }),
  on('sendTaskOffer').refuses('NOT_FOUND', {
    title: 'Nothing is offered to somebody who does not exist',
    arrange: anOpenTask,
    act: ({ author, task }) => ({ by: author, with: toThem(task, '0f6f8f2e-6f4b-4d3a-9c1d-3b9a5d7c1e20') }),
  }),
  on('sendTaskOffer').refuses('OFFER_EXISTS', {
    title: 'An executor gets an offer of a task once',
    arrange: anOffer,
    act: ({ author, task, executor }) => ({ by: author, with: toThem(task, executor.id) }),
    afterwards: ({ author, task }) => [seesThat(author, 'listTaskOffers', of(task), statuses, ['SENT'])],
  }),
  on('sendTaskOffer').refuses('OFFER_LIMIT_REACHED', {
    title: 'A task is offered to five executors at a time',
    arrange: async (stage) => ({ ...(await aFullTask(stage)), executor: await stage.someone('EXECUTOR') }),
    act: ({ author, task, executor }) => ({ by: author, with: toThem(task, executor.id) }),
  }),
  on('sendTaskOffer').refuses('CHAT_LIMIT_REACHED', {
    title: 'Nobody begins more than ten chats an hour, by offers either',
    arrange: async (stage) => {
      const { author } = await aFullTask(stage)
      const create = async () => ({ author, task: await author.does('createTask', { body: await taskBody(stage) }) })
      await aFullTask(stage, create())
      return { ...(await create()), executor: await stage.someone('EXECUTOR') }
    },
    act: ({ author, task, executor }) => ({ by: author, with: toThem(task, executor.id) }),
  }),
  on('sendTaskOffer').refuses('TRANSITION_REFUSED', {
    title: 'A task that waits for a moderator is not offered yet',
    refusal: 'TASK_NOT_OPEN',
    arrange: async (stage) => ({ ...(await aPendingTask(stage)), executor: await stage.someone('EXECUTOR') }),
    act: ({ author, task, executor }) => ({ by: author, with: toThem(task, executor.id) }),
  }),
  on('sendTaskOffer').refuses('TRANSITION_REFUSED', {
    title: 'Work is offered to executors',
    refusal: 'NOT_AN_EXECUTOR',
    arrange: async (stage) => ({ ...(await anOpenTask(stage)), other: await stage.someone('CLIENT') }),
    act: ({ author, task, other }) => ({ by: author, with: toThem(task, other.id) }),
  }),
  on('sendTaskOffer').refuses('TRANSITION_REFUSED', {
    title: 'Whoever has replied is answered rather than offered',
    refusal: 'ALREADY_REPLIED',
    arrange: async (stage) => {
      const { author, task } = await anOpenTask(stage)
      return { author, task, executor: (await aReplyTo(stage, task)).executor }
    },
    act: ({ author, task, executor }) => ({ by: author, with: toThem(task, executor.id) }),
  }),
  on('listTaskOffers').shows({
    title: 'Everybody finds the offers they sent and got, the newest first',
    arrange: async (stage) => {
      const { author, offer } = await anOffer(stage)
      stage.advance(1000)
      const task = await author.does('createTask', { body: await taskBody(stage) })
      const executor = await stage.someone('EXECUTOR')
      return { author, offer, newer: await author.does('sendTaskOffer', toThem(task, executor.id)) }
    },
    act: ({ author }) => ({ by: author, with: {} }),
    look: (offers) => offers.map(({ id }) => id),
    answer: ({ offer, newer }) => [newer.id, offer.id],
  }),
]

const answered: readonly Scenario[] = [
  on('viewTaskOffer').answers({
    title: 'The executor has seen an offer',
    arrange: anOffer,
    act: ({ executor, offer }) => ({ by: executor, with: { params: { id: offer.id } } }),
    answer: () => undefined,
    afterwards: ({ author, task, offer }) => [
      sees(author, 'listTaskOffers', of(task), [{ ...offer, status: 'VIEWED', version: 2 }]),
    ],
  }),
  on('acceptTaskOffer').answers({
    title: 'The executor takes the task: it is in work, and the other offers are closed',
    arrange: async (stage) => {
      const made = await anOffer(stage)
      const rival = await stage.someone('EXECUTOR')
      const rivalOffer = await made.author.does('sendTaskOffer', toThem(made.task, rival.id))
      return { ...made, rival, rivalOffer, hopeful: await aReplyTo(stage, made.task) }
    },
    act: ({ executor, offer }) => ({ by: executor, with: atVersion(offer) }),
    answer: ({ offer }) => ({ ...offer, status: 'ACCEPTED', version: 2, allowedEvents: ended }),
    afterwards: ({ author, executor, task, rival, rivalOffer, hopeful }) => [
      seesThat(author, 'getTask', { params: { id: task.id } }, ({ status, executorId }) => [status, executorId], [
        'IN_PROGRESS',
        executor.id,
      ]),
      sees(rival, 'listTaskOffers', {}, [{ ...rivalOffer, status: 'CLOSED', version: 2, allowedEvents: ended }]),
      seesThat(hopeful.executor, 'listTaskReplies', of(task), (replies) => replies.map(({ status }) => status), [
        'HELD',
      ]),
    ],
  }),
  on('acceptTaskOffer').refuses('TRANSITION_REFUSED', {
    title: 'After three days an offer is over',
    refusal: 'TOO_LATE',
    arrange: async (stage) => {
      const made = await anOffer(stage)
      stage.advance(3 * DAY)
      return made
    },
    act: ({ executor, offer }) => ({ by: executor, with: atVersion(offer) }),
  }),
  on('declineTaskOffer').answers({
    title: 'The executor declines, and the task goes on looking',
    arrange: anOffer,
    act: ({ executor, offer }) => ({ by: executor, with: atVersion(offer) }),
    answer: ({ offer }) => ({ ...offer, status: 'DECLINED', version: 2, allowedEvents: ended }),
    afterwards: ({ author, task }) => [
      seesThat(author, 'getTask', { params: { id: task.id } }, ({ status }) => status, 'APPROVED'),
      seesThat(author, 'listTaskOffers', of(task), statuses, ['DECLINED']),
    ],
  }),
  on('declineTaskOffer').refuses('TRANSITION_REFUSED', {
    title: 'What was declined is declined',
    refusal: 'WRONG_STATE',
    arrange: async (stage) => {
      const { executor, offer } = await anOffer(stage)
      return { executor, offer: await executor.does('declineTaskOffer', atVersion(offer)) }
    },
    act: ({ executor, offer }) => ({ by: executor, with: atVersion(offer) }),
  }),
  on('withdrawTaskOffer').answers({
    title: 'The client takes an offer back',
    arrange: anOffer,
    act: ({ author, offer }) => ({ by: author, with: atVersion(offer) }),
    answer: ({ offer }) => ({
      ...offer,
      status: 'WITHDRAWN',
      version: 2,
      allowedEvents: buttons({ WITHDRAW: 'WRONG_STATE' }),
    }),
    afterwards: ({ executor, offer }) => [
      isRefused(executor, 'acceptTaskOffer', atVersion({ ...offer, version: 2 }), {
        code: 'TRANSITION_REFUSED',
        refusal: 'WRONG_STATE',
      }),
    ],
  }),
  on('withdrawTaskOffer').refuses('TRANSITION_REFUSED', {
    title: 'The one who was invited does not take it back',
    refusal: 'NOT_CLIENT',
    arrange: anOffer,
    act: ({ executor, offer }) => ({ by: executor, with: atVersion(offer) }),
  }),
  on('listTaskOffers').shows({
    title: 'The offers of a cancelled task are closed',
    arrange: async (stage) => {
      const { author, task, executor } = await anOffer(stage)
      const reason = { reason: 'AUTHOR_NOT_RELEVANT' } as const
      await author.does('cancelTaskByAuthor', atVersion(await taskSeenBy(author, task), reason))
      return { executor, task }
    },
    act: ({ executor, task }) => ({ by: executor, with: of(task) }),
    look: statuses,
    answer: () => ['CLOSED'],
  }),
]

/** Offers of tasks to executors. */
export const taskOfferScenarios: readonly Scenario[] = [...sent, ...answered]
