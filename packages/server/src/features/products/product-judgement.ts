import type { Clock } from '@artel/core/ports'
import type { PublicationCommand } from '@artel/core/publication'
import { Refusal } from '../../domain/refusal.ts'
import type { UserViewer } from '../../domain/viewer.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import type { Notifier } from '../notifications/notifier.ts'
import { transitionProduct } from './product-lifecycle.ts'
import { approvedNotice, rejectedNotice } from './product-notices.ts'
import { lockProduct } from './products.queries.ts'

/** What a moderator decides about a product. */
export type ProductVerdict = Extract<PublicationCommand, { type: 'APPROVE' | 'REJECT' }>

/** What is judged, in the version that the moderator has seen. */
export interface JudgedThing {
  readonly id: number
  readonly version: number
  readonly comment: string | null
}

/** What moderators make of goods: those that wait, and published ones that turn out to break a rule. */
export interface ProductJudgement {
  /** @throws Refusal NOT_FOUND, VERSION_CONFLICT, TRANSITION_REFUSED with the lifecycle's reason */
  decide(unit: UnitOfWork, moderator: UserViewer, thing: JudgedThing, verdict: ProductVerdict): Promise<void>
}

export interface ProductJudgementDeps {
  readonly clock: Pick<Clock, 'now'>
  readonly notifier: Notifier
}

export const createProductJudgement = ({ clock, notifier }: ProductJudgementDeps): ProductJudgement => ({
  async decide({ trx }, moderator, { id, version, comment }, verdict) {
    const product = await lockProduct(trx, id)
    if (!product) throw new Refusal('NOT_FOUND')
    if (product.version !== version) throw new Refusal('VERSION_CONFLICT')
    const attempt = { event: verdict, actor: moderator, now: clock.now() }
    const reject_rule = verdict.type === 'REJECT' ? verdict.rule : null
    const judged = { reject_rule, moderator_id: moderator.id, moderator_comment: comment }
    await transitionProduct(trx, product, attempt, judged)
    const notice =
      verdict.type === 'REJECT' ? rejectedNotice(product, { rule: verdict.rule, comment }) : approvedNotice(product)
    await notifier.notify(trx, notice)
  },
})
