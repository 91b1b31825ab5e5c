import { LEAVING_CANCEL } from '@artel/core/tasks'
import type { UserViewer } from '../../domain/viewer.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import type { Categories } from '../categories/categories.service.ts'
import type { TaskOfferService } from '../task-offers/task-offers.service.ts'
import type { TaskReplyService } from '../task-replies/task-replies.service.ts'
import type { TaskService } from '../tasks/tasks.service.ts'
import { selectOpenOffersTo, selectOpenReplies, selectOpenTasks } from './account.queries.ts'

/** What becomes of the open deals of somebody who goes for good. */
export interface OpenDeals {
  /** Cancels their open tasks, withdraws their open replies and declines open offers to them, as they would themselves. */
  end(unit: UnitOfWork, actor: UserViewer): Promise<void>
}

export interface OpenDealsDeps {
  readonly tasks: Pick<TaskService, 'transition'>
  readonly replies: Pick<TaskReplyService, 'withdraw'>
  readonly offers: Pick<TaskOfferService, 'decline'>
  readonly categories: Pick<Categories, 'index'>
}

/** Reads before the transaction what cannot be read in it. */
export async function readOpenDeals({ tasks, replies, offers, categories }: OpenDealsDeps): Promise<OpenDeals> {
  const index = await categories.index()
  return {
    async end(unit, actor) {
      for (const { id, version } of await selectOpenTasks(unit.trx, actor.id)) {
        await tasks.transition({ unit, actor, categories: index }, id, version, LEAVING_CANCEL)
      }
      for (const { id, version } of await selectOpenReplies(unit.trx, actor.id)) {
        await replies.withdraw(unit, actor, id, version)
      }
      for (const { id, version } of await selectOpenOffersTo(unit.trx, actor.id)) {
        await offers.decline(unit, actor, id, version)
      }
    },
  }
}
