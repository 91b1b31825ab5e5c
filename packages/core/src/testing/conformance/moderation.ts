import type { Task } from '../../contract/tasks.ts'
import { anOpenTask, aPendingTask, aRepliedTask, atVersion, COMMENT, WITH_CONTACTS } from './deals.ts'
import { deskScenarios } from './moderation-desk.ts'
import { isRefused, on, type Scenario, seesThat } from './scenario.ts'
import type { Stage } from './stage.ts'

const at = (id: number) => ({ params: { id } })
/** What a moderator has said against a task. */
const said = ({
  rejectReason,
  rejectField,
  rejectComment,
}: Pick<Task, 'rejectReason' | 'rejectField' | 'rejectComment'>) => [rejectReason, rejectField, rejectComment] as const
const gone = { code: 'NOT_FOUND' } as const
const TEXT = 'Заказчик просит перевести деньги заранее.'

/** A task that waits, with the staff. */
const aWaitingTask = async (stage: Stage) => ({
  ...(await aPendingTask(stage)),
  moderator: await stage.someone('MODERATOR'),
})

/** Somebody's complaint about a task, with the staff. */
const aComplaint = async (stage: Stage) => {
  const { task } = await anOpenTask(stage)
  const author = await stage.someone('EXECUTOR')
  const body = { target: 'TASK', targetId: String(task.id), reason: 'FRAUD', text: TEXT } as const
  const { id } = await author.does('createComplaint', { body })
  return { task, author, id, moderator: await stage.someone('MODERATOR') }
}

const COMPLAINTS = { query: { kind: 'COMPLAINT', limit: 50 } } as const

