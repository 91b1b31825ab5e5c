import type { TaskOffer, TaskReply } from '@artel/core/contract'
import { quoted } from '@artel/core/format'
import type { Clock } from '@artel/core/ports'
import { paths } from '@artel/core/routes'
import { dealLines } from '@artel/core/tasks'
import type { UserViewer } from '../domain/viewer.ts'
import type { ChatPublisher } from '../features/chat/chat-publisher.ts'
import type { Notifier } from '../features/notifications/notifier.ts'
import { lockOffer } from '../features/task-offers/lock-offer.ts'
import { transitionOffer } from '../features/task-offers/offer-lifecycle.ts'
import type { TaskOfferService } from '../features/task-offers/task-offers.service.ts'
import { lockReply } from '../features/task-replies/lock-reply.ts'
import { transitionReply } from '../features/task-replies/reply-lifecycle.ts'
import type { TaskReplyService } from '../features/task-replies/task-replies.service.ts'
import { transitionTask } from '../features/tasks/task-lifecycle.ts'
import type { TaskPublisher } from '../features/tasks/task-publisher.ts'
import type { UnitOfWork } from '../platform/db/unit-of-work.ts'
import type { DealStart } from './deal-start.ts'

/** The beginning of a deal: a task gets its executor, by a reply that is chosen or by an offer that is taken. */
export interface DealService {
  /** The author chooses a reply. @throws Refusal NOT_FOUND, VERSION_CONFLICT, TRANSITION_REFUSED with the lifecycle's reason */
  acceptReply(unit: UnitOfWork, actor: UserViewer, id: number, version: number): Promise<TaskReply>
  /** The executor takes the task. @throws Refusal as `acceptReply` */
  acceptOffer(unit: UnitOfWork, actor: UserViewer, id: number, version: number): Promise<TaskOffer>
}

export interface DealDeps {
  readonly clock: Pick<Clock, 'now'>
  readonly taskPublisher: TaskPublisher
  readonly chatPublisher: ChatPublisher
  readonly notifier: Notifier
  readonly dealStart: DealStart
  readonly replies: Pick<TaskReplyService, 'read'>
  readonly offers: Pick<TaskOfferService, 'read'>
}

export function createDealService(deps: DealDeps): DealService {
  const { clock, taskPublisher, chatPublisher, notifier, dealStart, replies, offers } = deps
  return {
    async acceptReply(unit, actor, id, version) {
      const { reply, task } = await lockReply(unit.trx, actor, id, version)
      const now = clock.now()
      const at = new Date(now)
      await transitionReply(unit.trx, reply, task, { event: { type: 'ACCEPT' }, actor, now })
      const chosen = { type: 'ACCEPT_REPLY', executorId: reply.executor_id } as const
      const inProgress = await transitionTask(unit.trx, task, { event: chosen, actor, now })
      await chatPublisher.narrate(unit, { chatId: reply.chat_id, text: dealLines.chosen, at, actorId: actor.id })
      await dealStart.settle(unit, inProgress, at, actor.id)
      await notifier.notify(unit.trx, {
        userId: reply.executor_id,
        kind: 'TASK_REPLIES',
        title: `Вас выбрали исполнителем задания ${quoted(task.title)}`,
        text: 'Задание в работе.',
        path: paths.task(task.id),
      })
      await taskPublisher.changed(unit, inProgress)
      return replies.read(unit, actor, inProgress, id)
    },

    async acceptOffer(unit, actor, id, version) {
      const { offer, task } = await lockOffer(unit.trx, actor, id, version)
      const now = clock.now()
      const at = new Date(now)
      await transitionOffer(unit.trx, offer, task, { event: { type: 'ACCEPT' }, actor, now })
      const inProgress = await transitionTask(unit.trx, task, { event: { type: 'ACCEPT_OFFER' }, actor, now })
      await chatPublisher.narrate(unit, { chatId: offer.chat_id, text: dealLines.offerAccepted, at, actorId: actor.id })
      await dealStart.settle(unit, inProgress, at, actor.id)
      await notifier.notify(unit.trx, {
        userId: offer.client_id,
        kind: 'TASK_OFFERS',
        title: `Исполнитель взялся за задание ${quoted(task.title)}`,
        text: 'Задание в работе. Договориться о деталях можно в чате.',
        path: paths.task(task.id),
      })
      await taskPublisher.changed(unit, inProgress)
      return offers.read(unit, actor, inProgress, id)
    },
  }
}
