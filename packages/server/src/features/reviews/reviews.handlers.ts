import type { reviewOperations, reviewVerdictOperations } from '@artel/core/contract'
import type { HandlersOf } from '../../domain/call.ts'
import type { UserViewer } from '../../domain/viewer.ts'
import type { StaffLog } from '../staff-log/staff-log.ts'
import type { ReviewJudgement } from './review-judgement.ts'
import type { ReviewService } from './reviews.service.ts'

/** Handlers of the reviews' calls: of everybody who reads, of the two sides of a deal, and of staff. */
export const reviewHandlers = (
  reviews: ReviewService,
  judgement: Pick<ReviewJudgement, 'decide'>,
  log: Pick<StaffLog, 'write'>,
): HandlersOf<typeof reviewOperations & typeof reviewVerdictOperations> => ({
  listReviews: async ({ viewer, query }) => {
    const { items, totalItems, rating } = await reviews.list(viewer, query)
    return { data: { items, pagination: { totalItems }, rating } }
  },
  listMyReviews: async ({ viewer, query }) => {
    const { items, totalItems, waiting, rating, asked } = await reviews.listOwn(viewer, query)
    return { data: { items, pagination: { totalItems }, waiting, rating, asked } }
  },
  getDealReviews: async ({ viewer, params }) => ({ data: await reviews.ofDeal(viewer, params.id) }),
  createReview: ({ viewer, body, mutate }) =>
    mutate(async (unit) => ({ data: await reviews.create(unit, viewer, body) })),
  resubmitReview: ({ viewer, params, body, mutate }) =>
    mutate(async (unit) => ({ data: await reviews.resubmit(unit, viewer, params.id, body) })),
  replyToReview: ({ viewer, params, body, mutate }) =>
    mutate(async (unit) => ({ data: await reviews.reply(unit, viewer, params.id, body.text) })),
  approveReview: ({ viewer, params, body: { version }, mutate }) =>
    mutate(async (unit) => {
      const verdict = { type: 'APPROVE', hasContacts: false } as const
      await judgement.decide(unit, viewer, { id: params.id, version, comment: null }, verdict)
      await log.write(unit.trx, { ...deed(viewer, params.id), action: 'REVIEW_APPROVED' })
      return undefined
    }),
  rejectReview: ({ viewer, params, body: { version, rule, comment }, mutate }) =>
    mutate(async (unit) => {
      await judgement.decide(unit, viewer, { id: params.id, version, comment }, { type: 'REJECT', rule })
      await log.write(unit.trx, { ...deed(viewer, params.id), action: 'REVIEW_REJECTED', rule, comment })
      return undefined
    }),
  removeReview: ({ viewer, params, body: { version, rule, comment }, mutate }) =>
    mutate(async (unit) => {
      await judgement.decide(unit, viewer, { id: params.id, version, comment }, { type: 'REMOVE', rule })
      await log.write(unit.trx, { ...deed(viewer, params.id), action: 'REVIEW_REMOVED', rule, comment })
      return undefined
    }),
})

const deed = (moderator: UserViewer, id: number) =>
  ({ actorId: moderator.id, object: 'REVIEW', objectId: String(id) }) as const