const tasks: readonly Scenario[] = [
  on('approveTask').shows({
    title: 'A moderator publishes what the system has held back',
    arrange: aWaitingTask,
    act: ({ moderator, task }) => ({ by: moderator, with: atVersion(task) }),
    look: ({ status, viewer, version, publishedAt }) => ({ status, viewer, version, publishedAt }),
    answer: (_, __, stage) =>
      ({ status: 'APPROVED', viewer: 'STAFF', version: 2, publishedAt: stage.moment() }) as const,
    afterwards: (_, task, { guest }) => [seesThat(guest, 'getTask', at(task.id), ({ status }) => status, 'APPROVED')],
  }),
  on('approveTask').refuses('TRANSITION_REFUSED', {
    title: 'There is nothing to approve in an open task',
    refusal: 'NOTHING_TO_CHECK',
    arrange: async (stage) => ({ ...(await anOpenTask(stage)), moderator: await stage.someone('MODERATOR') }),
    act: ({ moderator, task }) => ({ by: moderator, with: atVersion(task) }),
  }),
  on('rejectTask').shows({
    title: 'A rejected author learns the rule, the field and the advice, mends the text and sends it again',
    arrange: aWaitingTask,
    act: ({ moderator, task }) => ({
      by: moderator,
      with: atVersion(task, { rule: 'CONTACTS_IN_TEXT', field: 'DESCRIPTION', comment: 'Уберите телефон.' } as const),
    }),
    look: ({ status, rejectReason }) => ({ status, rejectReason }),
    answer: () => ({ status: 'REJECTED', rejectReason: 'CONTACTS_IN_TEXT' }) as const,
    afterwards: ({ author }, task, { guest }) => [
      isRefused(guest, 'getTask', at(task.id), gone),
      seesThat(author, 'getTask', at(task.id), said, ['CONTACTS_IN_TEXT', 'DESCRIPTION', 'Уберите телефон.']),
      seesThat(author, 'getTaskToEdit', at(task.id), said, ['CONTACTS_IN_TEXT', 'DESCRIPTION', 'Уберите телефон.']),
      seesThat(
        author,
        'updateTask',
        atVersion(task, { description: 'Капает кран на кухне, нужно заменить картридж.' }),
        (mended) => [mended.status, ...said(mended)],
        ['APPROVED', null, null, null],
      ),
      seesThat(guest, 'getTask', at(task.id), ({ status }) => status, 'APPROVED'),
    ],
  }),
  on('rejectTask').shows({
    title: 'A change that is turned down leaves the approved text where it was',
    arrange: async (stage) => {
      const { author, task } = await anOpenTask(stage)
      const revised = await author.does('updateTask', atVersion(task, { description: WITH_CONTACTS }))
      return { author, task, revised, moderator: await stage.someone('MODERATOR') }
    },
    act: ({ moderator, revised }) => ({
      by: moderator,
      with: atVersion(revised, { rule: 'UNCLEAR', field: 'TITLE', comment: COMMENT } as const),
    }),
    look: ({ status, isRevised, rejectReason }) => ({ status, isRevised, rejectReason }),
    answer: () => ({ status: 'APPROVED', isRevised: false, rejectReason: 'UNCLEAR' }) as const,
    afterwards: ({ author, task }, _, { guest }) => [
      seesThat(guest, 'getTask', at(task.id), ({ description }) => description, task.description),
      seesThat(guest, 'getTask', at(task.id), said, [null, null, null]),
      seesThat(author, 'getTask', at(task.id), said, ['UNCLEAR', 'TITLE', COMMENT]),
    ],
  }),
  on('rejectTask').refuses('TRANSITION_REFUSED', {
    title: 'There is nothing to turn down in an open task',
    refusal: 'NOTHING_TO_CHECK',
    arrange: async (stage) => ({ ...(await anOpenTask(stage)), moderator: await stage.someone('MODERATOR') }),
    act: ({ moderator, task }) => ({ by: moderator, with: atVersion(task, { rule: 'SPAM' } as const) }),
  }),
  on('removeTask').shows({
    title: 'An administrator removes a task by a rule, and its replies are closed',
    arrange: async (stage) => ({ ...(await aRepliedTask(stage)), admin: await stage.someone('ADMIN') }),
    act: ({ admin, task }) => ({
      by: admin,
      with: atVersion(task, { rule: 'PROHIBITED', comment: COMMENT } as const),
    }),
    look: ({ status, cancelledBy, rejectReason, cancelComment }) => ({
      status,
      cancelledBy,
      rejectReason,
      cancelComment,
    }),
    answer: () =>
      ({ status: 'CANCELED', cancelledBy: 'ADMIN', rejectReason: 'PROHIBITED', cancelComment: COMMENT }) as const,
    afterwards: ({ executor, task }, _, { guest }) => [
      seesThat(executor, 'listTaskReplies', { query: { taskId: task.id } }, ([reply]) => reply?.status ?? '', 'CLOSED'),
      seesThat(guest, 'getTask', at(task.id), ({ rejectReason, cancelComment }) => [rejectReason, cancelComment], [
        null,
        null,
      ]),
    ],
  }),
  on('removeTask').refuses('TRANSITION_REFUSED', {
    title: 'What waits for a moderator is turned down rather than removed',
    refusal: 'WRONG_STATE',
    arrange: async (stage) => ({ ...(await aPendingTask(stage)), admin: await stage.someone('ADMIN') }),
    act: ({ admin, task }) => ({ by: admin, with: atVersion(task, { rule: 'PROHIBITED' } as const) }),
  }),
  on('listModeration').shows({
    title: 'The queue shows a task with what the filters have found',
    arrange: aWaitingTask,
    act: ({ moderator }) => ({ by: moderator, with: { query: { kind: 'TASKS', limit: 50 } } }),
    look: ({ items }) => items.at(-1) ?? null,
    answer: ({ author, task }, { items }) => ({
      kind: 'TASKS' as const,
      id: String(task.id),
      title: task.title,
      text: WITH_CONTACTS,
      author: items.at(-1)?.author?.id === author.id ? task.author : null,
      files: [],
      notes: ['В тексте контакты: телефон.'],
      waitingSince: task.createdAt,
      version: 1,
      heldBy: null,
    }),
  }),
  on('listModeration').shows({
    title: 'The queue names what was changed in an open task',
    arrange: async (stage) => {
      const { author, task } = await anOpenTask(stage)
      await author.does(
        'updateTask',
        atVersion(task, { title: 'Кран: пишите на kran@mail.ru', description: WITH_CONTACTS }),
      )
      return { task, moderator: await stage.someone('MODERATOR') }
    },
    act: ({ moderator }) => ({ by: moderator, with: { query: { kind: 'TASKS', limit: 50 } } }),
    look: ({ items }) => items.at(-1)?.notes ?? [],
    answer: () => ['Заказчик изменил задание: название, описание.', 'В тексте контакты: почта, телефон.'],
  }),
  on('countModeration').shows({
    title: 'Every queue is counted',
    arrange: async (stage) => {
      const moderator = await stage.someone('MODERATOR')
      const before = await moderator.does('countModeration', {})
      const { task } = await aPendingTask(stage)
      return { moderator, before, task }
    },
    act: ({ moderator }) => ({ by: moderator, with: {} }),
    look: (counts) => counts,
    answer: ({ before, task }) =>
      before.map(({ kind, count, waitingSince }) =>
        kind === 'TASKS'
          ? { kind, count: count + 1, waitingSince: waitingSince ?? task.createdAt }
          : { kind, count, waitingSince },
      ),
  }),
]

