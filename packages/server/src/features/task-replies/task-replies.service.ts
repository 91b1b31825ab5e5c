import { FILE_LIMITS, type ReplyInput, type TaskReply } from '@artel/core/contract'
import { quoted } from '@artel/core/format'
import type { Clock } from '@artel/core/ports'
import { paths } from '@artel/core/routes'
import { decideReply, replyErrorCode, replyLines, termsLine } from '@artel/core/tasks'
import type { Kysely } from 'kysely'
import { Refusal } from '../../domain/refusal.ts'
import type { UserViewer } from '../../domain/viewer.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import type { ChatPublisher } from '../chat/chat-publisher.ts'
import type { FileService } from '../files/files.service.ts'
import { lookAtContacts } from '../looks/looks.ts'
import type { Notifier } from '../notifications/notifier.ts'
import { debitReply, readRepliesLeft } from '../tariffs/reply-quota.ts'
import { transitionTask } from '../tasks/task-lifecycle.ts'
import type { TaskPublisher } from '../tasks/task-publisher.ts'
import { isVisible } from '../tasks/task-view.ts'
import {
  addToRepliesCount,
  hasOpenOffer,
  lockAuthor,
  lockTask,
  recountReplies,
  selectTask,
} from '../tasks/tasks.queries.ts'
import type { TaskRow } from '../tasks/tasks.tables.ts'
import { type PeopleDeps, readPublicUsers } from '../users/public-users.ts'
import { lockReply } from './lock-reply.ts'
import { attachCases, readReplyCases } from './reply-cases.ts'
import { transitionReply, tryReplyTransition } from './reply-lifecycle.ts'
import { replyView } from './reply-view.ts'
import * as queries from './task-replies.queries.ts'

/** Replies to tasks. To anybody but its sender and the task's author a reply does not exist: NOT_FOUND. */
export interface TaskReplyService {
  /** All replies for the task's author, one's own for an executor, none for anybody else. */
  list(viewer: UserViewer, taskId: number): Promise<TaskReply[]>
  /**
   * Stores the reply and opens its chat.
   * @throws Refusal NOT_FOUND, REPLY_EXISTS, REPLY_LIMIT_REACHED, REPLY_OWN_TASK, REPLY_NEEDS_VERIFICATION,
   *   TRANSITION_REFUSED when the task takes no replies
   */
  send(unit: UnitOfWork, sender: UserViewer, input: ReplyInput): Promise<TaskReply>
  /** Seen once, a reply stays seen: again changes nothing. @throws Refusal NOT_FOUND */
  view(unit: UnitOfWork, author: UserViewer, id: number): Promise<void>
  /** A reply as the viewer, a party of it, sees it within a change. @param task of the reply, as the change left it */
  read(unit: UnitOfWork, viewer: UserViewer, task: TaskRow, id: number): Promise<TaskReply>
  /** @throws Refusal NOT_FOUND, VERSION_CONFLICT, TRANSITION_REFUSED with the lifecycle's reason */
  reject(unit: UnitOfWork, actor: UserViewer, id: number, version: number): Promise<TaskReply>
  /** @throws Refusal as `reject` */
  shortlist(unit: UnitOfWork, actor: UserViewer, id: number, version: number): Promise<TaskReply>
  /** Takes a held reply up again, and publishes its cancelled task. @throws Refusal as `reject`, TASK_LIMIT_REACHED */
  reopen(unit: UnitOfWork, actor: UserViewer, id: number, version: number): Promise<TaskReply>
  /** @throws Refusal as `reject` */
  withdraw(unit: UnitOfWork, actor: UserViewer, id: number, version: number): Promise<TaskReply>
}

export interface TaskReplyDeps extends PeopleDeps {
  readonly db: Kysely<Schema>
  readonly clock: Pick<Clock, 'now'>
  readonly taskPublisher: TaskPublisher
  readonly chatPublisher: ChatPublisher
  readonly notifier: Notifier
  readonly files: Pick<FileService, 'attach' | 'attached'>
}

