import type { lookVerdictOperations } from '@artel/core/contract'
import type { HandlersOf } from '../../domain/call.ts'
import type { UserJudgement } from '../account/user-judgement.ts'
import type { Judgement } from '../task-replies/reply-judgement.ts'

export interface LookJudgements {
  readonly replies: Judgement
  readonly offers: Judgement
  readonly answers: Judgement
  readonly people: UserJudgement
}

const APPROVE = { type: 'APPROVE' } as const

/** Handlers of the verdicts on what staff look at after it was sent. */
export const lookVerdictHandlers = ({
  replies,
  offers,
  answers,
  people,
}: LookJudgements): HandlersOf<typeof lookVerdictOperations> => ({
  approveReply: ({ viewer, params: { id }, body: { version }, mutate }) =>
    mutate((unit) => nothing(replies.decide(unit, viewer, { id, version }, APPROVE))),
  rejectReply: ({ viewer, params: { id }, body: { version, ...broken }, mutate }) =>
    mutate((unit) => nothing(replies.decide(unit, viewer, { id, version }, { type: 'REJECT', ...broken }))),
  approveOffer: ({ viewer, params: { id }, body: { version }, mutate }) =>
    mutate((unit) => nothing(offers.decide(unit, viewer, { id, version }, APPROVE))),
  rejectOffer: ({ viewer, params: { id }, body: { version, ...broken }, mutate }) =>
    mutate((unit) => nothing(offers.decide(unit, viewer, { id, version }, { type: 'REJECT', ...broken }))),
  approveReviewAnswer: ({ viewer, params: { id }, body: { version }, mutate }) =>
    mutate((unit) => nothing(answers.decide(unit, viewer, { id, version }, APPROVE))),
  rejectReviewAnswer: ({ viewer, params: { id }, body: { version, ...broken }, mutate }) =>
    mutate((unit) => nothing(answers.decide(unit, viewer, { id, version }, { type: 'REJECT', ...broken }))),
  approveUser: ({ viewer, params: { id }, body: { version }, mutate }) =>
    mutate((unit) => nothing(people.decide(unit, viewer, { id, version }, APPROVE))),
  rejectUser: ({ viewer, params: { id }, body: { version, ...broken }, mutate }) =>
    mutate((unit) => nothing(people.decide(unit, viewer, { id, version }, { type: 'REJECT', ...broken }))),
})

const nothing = async (done: Promise<void>): Promise<undefined> => {
  await done
  return undefined
}