const complaints: readonly Scenario[] = [
  on('createComplaint').shows({
    title: 'A complaint about what one sees waits for staff with its reason',
    arrange: async (stage) => ({
      ...(await anOpenTask(stage)),
      executor: await stage.someone('EXECUTOR'),
      moderator: await stage.someone('MODERATOR'),
    }),
    act: ({ executor, task }) => ({
      by: executor,
      with: { body: { target: 'TASK', targetId: String(task.id), reason: 'FRAUD', text: TEXT } },
    }),
    look: ({ id }) => id.length,
    answer: () => 36,
    afterwards: ({ executor, moderator, task }, { id }) => [
      seesThat(
        moderator,
        'listModeration',
        COMPLAINTS,
        ({ items }) => {
          const item = items.find((one) => one.id === id)
          return item && { title: item.title, text: item.text, notes: item.notes, by: item.author?.id }
        },
        { title: `Жалоба на задание № ${task.id}`, text: TEXT, notes: ['Мошенничество'], by: executor.id },
      ),
    ],
  }),
  on('createComplaint').refuses('NOT_FOUND', {
    title: 'Nobody complains about what they do not see',
    arrange: async (stage) => ({ ...(await aPendingTask(stage)), executor: await stage.someone('EXECUTOR') }),
    act: ({ executor, task }) => ({
      by: executor,
      with: { body: { target: 'TASK', targetId: String(task.id), reason: 'FRAUD', text: TEXT } },
    }),
  }),
  on('createComplaint').refuses('RATE_LIMITED', {
    title: 'More than ten complaints an hour are a quarrel',
    arrange: async (stage) => {
      const { task } = await anOpenTask(stage)
      const executor = await stage.someone('EXECUTOR')
      const body = { target: 'TASK', targetId: String(task.id), reason: 'SPAM', text: TEXT } as const
      for (let count = 0; count < 10; count += 1) await executor.does('createComplaint', { body })
      return { executor, body }
    },
    act: ({ executor, body }) => ({ by: executor, with: { body } }),
  }),
  on('takeComplaint').answers({
    title: 'A moderator takes a complaint up, and it stays in the queue until it is decided',
    arrange: aComplaint,
    act: ({ moderator, id }) => ({ by: moderator, with: { params: { id } } }),
    answer: () => undefined,
    afterwards: ({ moderator, id }) => [
      seesThat(moderator, 'listModeration', COMPLAINTS, ({ items }) => items.some((one) => one.id === id), true),
    ],
  }),
  on('takeComplaint').refuses('TRANSITION_REFUSED', {
    title: 'A complaint is taken up once',
    refusal: 'WRONG_STATE',
    arrange: async (stage) => {
      const { moderator, id } = await aComplaint(stage)
      await moderator.does('takeComplaint', { params: { id } })
      return { moderator, id }
    },
    act: ({ moderator, id }) => ({ by: moderator, with: { params: { id } } }),
  }),
  ...(['resolveComplaint', 'dismissComplaint'] as const).flatMap((operation) => [
    on(operation).answers({
      title: 'A complaint that was taken up is decided, and is out of the queue',
      arrange: async (stage) => {
        const { moderator, id } = await aComplaint(stage)
        await moderator.does('takeComplaint', { params: { id } })
        return { moderator, id }
      },
      act: ({ moderator, id }) => ({ by: moderator, with: { params: { id }, body: { comment: COMMENT } } }),
      answer: () => undefined,
      afterwards: ({ moderator, id }) => [
        seesThat(moderator, 'listModeration', COMPLAINTS, ({ items }) => items.some((one) => one.id === id), false),
      ],
    }),
    on(operation).refuses('TRANSITION_REFUSED', {
      title: 'Nobody decides what nobody has taken up',
      refusal: 'WRONG_STATE',
      arrange: aComplaint,
      act: ({ moderator, id }) => ({ by: moderator, with: { params: { id }, body: { comment: COMMENT } } }),
    }),
  ]),
]

/** What staff decide: tasks, and complaints from the first word to the verdict. */
export const moderationScenarios: readonly Scenario[] = [...tasks, ...complaints, ...deskScenarios]
