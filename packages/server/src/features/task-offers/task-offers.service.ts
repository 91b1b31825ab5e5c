import { openRefusal } from '@artel/core/chat'
import type { OfferInput, TaskOffer } from '@artel/core/contract'
import { quoted } from '@artel/core/format'
import type { Clock } from '@artel/core/ports'
import { paths } from '@artel/core/routes'
import { decideOffer, OFFER_TIME, type OfferRecord, offerErrorCode, offerLines, presentOffer } from '@artel/core/tasks'
import type { Kysely } from 'kysely'
import { Refusal } from '../../domain/refusal.ts'
import type { UserViewer } from '../../domain/viewer.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import { selectOpenedAt } from '../chat/chat.queries.ts'
import type { ChatPublisher } from '../chat/chat-publisher.ts'
import { lookAtContacts } from '../looks/looks.ts'
import type { NewNotification, Notifier } from '../notifications/notifier.ts'
import type { TaskPublisher } from '../tasks/task-publisher.ts'
import { isVisible } from '../tasks/task-view.ts'
import { lockTask } from '../tasks/tasks.queries.ts'
import type { TaskRow } from '../tasks/tasks.tables.ts'
import { knownUser, type PeopleDeps, readPublicUsers } from '../users/public-users.ts'
import { lockOffer } from './lock-offer.ts'
import { transitionOffer, tryOfferTransition } from './offer-lifecycle.ts'
import * as queries from './task-offers.queries.ts'

/** Offers of tasks. To anybody but its client and its executor an offer does not exist: NOT_FOUND. */
export interface TaskOfferService {
  /** What the viewer sent and got; of one task when it is given. */
  list(viewer: UserViewer, taskId: number | undefined): Promise<TaskOffer[]>
  /**
   * Stores the offer and opens its chat.
   * @throws Refusal NOT_FOUND, OFFER_EXISTS, OFFER_LIMIT_REACHED, CHAT_LIMIT_REACHED, TRANSITION_REFUSED
   */
  send(unit: UnitOfWork, client: UserViewer, input: OfferInput): Promise<TaskOffer>
  /** Seen once, an offer stays seen: again changes nothing. @throws Refusal NOT_FOUND */
  view(unit: UnitOfWork, executor: UserViewer, id: number): Promise<void>
  /** An offer as the viewer, a party of it, sees it within a change. @param task of the offer, as the change left it */
  read(unit: UnitOfWork, viewer: UserViewer, task: TaskRow, id: number): Promise<TaskOffer>
  /** @throws Refusal NOT_FOUND, VERSION_CONFLICT, TRANSITION_REFUSED */
  decline(unit: UnitOfWork, actor: UserViewer, id: number, version: number): Promise<TaskOffer>
  /** @throws Refusal as `decline` */
  withdraw(unit: UnitOfWork, actor: UserViewer, id: number, version: number): Promise<TaskOffer>
  /** Offers that nobody answered in time, a batch of them. */
  selectOver(limit: number): Promise<number[]>
  /** Ends one of them, unless it was answered meanwhile. */
  expire(unit: UnitOfWork, id: number): Promise<void>
}

export interface TaskOfferDeps extends PeopleDeps {
  readonly db: Kysely<Schema>
  readonly clock: Pick<Clock, 'now'>
  readonly taskPublisher: TaskPublisher
  readonly chatPublisher: ChatPublisher
  readonly notifier: Notifier
}

