import { HOLD_MS } from '../../moderation/index.ts'
import { anOpenTask, aPendingTask, aRepliedTask, atVersion, COMMENT, WITH_CONTACTS } from './deals.ts'
import { on, type Scenario, seesThat } from './scenario.ts'
import type { Stage } from './stage.ts'

const TEXT = 'Пишет грубости и просит деньги вперёд.'

const theTask = (id: number) => ({ kind: 'TASKS', id: String(id) }) as const

/** A task that waits, with two of the staff. */
const aDesk = async (stage: Stage) => ({
  ...(await aPendingTask(stage)),
  moderator: await stage.someone('MODERATOR'),
  colleague: await stage.someone('MODERATOR'),
})

/** A client's complaint about the executor who has replied to their task. */
const aComplaintWithChat = async (stage: Stage) => {
  const { author, executor, task } = await aRepliedTask(stage)
  const body = { target: 'USER', targetId: executor.id, reason: 'INSULT', text: TEXT } as const
  const { id } = await author.does('createComplaint', { body })
  return { author, executor, task, id, moderator: await stage.someone('MODERATOR') }
}

const TASKS = { query: { kind: 'TASKS', limit: 50 } } as const

/** What lies on a moderator's desk, and whose it is. */
export const deskScenarios: readonly Scenario[] = [
  on('getModerationDetails').shows({
    title: 'A revision lies beside what is published, with the past of its author',
    arrange: async (stage) => {
      const { author, task } = await anOpenTask(stage)
      await author.does('updateTask', atVersion(task, { description: WITH_CONTACTS }))
      return { task, moderator: await stage.someone('MODERATOR') }
    },
    act: ({ moderator, task }) => ({ by: moderator, with: { query: theTask(task.id) } }),
    look: ({ item, changes, history, complaint }) => ({ id: item.id, changes, history, complaint }),
    answer: ({ task }) => ({
      id: String(task.id),
      changes: [{ label: 'Описание', before: task.description, after: WITH_CONTACTS }],
      history: { tasks: 1, finishedTasks: 0, rejections: 0, lastRejectedAt: null, complaints: 0 },
      complaint: null,
    }),
  }),
  on('getModerationDetails').shows({
    title: 'An author who was turned down before is known for it',
    arrange: async (stage) => {
      const { author, task, moderator } = await aDesk(stage)
      await moderator.does('rejectTask', atVersion(task, { rule: 'CONTACTS_IN_TEXT' } as const))
      const rejectedAt = stage.moment()
      const again = await author.does('updateTask', {
        params: { id: task.id },
        body: { version: task.version + 1, title: 'Починить кран, пишите на kran@mail.ru' },
      })
      return { again, moderator, rejectedAt }
    },
    act: ({ moderator, again }) => ({ by: moderator, with: { query: theTask(again.id) } }),
    look: ({ changes, history }) => ({ changes, history }),
    answer: ({ rejectedAt }) => ({
      changes: [],
      history: { tasks: 1, finishedTasks: 0, rejections: 1, lastRejectedAt: rejectedAt, complaints: 0 },
    }),
  }),
  on('getModerationDetails').shows({
    title: 'A complaint names whom it is about and whether the two have written',
    arrange: aComplaintWithChat,
    act: ({ moderator, id }) => ({ by: moderator, with: { query: { kind: 'COMPLAINT', id } } }),
    look: ({ complaint }) => complaint && { ...complaint, accused: complaint.accused?.id ?? null },
    answer: ({ executor }) => ({
      target: 'USER' as const,
      targetId: executor.id,
      status: 'NEW' as const,
      subject: { title: '', text: '' },
      accused: executor.id,
      hasChat: true,
    }),
  }),
  on('getModerationDetails').refuses('NOT_FOUND', {
    title: 'What nobody waits for lies on no desk',
    arrange: async (stage) => ({ ...(await anOpenTask(stage)), moderator: await stage.someone('MODERATOR') }),
    act: ({ moderator, task }) => ({ by: moderator, with: { query: theTask(task.id) } }),
  }),
  on('holdModeration').shows({
    title: 'Who opens an object is seen by colleagues until it is let go',
    arrange: aDesk,
    act: ({ moderator, task }) => ({ by: moderator, with: { body: theTask(task.id) } }),
    look: ({ id, since }) => ({ id, since }),
    answer: ({ moderator }, _, stage) => ({ id: moderator.id, since: stage.moment() }),
    afterwards: ({ moderator, colleague, task }, _, stage) => [
      seesThat(colleague, 'listModeration', TASKS, ({ items }) => items.at(-1)?.heldBy?.id ?? null, moderator.id),
      seesThat(colleague, 'holdModeration', { body: theTask(task.id) }, ({ id }) => id, moderator.id),
      async () => {
        stage.advance(HOLD_MS)
        return []
      },
      seesThat(colleague, 'listModeration', TASKS, ({ items }) => items.at(-1)?.heldBy ?? null, null),
      seesThat(colleague, 'holdModeration', { body: theTask(task.id) }, ({ id }) => id, colleague.id),
    ],
  }),
  on('holdModeration').refuses('NOT_FOUND', {
    title: 'Nobody holds what does not wait',
    arrange: async (stage) => ({ ...(await anOpenTask(stage)), moderator: await stage.someone('MODERATOR') }),
    act: ({ moderator, task }) => ({ by: moderator, with: { body: theTask(task.id) } }),
  }),
  on('releaseModeration').answers({
    title: 'One lets go of what is one’s own, and of nothing else',
    arrange: async (stage) => {
      const desk = await aDesk(stage)
      await desk.moderator.does('holdModeration', { body: theTask(desk.task.id) })
      await desk.colleague.does('releaseModeration', { body: theTask(desk.task.id) })
      const { items } = await desk.colleague.does('listModeration', TASKS)
      return { ...desk, stillHeldBy: items.at(-1)?.heldBy?.id ?? null }
    },
    act: ({ moderator, task }) => ({ by: moderator, with: { body: theTask(task.id) } }),
    answer: () => undefined,
    afterwards: ({ moderator, colleague, stillHeldBy }) => [
      async () => (stillHeldBy === moderator.id ? [] : ['a colleague has let go of what is not theirs']),
      seesThat(colleague, 'listModeration', TASKS, ({ items }) => items.at(-1)?.heldBy ?? null, null),
    ],
  }),
  on('readComplaintChat').shows({
    title: 'Staff read what the two have written, as long as the complaint is open',
    arrange: async (stage) => {
      const arranged = await aComplaintWithChat(stage)
      const { items } = await arranged.executor.does('listChats', {})
      return { ...arranged, chatId: items[0]?.id ?? 0 }
    },
    act: ({ moderator, id }) => ({ by: moderator, with: { params: { id } } }),
    look: (messages) => messages.map(({ chatId, seq, senderId }) => ({ chatId, seq, senderId })).slice(0, 1),
    answer: ({ chatId, executor }) => [{ chatId, seq: 1, senderId: executor.id }],
    afterwards: ({ moderator, id }) => [
      async () => {
        await moderator.does('takeComplaint', { params: { id } })
        await moderator.does('dismissComplaint', { params: { id }, body: { comment: COMMENT } })
        const reply = await moderator.ask('readComplaintChat', { params: { id } })
        return reply.status === 404 ? [] : [`a decided complaint opens its chat: ${reply.status}`]
      },
    ],
  }),
]
