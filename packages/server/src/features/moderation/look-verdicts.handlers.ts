import type { lookVerdictOperations } from '@artel/core/contract'
import type { HandlersOf } from '../../domain/call.ts'
import type { UserViewer } from '../../domain/viewer.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import type { UserJudgement } from '../account/user-judgement.ts'
import type { StaffDeed, StaffLog } from '../staff-log/staff-log.ts'
import type { Judgement } from '../task-replies/reply-judgement.ts'

export interface LookJudgements {
  readonly replies: Judgement
  readonly offers: Judgement
  readonly answers: Judgement
  readonly people: UserJudgement
}

const APPROVE = { type: 'APPROVE' } as const

/** Handlers of the verdicts on what staff look at after it was sent. */
export const lookVerdictHandlers = (
  { replies, offers, answers, people }: LookJudgements,
  log: Pick<StaffLog, 'write'>,
): HandlersOf<typeof lookVerdictOperations> => {
  /** Decides and writes so into the journal. */
  const judge = async (
    unit: UnitOfWork,
    { id: actorId }: UserViewer,
    deed: Pick<StaffDeed, 'action' | 'object' | 'rule' | 'comment'> & { readonly id: number | string },
    decided: Promise<unknown>,
  ): Promise<undefined> => {
    await decided
    const { id, ...told } = deed
    await log.write(unit.trx, { ...told, actorId, objectId: String(id) })
    return undefined
  }
  return {
    approveReply: ({ viewer, params: { id }, body: { version }, mutate }) =>
      mutate((unit) =>
        judge(
          unit,
          viewer,
          { action: 'REPLY_APPROVED', object: 'REPLY', id },
          replies.decide(unit, viewer, { id, version }, APPROVE),
        ),
      ),
    rejectReply: ({ viewer, params: { id }, body: { version, ...broken }, mutate }) =>
      mutate((unit) =>
        judge(
          unit,
          viewer,
          { action: 'REPLY_REJECTED', object: 'REPLY', id, rule: broken.rule, comment: broken.comment },
          replies.decide(unit, viewer, { id, version }, { type: 'REJECT', ...broken }),
        ),
      ),
    approveOffer: ({ viewer, params: { id }, body: { version }, mutate }) =>
      mutate((unit) =>
        judge(
          unit,
          viewer,
          { action: 'OFFER_APPROVED', object: 'OFFER', id },
          offers.decide(unit, viewer, { id, version }, APPROVE),
        ),
      ),
    rejectOffer: ({ viewer, params: { id }, body: { version, ...broken }, mutate }) =>
      mutate((unit) =>
        judge(
          unit,
          viewer,
          { action: 'OFFER_REJECTED', object: 'OFFER', id, rule: broken.rule, comment: broken.comment },
          offers.decide(unit, viewer, { id, version }, { type: 'REJECT', ...broken }),
        ),
      ),
    approveReviewAnswer: ({ viewer, params: { id }, body: { version }, mutate }) =>
      mutate((unit) =>
        judge(
          unit,
          viewer,
          { action: 'ANSWER_APPROVED', object: 'REVIEW', id },
          answers.decide(unit, viewer, { id, version }, APPROVE),
        ),
      ),
    rejectReviewAnswer: ({ viewer, params: { id }, body: { version, ...broken }, mutate }) =>
      mutate((unit) =>
        judge(
          unit,
          viewer,
          { action: 'ANSWER_REJECTED', object: 'REVIEW', id, rule: broken.rule, comment: broken.comment },
          answers.decide(unit, viewer, { id, version }, { type: 'REJECT', ...broken }),
        ),
      ),
    approveUser: ({ viewer, params: { id }, body: { version }, mutate }) =>
      mutate((unit) =>
        judge(
          unit,
          viewer,
          { action: 'PROFILE_APPROVED', object: 'USER', id },
          people.decide(unit, viewer, { id, version }, APPROVE),
        ),
      ),
    rejectUser: ({ viewer, params: { id }, body: { version, ...broken }, mutate }) =>
      mutate((unit) =>
        judge(
          unit,
          viewer,
          { action: 'PROFILE_REJECTED', object: 'USER', id, rule: broken.rule, comment: broken.comment },
          people.decide(unit, viewer, { id, version }, { type: 'REJECT', ...broken }),
        ),
      ),
  }
}
