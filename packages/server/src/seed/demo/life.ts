import type { ReplyInput } from '@artel/core/contract'
import {
  type Actor,
  dealLines,
  decideReply,
  decideTask,
  endLines,
  type ReplyCommand,
  replyLines,
  type TaskCommand,
  termsLine,
} from '@artel/core/tasks'
import type { Side } from '../content/talk.types.ts'
import type { Random } from '../random/random.ts'
import type { DemoDeal, DemoLife, DemoTask, DemoUser } from './demo.types.ts'

/**
 * Lets a task live as it would in the product: core's machines decide every event, chats are told what the services tell
 * them. Steps must come in the order of their moments (milliseconds); a refused one throws.
 */
export interface Living {
  readonly life: DemoLife
  happen(at: number, actor: Actor, event: TaskCommand): void
  reply(at: number, executor: DemoUser, terms: ReplyTerms): DemoDeal
  say(deal: DemoDeal, at: number, side: Side, text: string): void
  read(deal: DemoDeal, side: Side, seq?: number): void
  view(deal: DemoDeal, at: number): void
  shortlist(deal: DemoDeal, at: number): void
  reject(deal: DemoDeal, at: number): void
  withdraw(deal: DemoDeal, at: number): void
  accept(deal: DemoDeal, at: number): void
  /** A week after a cancellation held replies are let go. */
  letGoHeld(at: number): void
}

/** What an executor offers; the price in kopecks. */
export type ReplyTerms = Pick<ReplyInput, 'text' | 'priceType' | 'price' | 'termDays'>

const ENDED = new Set(['FINISHED', 'ARCHIVED', 'CANCELED'])
const iso = (moment: number) => new Date(moment).toISOString()

