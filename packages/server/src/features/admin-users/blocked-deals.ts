import { BLOCKED_TASK_COMMENT, blockedTaskRule } from '@artel/core/admin'
import type { BlockRule } from '@artel/core/contract'
import { quoted } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import type { UserViewer } from '../../domain/viewer.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import { selectOpenOffersTo, selectOpenReplies } from '../account/account.queries.ts'
import type { Categories } from '../categories/categories.service.ts'
import type { Notifier } from '../notifications/notifier.ts'
import type { TaskOfferService } from '../task-offers/task-offers.service.ts'
import type { TaskReplyService } from '../task-replies/task-replies.service.ts'
import type { TaskService } from '../tasks/tasks.service.ts'
import { selectWork } from './admin-users.queries.ts'

/** What becomes of the deals of somebody who is blocked. */
export interface BlockedDeals {
  /**
   * Takes open tasks off the board as staff do, withdraws open replies and declines open offers. Work that has begun goes on:
   * the other side is told and decides.
   */
  end(unit: UnitOfWork, admin: UserViewer, blocked: UserViewer, rule: BlockRule): Promise<void>
}

export interface BlockedDealsDeps {
  readonly tasks: Pick<TaskService, 'transition'>
  readonly replies: Pick<TaskReplyService, 'withdraw'>
  readonly offers: Pick<TaskOfferService, 'decline'>
  readonly categories: Pick<Categories, 'index'>
  readonly notifier: Notifier
}

/** Reads before the transaction what cannot be read in it. */
export async function readBlockedDeals(deps: BlockedDealsDeps): Promise<BlockedDeals> {
  const { tasks, replies, offers, notifier } = deps
  const categories = await deps.categories.index()
  return {
    async end(unit, admin, blocked, rule) {
      const { trx } = unit
      const open = await trx
        .selectFrom('tasks')
        .select(['id', 'version', 'status'])
        .where('author_id', '=', blocked.id)
        .where('status', 'in', ['PENDING', 'APPROVED'])
        .where('deleted_at', 'is', null)
        .orderBy('id')
        .execute()
      const reason = { rule: blockedTaskRule(rule), comment: BLOCKED_TASK_COMMENT }
      for (const { id, version, status } of open) {
        const type = status === 'PENDING' ? 'REJECT' : 'REMOVE'
        await tasks.transition({ unit, actor: admin, categories }, id, version, { type, ...reason })
      }
      for (const { id, version } of await selectOpenReplies(trx, blocked.id)) {
        await replies.withdraw(unit, blocked, id, version)
      }
      for (const { id, version } of await selectOpenOffersTo(trx, blocked.id)) {
        await offers.decline(unit, blocked, id, version)
      }
      for (const { id, title, other_id } of await selectWork(trx, blocked.id)) {
        await notifier.notify(trx, {
          userId: other_id,
          kind: 'TASKS',
          title: `Вторая сторона задания ${quoted(title)} заблокирована`,
          text: 'Ответить вам она пока не сможет. Отмените задание, если ждать не хотите.',
          path: paths.task(id),
        })
      }
    },
  }
}
