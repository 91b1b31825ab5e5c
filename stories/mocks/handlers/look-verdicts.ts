import { NOT_IN_PROFILE, userVerdictNotice } from '@artel/core/moderation'
import { ANSWER_TAKEN_OFF, decideReview, reviewRuleLabels } from '@artel/core/reviews'
import { offerLines, replyLines } from '@artel/core/tasks'
import type { MockCall, MockHandlers } from '../mock-handlers.ts'
import { unfit } from '../mock-refusal.ts'
import { allowed, found } from './allow.ts'
import { closeChat } from './chat-room.ts'
import { moveOffer, moveReply } from './deals.ts'
import { decideLook, lookAtTheRest } from './looks.ts'
import { change } from './own-account.ts'
import { isGone } from './people.ts'
import { answeredNotice, reviewFacts } from './review-pages.ts'
import { signedIn } from './signed-in.ts'
import { writeDeed } from './staff-log.ts'
import { retell, tell } from './tell.ts'

const reply = (call: MockCall, id: number, version: number) => {
  const { world } = call
  const sent = found(world.replies.find((one) => one.id === id))
  decideLook(world, 'TASK_REPLIES', String(id), version)
  return { sent, task: found(world.tasks.find((one) => one.id === sent.taskId)) }
}

const offer = (call: MockCall, id: number, version: number) => {
  const { world } = call
  const sent = found(world.offers.find((one) => one.id === id))
  decideLook(world, 'TASK_OFFERS', String(id), version)
  return { sent, task: found(world.tasks.find((one) => one.id === sent.task.id)) }
}

const answer = (call: MockCall, id: number, version: number) => {
  const review = found(call.world.reviews.find((one) => one.id === id))
  decideLook(call.world, 'REVIEWS_REPLIES', String(id), version)
  return review
}

const person = (call: MockCall, id: string, version: number) => {
  const user = found(call.world.accounts.find((one) => one.id === id && !isGone(call.world, one)))
  return { user, look: decideLook(call.world, 'USERS', id, version) }
}

const answerDeed = (review: { readonly id: number; readonly task: { readonly title: string } }) =>
  ({ object: { kind: 'REVIEW', id: String(review.id), title: review.task.title } }) as const

const profileDeed = (user: { readonly id: string; readonly firstName: string; readonly lastName: string }) =>
  ({ object: { kind: 'USER', id: user.id, title: `${user.firstName} ${user.lastName}`.trim() } }) as const

/** What staff decide of what they look at after it was sent. */
export const lookVerdictHandlers = {
  approveReply({ params, body: { version } }, call) {
    const { sent, task } = reply(call, params.id, version)
    writeDeed(call, { action: 'REPLY_APPROVED', object: { kind: 'REPLY', id: String(sent.id), title: task.title } })
    return undefined
  },
  rejectReply({ params, body: { version, rule, comment } }, call) {
    const { sent, task } = reply(call, params.id, version)
    allowed(moveReply(call.world, sent, task, { type: 'REMOVE' }, signedIn(call)))
    const object = { kind: 'REPLY', id: String(sent.id), title: task.title } as const
    writeDeed(call, { action: 'REPLY_REJECTED', object, rule, comment })
    task.repliesCount -= 1
    closeChat(call.world, sent.chatId, replyLines.removed, null)
    return undefined
  },
  approveOffer({ params, body: { version } }, call) {
    const { sent, task } = offer(call, params.id, version)
    writeDeed(call, { action: 'OFFER_APPROVED', object: { kind: 'OFFER', id: String(sent.id), title: task.title } })
    return undefined
  },
  rejectOffer({ params, body: { version, rule, comment } }, call) {
    const { sent, task } = offer(call, params.id, version)
    allowed(moveOffer(call.world, sent, task, { type: 'REMOVE' }, signedIn(call)))
    const object = { kind: 'OFFER', id: String(sent.id), title: task.title } as const
    writeDeed(call, { action: 'OFFER_REJECTED', object, rule, comment })
    closeChat(call.world, sent.chatId, offerLines.removed, null)
    return undefined
  },
  approveReviewAnswer({ params, body: { version } }, call) {
    const review = answer(call, params.id, version)
    writeDeed(call, { ...answerDeed(review), action: 'ANSWER_APPROVED' })
    return undefined
  },
  rejectReviewAnswer({ params, body: { version, rule, comment } }, call) {
    const { world } = call
    const review = answer(call, params.id, version)
    const occasion = { review: reviewFacts(world, review), actor: signedIn(call), now: world.now }
    allowed(decideReview({ ...occasion, event: { type: 'REMOVE_REPLY' } }))
    writeDeed(call, { ...answerDeed(review), action: 'ANSWER_REJECTED', rule, comment })
    retell(world, answeredNotice(review), ANSWER_TAKEN_OFF)
    Object.assign(review, {
      reply: null,
      removedReplies: review.removedReplies + 1,
      version: review.version + 1,
    })
    return undefined
  },
  approveUser({ params, body: { version } }, call) {
    writeDeed(call, { ...profileDeed(person(call, params.id, version).user), action: 'PROFILE_APPROVED' })
    return undefined
  },
  rejectUser({ params, body: { version, field, rule, comment } }, call) {
    const { world } = call
    const { user, look } = person(call, params.id, version)
    const company = world.companies.get(user.id)
    const isThere = { FACE: user.avatarId !== null, NAME: true, STORY: Boolean(company?.about) }
    if (!isThere[field]) {
      world.looks = [...world.looks, look]
      throw unfit({ field: NOT_IN_PROFILE })
    }
    if (field === 'FACE') change(world, user, { avatarId: null, avatar: null })
    if (field === 'STORY' && company) {
      world.companies.set(user.id, { ...company, about: '', version: company.version + 1 })
    }
    lookAtTheRest(world, look, field)
    writeDeed(call, { ...profileDeed(user), action: 'PROFILE_REJECTED', rule, comment })
    const reason = [`${reviewRuleLabels[rule]}.`, comment].filter(Boolean).join(' ')
    tell(world, user.id, userVerdictNotice(field, reason))
    return undefined
  },
} satisfies Partial<MockHandlers>
