import { quoted } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import { offerLines } from '@artel/core/tasks'
import { Refusal } from '../../domain/refusal.ts'
import { decideLook, reasonWords } from '../looks/looks.ts'
import type { Judgement, ReplyJudgementDeps } from '../task-replies/reply-judgement.ts'
import { lockTask } from '../tasks/tasks.queries.ts'
import { transitionOffer } from './offer-lifecycle.ts'
import { selectOffer, selectTaskIdOfOffer } from './task-offers.queries.ts'

/** What staff make of offers in which the filter has found contacts. */
export const createOfferJudgement = (deps: ReplyJudgementDeps): Judgement => ({
  async decide(unit, moderator, { id, version }, verdict) {
    const known = await selectTaskIdOfOffer(unit.trx, id)
    const task = known && (await lockTask(unit.trx, known.task_id))
    const offer = task && (await selectOffer(unit.trx, id))
    if (!offer) throw new Refusal('NOT_FOUND')
    const now = deps.clock.now()
    const judged = { moderatorId: moderator.id, version, verdict, now }
    await decideLook(unit.trx, { kind: 'TASK_OFFERS', id: String(id) }, judged)
    if (verdict.type === 'APPROVE') return
    await transitionOffer(unit.trx, offer, task, { event: { type: 'REMOVE' }, actor: moderator, now })
    const line = { chatId: offer.chat_id, text: offerLines.removed, at: new Date(now), actorId: null }
    await deps.chatPublisher.close(unit, line)
    await deps.notifier.notify(unit.trx, {
      userId: offer.client_id,
      kind: 'TASK_OFFERS',
      title: `Ваше предложение задания ${quoted(task.title)} снято модератором`,
      text: reasonWords(verdict.rule, verdict.comment),
      path: paths.task(task.id),
    })
    deps.taskPublisher.repliesChanged(unit, task, [offer.client_id, offer.executor_id])
  },
})
