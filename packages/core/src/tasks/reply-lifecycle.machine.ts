import { setup } from 'xstate'
import { REPLY_REFUSALS, type ReplyRefusal } from '../contract/task-terms.ts'
import { type Actor, firstRefusal, isStaff, type RefusalRules, unless } from '../lifecycle/index.ts'
import {
  REOPEN_TIME,
  type ReplyEventRefusal,
  type ReplyFacts,
  type ReplyTarget,
  replyRefusal,
} from './reply-refusals.ts'

/** Events of the table in product §11 with what each needs to be decided. */
export type ReplyCommand =
  /** `quotaLeft`: replies that the tariff and the bought ones still allow, `null` when nothing limits them. */
  | {
      readonly type: 'SEND'
      readonly to: ReplyTarget
      /** The sender's company is verified. */
      readonly isVerified: boolean
      readonly quotaLeft: number | null
    }
  | { readonly type: 'VIEW' }
  | { readonly type: 'SHORTLIST' }
  | { readonly type: 'ACCEPT' }
  /** Another reply was accepted. */
  | { readonly type: 'HOLD' }
  | { readonly type: 'REJECT' }
  | { readonly type: 'WITHDRAW' }
  | { readonly type: 'REOPEN' }
  /** The task has ended. */
  | { readonly type: 'CLOSE' }
  /** Staff have found fault with it afterwards. */
  | { readonly type: 'REMOVE' }

/** One attempt to change a reply; `reply` is `null` for SEND. `now` in milliseconds. */
export interface ReplyOccasion {
  readonly reply: ReplyFacts | null
  readonly actor: Actor
  readonly now: number
}

type Attempt = ReplyOccasion & { readonly event: ReplyCommand }
type Hindrance = Exclude<ReplyEventRefusal, 'WRONG_STATE'>

const ENDED = new Set(['FINISHED', 'ARCHIVED', 'CANCELED'])
const actorId = ({ actor }: Attempt) => (actor === 'system' ? null : actor.id)
/** A task that looks for an executor again has taken its held replies with it; what staff removed has none to offer. */
const isReopenable = ({ reply, now }: Attempt) => {
  if (reply?.task.status === 'APPROVED') return true
  if (reply?.task.status !== 'CANCELED' || reply.task.cancelledBy === 'ADMIN') return false
  return reply.task.endedAt !== null && now <= Date.parse(reply.task.endedAt) + REOPEN_TIME
}

const sendRule =
  (refusal: ReplyRefusal) =>
  ({ actor, event }: Attempt) =>
    event.type === 'SEND' &&
    replyRefusal(
      event.to,
      actor === 'system' ? null : { ...actor, isVerified: event.isVerified, repliesLeft: event.quotaLeft },
    ) === refusal

/** When each refusal applies. WRONG_STATE is the machine's own: the state has no such transition. */
export const replyRefusalRules: RefusalRules<Hindrance, Attempt> = {
  ...(Object.fromEntries(REPLY_REFUSALS.map((refusal) => [refusal, sendRule(refusal)])) as RefusalRules<
    ReplyRefusal,
    Attempt
  >),
  NOT_AUTHOR: (attempt) => actorId(attempt) !== attempt.reply?.task.authorId,
  NOT_SENDER: (attempt) => actorId(attempt) !== attempt.reply?.executorId,
  NOT_SYSTEM: ({ actor }) => actor !== 'system',
  NOT_STAFF: ({ actor }) => !isStaff(actor),
  TASK_NOT_OPEN: ({ reply }) => reply?.task.status !== 'APPROVED',
  DEAL_STANDS: ({ reply }) => reply?.task.status !== 'CANCELED',
  TASK_GOES_ON: ({ reply }) => reply === null || !ENDED.has(reply.task.status),
  DEAL_GOES_ON: ({ reply }) => reply?.task.status === 'IN_PROGRESS',
  STILL_OFFERED: isReopenable,
  SENDER_GONE: ({ reply }) => reply?.isSenderGone === true,
  TOO_LATE: (attempt) => !isReopenable(attempt),
}

const shortlist = { target: 'SHORTLISTED', guard: unless('NOT_AUTHOR') } as const

const removed = { target: 'CLOSED', guard: unless('NOT_STAFF') } as const

const open = {
  ACCEPT: { target: 'ACCEPTED', guard: unless('NOT_AUTHOR', 'TASK_NOT_OPEN', 'SENDER_GONE') },
  HOLD: { target: 'HELD', guard: unless('NOT_SYSTEM') },
  REJECT: { target: 'REJECTED', guard: unless('NOT_AUTHOR') },
  WITHDRAW: { target: 'WITHDRAWN', guard: unless('NOT_SENDER') },
  CLOSE: { target: 'CLOSED', guard: unless('NOT_SYSTEM', 'TASK_GOES_ON') },
  REMOVE: removed,
} as const

/**
 * The whole table of product §11 as one machine. States are the statuses of a reply and NEW, which is none yet; the tag
 * `chatClosed` says that its chat takes no more messages. It is never started: {@link decideReply} asks it for one step.
 * Needs no ports.
 */
export const replyLifecycleMachine = setup({
  types: {
    input: {} as ReplyOccasion,
    context: {} as ReplyOccasion,
    events: {} as ReplyCommand,
    tags: {} as 'chatClosed',
  },
  guards: {
    isUnhindered: ({ context, event }, { refusals }: { readonly refusals: readonly Hindrance[] }) =>
      firstRefusal(replyRefusalRules, refusals, { ...context, event }) === null,
  },
}).createMachine({
  id: 'replyLifecycle',
  context: ({ input }) => input,
  initial: 'NEW',
  states: {
    NEW: { on: { SEND: { target: 'SENT', guard: unless(...REPLY_REFUSALS) } } },
    SENT: { on: { VIEW: { target: 'VIEWED', guard: unless('NOT_AUTHOR') }, SHORTLIST: shortlist, ...open } },
    VIEWED: { on: { SHORTLIST: shortlist, ...open } },
    SHORTLISTED: { on: open },
    // The accepted one outlives a finished task, so that the two can still talk; a cancelled deal ends it.
    ACCEPTED: { on: { CLOSE: { target: 'CLOSED', guard: unless('NOT_SYSTEM', 'DEAL_STANDS') } } },
    HELD: {
      on: {
        REOPEN: { target: 'SHORTLISTED', guard: unless('NOT_AUTHOR', 'SENDER_GONE', 'DEAL_GOES_ON', 'TOO_LATE') },
        CLOSE: { target: 'CLOSED', guard: unless('NOT_SYSTEM', 'TASK_GOES_ON', 'STILL_OFFERED') },
        REMOVE: removed,
      },
    },
    REJECTED: { type: 'final', tags: 'chatClosed' },
    WITHDRAWN: { type: 'final', tags: 'chatClosed' },
    CLOSED: { type: 'final', tags: 'chatClosed' },
  },
})