export function live(task: DemoTask, draw: Random): Living {
  const { author } = task
  const asAuthor = { id: author.id, role: author.role } as const
  const life: DemoLife = {
    task,
    state: {
      status: 'PENDING',
      executorId: null,
      cancelledBy: null,
      cancelReason: null,
      cancelComment: null,
      rejectReason: null,
      publishedAt: null,
      endedAt: null,
      updatedAt: task.createdAt,
      version: 0,
      repliesCount: 0,
      viewsCount: 0,
    },
    events: [],
    deals: [],
    reviews: [],
  }
  const { state, deals } = life

  const facts = () => ({
    status: state.status,
    authorId: author.id,
    executorId: state.executorId,
    cancelledBy: state.cancelledBy,
    repliesCount: state.repliesCount,
    endPeriod: iso(task.endPeriod),
    finishRequestedAt: null,
    endedAt: state.endedAt === null ? null : iso(state.endedAt),
    hasRevision: false,
  })

  const transition = (deal: DemoDeal, at: number, actor: Actor, event: ReplyCommand) => {
    const endedAt = state.endedAt === null ? null : iso(state.endedAt)
    const decision = decideReply({
      reply: {
        status: deal.status,
        executorId: deal.executor.id,
        isSenderGone: false,
        task: { authorId: author.id, status: state.status, endedAt, cancelledBy: state.cancelledBy },
      },
      actor,
      now: at,
      event,
    })
    if (!decision.ok) return decision
    deal.status = decision.status
    deal.version += 1
    deal.updatedAt = at
    return decision
  }
  const must = (decision: ReturnType<typeof transition>) => {
    if (!decision.ok) throw new Error(`The reply refuses: ${decision.refusal}`)
  }

  const append = (deal: DemoDeal, at: number, senderId: string | null, text: string, actorId: string | null) => {
    const before = deal.messages.length
    deal.messages.push({ id: draw.uuid(), senderId, text, at })
    const upTo = (userId: string, readSeq: number) =>
      userId === senderId || (userId === actorId && readSeq === before) ? before + 1 : readSeq
    deal.clientReadSeq = upTo(author.id, deal.clientReadSeq)
    deal.executorReadSeq = upTo(deal.executor.id, deal.executorReadSeq)
  }
  const close = (deal: DemoDeal, at: number, text: string, actorId: string | null) => {
    append(deal, at, null, text, actorId)
    deal.chatStatus = 'CLOSE'
  }

  const settle = (at: number, event: TaskCommand, actorId: string | null) => {
    const lines = endLines[event.type]
    if (!lines) return
    for (const deal of deals) {
      const text = deal.status === 'ACCEPTED' ? lines.chosen : lines.others
      const decision = transition(deal, at, 'system', { type: 'CLOSE' })
      if (decision.ok) close(deal, at, text, actorId)
      else if (decision.refusal !== 'WRONG_STATE') append(deal, at, null, text, actorId)
    }
  }

  const read = (deal: DemoDeal, side: Side, seq = deal.messages.length) => {
    if (side === 'CLIENT') deal.clientReadSeq = Math.max(deal.clientReadSeq, seq)
    else deal.executorReadSeq = Math.max(deal.executorReadSeq, seq)
  }

  const happen = (at: number, actor: Actor, event: TaskCommand) => {
    const isNew = state.version === 0
    const decision = decideTask({ task: isNew ? null : facts(), actor, now: at, event })
    if (!decision.ok) throw new Error(`«${task.title}» refuses ${event.type}: ${decision.refusal}`)
    const { changes } = decision
    const actorId = actor === 'system' ? null : actor.id
    life.events.push({
      event: event.type,
      actorId,
      from: isNew ? null : state.status,
      to: decision.status,
      reason: 'reason' in event ? event.reason : 'rule' in event ? event.rule : null,
      comment: 'comment' in event ? (event.comment ?? null) : null,
      at,
    })
    state.status = decision.status
    state.version += 1
    state.updatedAt = at
    if (ENDED.has(decision.status)) state.endedAt = at
    if (changes.executorId !== undefined) state.executorId = changes.executorId
    if (changes.cancelledBy !== undefined) state.cancelledBy = changes.cancelledBy
    if (changes.cancelReason !== undefined) state.cancelReason = changes.cancelReason
    if (changes.cancelComment !== undefined) state.cancelComment = changes.cancelComment
    if (changes.rejectReason !== undefined) state.rejectReason = changes.rejectReason
    if (changes.publishedAt !== undefined) state.publishedAt = Date.parse(changes.publishedAt)
    settle(at, event, actorId)
  }

  return {
    life,
    happen,
    read,
    reply(at, executor, terms) {
      const decision = decideReply({
        reply: null,
        actor: { id: executor.id, role: executor.role },
        now: at,
        event: {
          type: 'SEND',
          to: {
            authorId: author.id,
            status: state.status,
            repliesCount: state.repliesCount,
            repliesLimit: 20,
            verifiedOnly: task.verifiedOnly,
            hasOffer: false,
            hasReplied: deals.some((deal) => deal.executor.id === executor.id),
          },
          isVerified: executor.company?.verificationStatus === 'VERIFIED',
          quotaLeft: null,
        },
      })
      if (!decision.ok) throw new Error(`«${task.title}» takes no reply: ${decision.refusal}`)
      const deal: DemoDeal = {
        executor,
        ...terms,
        createdAt: at,
        status: decision.status,
        updatedAt: at,
        version: 1,
        chatStatus: 'OPEN',
        clientReadSeq: 0,
        executorReadSeq: 0,
        messages: [],
      }
      deals.push(deal)
      state.repliesCount += 1
      append(deal, at, executor.id, terms.text, executor.id)
      append(deal, at, null, termsLine(terms), executor.id)
      return deal
    },
    say(deal, at, side, text) {
      if (deal.chatStatus === 'CLOSE') throw new Error(`The chat about «${task.title}» is closed`)
      // Who answers has read.
      read(deal, side)
      const senderId = side === 'CLIENT' ? author.id : deal.executor.id
      append(deal, at, senderId, text, senderId)
    },
    view(deal, at) {
      must(transition(deal, at, asAuthor, { type: 'VIEW' }))
    },
    shortlist(deal, at) {
      must(transition(deal, at, asAuthor, { type: 'SHORTLIST' }))
    },
    reject(deal, at) {
      must(transition(deal, at, asAuthor, { type: 'REJECT' }))
      read(deal, 'CLIENT')
      close(deal, at, replyLines.rejected, author.id)
    },
    withdraw(deal, at) {
      const actor = { id: deal.executor.id, role: deal.executor.role } as const
      must(transition(deal, at, actor, { type: 'WITHDRAW' }))
      state.repliesCount -= 1
      close(deal, at, replyLines.withdrawn, deal.executor.id)
    },
    accept(deal, at) {
      read(deal, 'CLIENT')
      must(transition(deal, at, asAuthor, { type: 'ACCEPT' }))
      happen(at, asAuthor, { type: 'ACCEPT_REPLY', executorId: deal.executor.id })
      append(deal, at, null, dealLines.chosen, author.id)
      for (const other of deals) {
        if (other !== deal && transition(other, at, 'system', { type: 'HOLD' }).ok) {
          append(other, at, null, dealLines.held, author.id)
        }
      }
    },
    letGoHeld(at) {
      for (const deal of deals) {
        if (deal.status === 'HELD' && transition(deal, at, 'system', { type: 'CLOSE' }).ok) {
          close(deal, at, dealLines.letGo, null)
        }
      }
    },
  }
}