export function createTaskOfferService(deps: TaskOfferDeps): TaskOfferService {
  const { db, clock, taskPublisher, chatPublisher, notifier } = deps

  const views = async (
    on: Kysely<Schema>,
    viewer: UserViewer,
    offers: readonly (queries.OfferWithChat & { task_status: TaskRow['status'] })[],
  ): Promise<TaskOffer[]> => {
    const users = await readPublicUsers(
      on,
      deps,
      offers.flatMap(({ client_id, executor_id }) => [client_id, executor_id]),
    )
    const record = (offer: queries.OfferWithChat): OfferRecord => ({
      id: offer.id,
      task: { id: offer.task_id, title: offer.task_title },
      client: knownUser(users, offer.client_id),
      executor: knownUser(users, offer.executor_id),
      message: offer.message,
      status: offer.status,
      chatId: offer.chat_id,
      createdAt: offer.created_at.toISOString(),
      expiresAt: new Date(offer.created_at.getTime() + OFFER_TIME).toISOString(),
      version: offer.version,
    })
    return offers.map((offer) => presentOffer(record(offer), { status: offer.task_status }, viewer, clock.now()))
  }

  const read = async (unit: UnitOfWork, viewer: UserViewer, task: TaskRow, id: number): Promise<TaskOffer> => {
    const offer = await queries.selectOffer(unit.trx, id)
    const [view] = await views(unit.trx, viewer, offer ? [{ ...offer, task_status: task.status }] : [])
    if (!view) throw new Error(`Offer ${id} was written and is not there`)
    return view
  }

  /** An end of an offer that leaves the task as it is. */
  const end = async (
    unit: UnitOfWork,
    actor: UserViewer,
    { id, version, event, text }: { id: number; version: number; event: 'DECLINE' | 'WITHDRAW'; text: string },
  ) => {
    const { offer, task } = await lockOffer(unit.trx, actor, id, version)
    const now = clock.now()
    await transitionOffer(unit.trx, offer, task, { event: { type: event }, actor, now })
    await chatPublisher.close(unit, { chatId: offer.chat_id, text, at: new Date(now), actorId: actor.id })
    taskPublisher.repliesChanged(unit, task, [offer.client_id, offer.executor_id])
    return { offer, task }
  }

  return {
    read,

    list: async (viewer, taskId) => views(db, viewer, await queries.selectOffersOf(db, viewer.id, taskId)),

    async send(unit, client, { taskId, executorId, message }) {
      const task = await lockTask(unit.trx, taskId)
      if (!task || !isVisible(task, client)) throw new Refusal('NOT_FOUND')
      const now = clock.now()
      const counts = await queries.lockOfferCounts(unit.trx, { clientId: client.id, executorId, taskId, now })
      if (!counts) throw new Refusal('NOT_FOUND')
      const { role, ...rest } = counts
      const to = {
        ...rest,
        task: { authorId: task.author_id, status: task.status },
        executor: { id: executorId, role },
      }
      const decision = decideOffer({ offer: null, event: { type: 'SEND', to }, actor: client, now })
      if (!decision.ok) throw new Refusal(offerErrorCode(decision.refusal), { refusal: decision.refusal })
      const tooMany = openRefusal(await selectOpenedAt(unit.trx, client.id), now)
      if (tooMany) throw new Refusal(tooMany)

      const at = new Date(now)
      const parties = { clientId: client.id, executorId, at }
      const { id } = await queries.insertOffer(unit.trx, { ...parties, taskId, message, status: decision.status })
      await lookAtContacts(unit.trx, { kind: 'TASK_OFFERS', id: String(id) }, { text: message, at })
      await chatPublisher.open(unit, {
        ...parties,
        about: { kind: 'TASK_OFFER', taskId, offerId: id },
        openerId: client.id,
        text: message,
        line: offerLines.offered,
      })
      await notifier.notify(unit.trx, {
        userId: executorId,
        kind: 'TASK_OFFERS',
        title: `Вам предлагают задание ${quoted(task.title)}`,
        text: 'Ответьте в течение трёх дней. Отклики по тарифу на это не тратятся.',
        path: paths.task(task.id),
      })
      return read(unit, client, task, id)
    },

    async view(unit, executor, id) {
      const { offer, task } = await lockOffer(unit.trx, executor, id)
      if (offer.executor_id !== executor.id) throw new Refusal('NOT_FOUND')
      const seen = { event: { type: 'VIEW' }, actor: executor, now: clock.now() } as const
      const decision = await tryOfferTransition(unit.trx, offer, task, seen)
      if (decision.ok) taskPublisher.repliesChanged(unit, task, [offer.client_id])
    },

    async decline(unit, actor, id, version) {
      const { offer, task } = await end(unit, actor, { id, version, event: 'DECLINE', text: offerLines.declined })
      await notifier.notify(unit.trx, {
        userId: offer.client_id,
        kind: 'TASK_OFFERS',
        title: `Исполнитель отказался от задания ${quoted(task.title)}`,
        text: 'Предложите задание другому исполнителю.',
        path: paths.task(task.id),
      })
      return read(unit, actor, task, id)
    },

    async withdraw(unit, actor, id, version) {
      const { task } = await end(unit, actor, { id, version, event: 'WITHDRAW', text: offerLines.withdrawn })
      return read(unit, actor, task, id)
    },

    selectOver: (limit) => queries.selectOldOffers(db, new Date(clock.now() - OFFER_TIME), limit),

    async expire(unit, id) {
      const known = await queries.selectTaskIdOfOffer(unit.trx, id)
      const task = known && (await lockTask(unit.trx, known.task_id))
      const offer = task && (await queries.selectOffer(unit.trx, id))
      if (!offer) return
      const now = clock.now()
      const over = { event: { type: 'EXPIRE' }, actor: 'system', now } as const
      const decision = await tryOfferTransition(unit.trx, offer, task, over)
      if (!decision.ok) return
      const line = { chatId: offer.chat_id, text: offerLines.expired, at: new Date(now), actorId: null }
      await chatPublisher.close(unit, line)
      for (const notice of expiredNotices(offer)) await notifier.notify(unit.trx, notice)
      taskPublisher.repliesChanged(unit, task, [offer.client_id, offer.executor_id])
    },
  }
}

/** Nobody has acted, so both have to be told: the client offers again, the executor may reply by themselves. */
function expiredNotices({
  task_id,
  task_title,
  client_id,
  executor_id,
}: queries.OfferWithChat): readonly NewNotification[] {
  const about = { kind: 'TASK_OFFERS', path: paths.task(task_id) } as const
  const name = quoted(task_title)
  return [
    {
      ...about,
      userId: client_id,
      title: `Исполнитель не ответил: задание ${name}`,
      text: 'Три дня прошли, предложение больше не действует. Предложите задание снова или другому исполнителю.',
    },
    {
      ...about,
      userId: executor_id,
      title: `Время ответить на предложение вышло: задание ${name}`,
      text: 'Предложение больше не действует. Пока задание открыто, на него можно откликнуться самому.',
    },
  ]
}
