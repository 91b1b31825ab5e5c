import type { CallArgs } from '../../contract/contract.ts'
import type { TaskReply } from '../../contract/task-replies.ts'
import type { Task } from '../../contract/tasks.ts'
import type { Person, Stage } from './stage.ts'

/*
 * What many scenarios begin with. Everything is made by calls.
 */

type TaskBody = CallArgs<'createTask'>['body']
type ReplyBody = CallArgs<'sendTaskReply'>['body']

/** A text with a phone in it: the system does not publish it, a moderator has to. */
export const WITH_CONTACTS = 'Капает кран на кухне, нужно заменить картридж. Звоните: +7 912 345-67-89.'
/** Nobody is told less than ten characters. */
export const COMMENT = 'Договорились иначе, спасибо за работу.'

/** A task as its author writes it: at the client's in Kazan, for 5 000 ₽, at any time. */
export const taskBody = async (stage: Stage, changes: Partial<TaskBody> = {}): Promise<TaskBody> => {
  const [{ id: categoryId }] = await stage.categories()
  const [{ id: cityId }] = await stage.cities()
  return {
    title: 'Починить кран на кухне',
    description: 'Капает кран на кухне, нужно заменить картридж или весь смеситель целиком.',
    categoryId,
    placeMode: 'CLIENT',
    cityId,
    addressDetail: 'ул. Чистопольская, 34, подъезд 2',
    dateMode: 'FLEXIBLE',
    budgetType: 'FIXED',
    budgetTo: 5_000_00,
    contactMode: 'CHAT_AND_PHONE',
    ...changes,
  }
}

/** A task open for replies, as its author sees it. */
export const anOpenTask = async (
  stage: Stage,
  changes: Partial<TaskBody> = {},
): Promise<{ readonly author: Person; readonly task: Task }> => {
  const author = await stage.someone({ role: 'CLIENT', phone: nextPhone() })
  return { author, task: await author.does('createTask', { body: await taskBody(stage, changes) }) }
}

/** A task that waits for a moderator. */
export const aPendingTask = (stage: Stage) => anOpenTask(stage, { description: WITH_CONTACTS })

/** What an executor sends as a reply to a task. */
export const replyBody = (taskId: number, changes: Partial<ReplyBody> = {}): ReplyBody => ({
  taskId,
  text: 'Здравствуйте! Заменю кран сегодня вечером, инструмент свой.',
  priceType: 'FIXED',
  price: 4_500_00,
  termDays: 3,
  ...changes,
})

/** A reply to a task by an executor nobody knows yet. */
export const aReplyTo = async (stage: Stage, { id }: Pick<Task, 'id'>, changes: Partial<ReplyBody> = {}) => {
  const executor = await stage.someone('EXECUTOR')
  return { executor, reply: await executor.does('sendTaskReply', { body: replyBody(id, changes) }) }
}

/** A task as somebody sees it now. */
export const taskSeenBy = (person: Person, { id }: Pick<Task, 'id'>): Promise<Task> =>
  person.does('getTask', { params: { id } })

/** An open task with a reply. `task` is as the author sees it. */
export const aRepliedTask = async (stage: Stage, changes: Partial<TaskBody> = {}) => {
  const { author, task: sent } = await anOpenTask(stage, changes)
  const { executor, reply } = await aReplyTo(stage, sent)
  return { author, executor, reply, task: await taskSeenBy(author, sent) }
}

/** A task in work. `task` is as the author sees it, `reply` as it was accepted. */
export const aDeal = async (stage: Stage, changes: Partial<TaskBody> = {}) => {
  const { author, executor, reply: sent } = await aRepliedTask(stage, changes)
  const reply = await author.does('acceptTaskReply', atVersion(sent))
  return { author, executor, reply, task: await taskSeenBy(author, { id: reply.taskId }) }
}

/** A deal whose executor says that the work is done. */
export const aDoneDeal = async (stage: Stage) => {
  const deal = await aDeal(stage)
  await deal.executor.does('requestTaskFinish', atVersion(deal.task))
  return { ...deal, task: await taskSeenBy(deal.author, deal.task) }
}

/** The arguments of a change of something in the version that was seen last. */
export const atVersion = <T extends object>({ id, version }: Pick<Task | TaskReply, 'id' | 'version'>, more?: T) => ({
  params: { id },
  body: { version, ...(more as T) },
})

let phones = 79_170_000_000

/** A phone that nobody else has. */
export const nextPhone = (): string => {
  phones += 1
  return `+${phones}`
}
