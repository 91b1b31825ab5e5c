import { quoted } from '@artel/core/format'
import type { Clock } from '@artel/core/ports'
import { paths } from '@artel/core/routes'
import { replyLines } from '@artel/core/tasks'
import { Refusal } from '../../domain/refusal.ts'
import type { UserViewer } from '../../domain/viewer.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import type { ChatPublisher } from '../chat/chat-publisher.ts'
import { decideLook, type LookVerdict, reasonWords } from '../looks/looks.ts'
import type { Notifier } from '../notifications/notifier.ts'
import type { TaskPublisher } from '../tasks/task-publisher.ts'
import { addToRepliesCount, lockTask } from '../tasks/tasks.queries.ts'
import { transitionReply } from './reply-lifecycle.ts'
import { selectReply, selectTaskIdOfReply } from './task-replies.queries.ts'

export interface ReplyJudgementDeps {
  readonly clock: Pick<Clock, 'now'>
  readonly taskPublisher: TaskPublisher
  readonly chatPublisher: ChatPublisher
  readonly notifier: Notifier
}

/** What a moderator decides about something that waits for a look. */
export interface Judgement<Id = number> {
  /** @throws Refusal NOT_FOUND, VERSION_CONFLICT, TRANSITION_REFUSED for what is over or does not wait */
  decide(
    unit: UnitOfWork,
    moderator: UserViewer,
    item: { readonly id: Id; readonly version: number },
    verdict: LookVerdict,
  ): Promise<void>
}

/** What staff make of replies in which the filter has found contacts. What the reply has cost is not given back. */
export const createReplyJudgement = (deps: ReplyJudgementDeps): Judgement => ({
  async decide(unit, moderator, { id, version }, verdict) {
    const known = await selectTaskIdOfReply(unit.trx, id)
    const task = known && (await lockTask(unit.trx, known.task_id))
    const reply = task && (await selectReply(unit.trx, id))
    if (!reply) throw new Refusal('NOT_FOUND')
    const now = deps.clock.now()
    const judged = { moderatorId: moderator.id, version, verdict, now }
    await decideLook(unit.trx, { kind: 'TASK_REPLIES', id: String(id) }, judged)
    if (verdict.type === 'APPROVE') return
    await transitionReply(unit.trx, reply, task, { event: { type: 'REMOVE' }, actor: moderator, now })
    await addToRepliesCount(unit.trx, task.id, -1)
    const line = { chatId: reply.chat_id, text: replyLines.removed, at: new Date(now), actorId: null }
    await deps.chatPublisher.close(unit, line)
    await deps.notifier.notify(unit.trx, {
      userId: reply.executor_id,
      kind: 'TASK_REPLIES',
      title: `Ваш отклик на задание ${quoted(task.title)} снят модератором`,
      text: reasonWords(verdict.rule, verdict.comment),
      path: paths.task(task.id),
    })
    deps.taskPublisher.repliesChanged(unit, task, [task.author_id, reply.executor_id])
  },
})