export function createTaskReplyService(deps: TaskReplyDeps): TaskReplyService {
  const { db, clock, taskPublisher, chatPublisher, notifier, files } = deps

  const views = async (
    on: Kysely<Schema>,
    viewer: UserViewer,
    task: TaskRow,
    replies: readonly queries.ReplyWithChat[],
  ): Promise<TaskReply[]> => {
    const users = await readPublicUsers(
      on,
      deps,
      replies.map(({ executor_id }) => executor_id),
    )
    const attached = await files.attached(
      on,
      'reply_id',
      replies.map(({ id }) => id),
    )
    const now = clock.now()
    const works = await readReplyCases(
      on,
      deps.pictures,
      replies.map(({ id }) => id),
      now,
    )
    return replies.map((reply) => {
      const beside = { files: attached.get(reply.id) ?? [], cases: works.get(reply.id) ?? [] }
      return replyView(reply, task, viewer, users, beside, now)
    })
  }

  const read = async (unit: UnitOfWork, viewer: UserViewer, task: TaskRow, id: number): Promise<TaskReply> => {
    const reply = await queries.selectReply(unit.trx, id)
    const [view] = await views(unit.trx, viewer, task, reply ? [reply] : [])
    if (!view) throw new Error(`Reply ${id} was written and is not there`)
    return view
  }

  const tellSender = (unit: UnitOfWork, reply: queries.ReplyWithChat, task: TaskRow, title: string, text: string) =>
    notifier.notify(unit.trx, {
      userId: reply.executor_id,
      kind: 'TASK_REPLIES',
      title,
      text,
      path: paths.task(task.id),
    })

  return {
    read,

    async list(viewer, taskId) {
      const task = await selectTask(db, taskId)
      if (!task || task.deleted_at !== null) return []
      const replies =
        task.author_id === viewer.id
          ? await queries.selectReplies(db, taskId)
          : await queries.selectOwnReplies(db, taskId, viewer.id)
      return views(db, viewer, task, replies)
    },

    async send(unit, sender, input) {
      const task = await lockTask(unit.trx, input.taskId)
      if (!task || !isVisible(task, sender)) throw new Refusal('NOT_FOUND')
      const now = clock.now()
      const to = {
        authorId: task.author_id,
        status: task.status,
        repliesCount: task.replies_count,
        repliesLimit: task.replies_limit,
        verifiedOnly: task.verified_only,
        hasOffer: await hasOpenOffer(unit.trx, task.id, sender.id, now),
        hasReplied: (await queries.selectOwnReplies(unit.trx, task.id, sender.id)).length > 0,
      }
      const isVerified = await queries.isVerified(unit.trx, sender.id)
      const quotaLeft = sender.role === 'EXECUTOR' ? (await readRepliesLeft(unit.trx, sender.id, now)).left : null
      const event = { type: 'SEND', to, isVerified, quotaLeft } as const
      const decision = decideReply({ reply: null, event, actor: sender, now })
      if (!decision.ok) throw new Refusal(replyErrorCode(decision.refusal), { refusal: decision.refusal })

      const at = new Date(now)
      const { id } = await queries.insertReply(unit.trx, {
        ...input,
        executorId: sender.id,
        // A negotiable price is no price, whatever was sent with it.
        price: input.priceType === 'NEGOTIABLE' ? null : input.price,
        status: decision.status,
        at,
      })
      // What was left above may be taken meanwhile; this is what decides.
      await debitReply(unit.trx, sender.id, { replyId: id, taskId: task.id }, now)
      if (input.fileIds.length > 0) {
        const rules = { ownerId: sender.id, limits: FILE_LIMITS.reply }
        await files.attach(unit.trx, { reply_id: id }, input.fileIds, rules)
      }
      await attachCases(unit.trx, { replyId: id, ownerId: sender.id }, input.caseIds, now)
      await lookAtContacts(unit.trx, { kind: 'TASK_REPLIES', id: String(id) }, { text: input.text, at })
      await addToRepliesCount(unit.trx, task.id, 1)
      await chatPublisher.open(unit, {
        about: { kind: 'TASK_REPLY', taskId: task.id, replyId: id },
        clientId: task.author_id,
        executorId: sender.id,
        openerId: sender.id,
        text: input.text,
        line: termsLine(input),
        at,
      })
      taskPublisher.repliesChanged(unit, task, [task.author_id])
      const view = await read(unit, sender, task, id)
      await notifier.notify(unit.trx, {
        userId: task.author_id,
        kind: 'TASK_REPLIES',
        title: `Новый отклик на задание ${quoted(task.title)}`,
        text: `${view.executor.name} предлагает выполнить работу. ${termsLine(input)}`,
        path: paths.task(task.id),
      })
      return view
    },

    async view(unit, author, id) {
      const { reply, task } = await lockReply(unit.trx, author, id)
      if (task.author_id !== author.id) throw new Refusal('NOT_FOUND')
      const seen = { event: { type: 'VIEW' }, actor: author, now: clock.now() } as const
      const decision = await tryReplyTransition(unit.trx, reply, task, seen)
      if (decision.ok) taskPublisher.repliesChanged(unit, task, [reply.executor_id])
    },

    async reject(unit, actor, id, version) {
      const { reply, task } = await lockReply(unit.trx, actor, id, version)
      const now = clock.now()
      await transitionReply(unit.trx, reply, task, { event: { type: 'REJECT' }, actor, now })
      const line = { chatId: reply.chat_id, text: replyLines.rejected, at: new Date(now), actorId: actor.id }
      await chatPublisher.close(unit, line)
      await tellSender(
        unit,
        reply,
        task,
        `Отклик на задание ${quoted(task.title)} отклонён`,
        'Посмотрите другие задания.',
      )
      taskPublisher.repliesChanged(unit, task, [task.author_id, reply.executor_id])
      return read(unit, actor, task, id)
    },

    async shortlist(unit, actor, id, version) {
      const { reply, task } = await lockReply(unit.trx, actor, id, version)
      const now = clock.now()
      await transitionReply(unit.trx, reply, task, { event: { type: 'SHORTLIST' }, actor, now })
      const line = { chatId: reply.chat_id, text: replyLines.shortlisted, at: new Date(now), actorId: actor.id }
      await chatPublisher.narrate(unit, line)
      taskPublisher.repliesChanged(unit, task, [task.author_id, reply.executor_id])
      return read(unit, actor, task, id)
    },

    async reopen(unit, actor, id, version) {
      const { reply, task } = await lockReply(unit.trx, actor, id, version)
      const now = clock.now()
      await transitionReply(unit.trx, reply, task, { event: { type: 'REOPEN' }, actor, now })
      const open = task.status === 'APPROVED' ? task : await publishAgain(unit, task, actor, now)
      await recountReplies(unit.trx, task.id)
      const line = { chatId: reply.chat_id, text: replyLines.reopened, at: new Date(now), actorId: actor.id }
      await chatPublisher.narrate(unit, line)
      const title = `Заказчик вернулся к вашему отклику на ${quoted(task.title)}`
      await tellSender(unit, reply, task, title, 'Задание снова ищет исполнителя.')
      await taskPublisher.changed(unit, open)
      return read(unit, actor, open, id)
    },

    async withdraw(unit, actor, id, version) {
      const { reply, task } = await lockReply(unit.trx, actor, id, version)
      const now = clock.now()
      await transitionReply(unit.trx, reply, task, { event: { type: 'WITHDRAW' }, actor, now })
      await addToRepliesCount(unit.trx, task.id, -1)
      const line = { chatId: reply.chat_id, text: replyLines.withdrawn, at: new Date(now), actorId: actor.id }
      await chatPublisher.close(unit, line)
      taskPublisher.repliesChanged(unit, task, [task.author_id, reply.executor_id])
      return read(unit, actor, task, id)
    },
  }
}

/** The task of a reply that is taken up again looks for an executor at once, or the reply stays where it is. */
async function publishAgain(unit: UnitOfWork, task: TaskRow, actor: UserViewer, now: number): Promise<TaskRow> {
  const { openTasks } = await lockAuthor(unit.trx, task.author_id)
  const published = await transitionTask(unit.trx, task, { event: { type: 'REPUBLISH', openTasks }, actor, now })
  if (published.status !== 'APPROVED') throw new Refusal('TRANSITION_REFUSED', { refusal: 'TASK_NOT_OPEN' })
  return published
}
