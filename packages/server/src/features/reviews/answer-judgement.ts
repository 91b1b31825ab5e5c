import type { Clock } from '@artel/core/ports'
import { ANSWER_TAKEN_OFF } from '@artel/core/reviews'
import { decideLook } from '../looks/looks.ts'
import type { Notifier } from '../notifications/notifier.ts'
import type { Judgement } from '../task-replies/reply-judgement.ts'
import { lockReview } from './review-judgement.ts'
import { transitionReview } from './review-lifecycle.ts'
import { answeredNotice, answerRemovedNotice } from './review-notices.ts'

export interface AnswerJudgementDeps {
  readonly clock: Pick<Clock, 'now'>
  readonly notifier: Notifier
}

/** What staff make of answers to reviews in which the filter has found contacts. */
export const createAnswerJudgement = ({ clock, notifier }: AnswerJudgementDeps): Judgement => ({
  async decide(unit, moderator, { id, version }, verdict) {
    const { review } = await lockReview(unit.trx, id)
    const now = clock.now()
    const judged = { moderatorId: moderator.id, version, verdict, now }
    await decideLook(unit.trx, { kind: 'REVIEWS_REPLIES', id: String(id) }, judged)
    if (verdict.type === 'APPROVE') return
    const attempt = { event: { type: 'REMOVE_REPLY' }, actor: moderator, now } as const
    const values = { reply: null, removed_replies: review.removed_replies + 1 }
    await notifier.retell(unit.trx, answeredNotice(review), ANSWER_TAKEN_OFF)
    const without = await transitionReview(unit.trx, review, attempt, values)
    await notifier.notify(unit.trx, answerRemovedNotice(without, verdict))
  },
})
