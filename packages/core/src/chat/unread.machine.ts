import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate'
import { port } from '../ports/index.ts'
import { pauseBeforeRetry } from './failure.ts'
import type { UnreadLedger } from './unread.ledger.ts'

/** Milliseconds in which reasons to count again become one request. */
export const RECOUNT_PAUSE = 300

export interface UnreadInput {
  readonly ledger: UnreadLedger
  /** 0 ≤ random() < 1, for the jitter of the pauses. */
  readonly random: () => number
}

export type UnreadEvent =
  /** Evidence does not suffice to know the total. */
  | { type: 'count.outdated' }
  /** Events may have been missed. */
  | { type: 'connection.made' }

interface Count {
  readonly total: number
  readonly stamp: number
}

/**
 * Keeps the ledger's total true: asks the server to count when a session starts, after a reconnection, and whenever events
 * do not suffice. An answer that events have overtaken is asked for again. Actor: `getUnreadCount`.
 */
export const unreadMachine = setup({
  types: {
    input: {} as UnreadInput,
    context: {} as UnreadInput & { readonly failures: number },
    events: {} as UnreadEvent,
  },
  actors: { getUnreadCount: fromPromise<Count, { stamp: number }>(port('getUnreadCount')) },
  delays: {
    recount: RECOUNT_PAUSE,
    pause: ({ context }) => pauseBeforeRetry(context.failures, context.random()),
  },
  guards: { isCurrent: ({ context }, stamp: number) => context.ledger.isCurrent(stamp) },
  actions: {
    accept: ({ context }, { total, stamp }: Count) => context.ledger.accept(total, stamp),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    forgetFailures: assign({ failures: 0 }),
  },
}).createMachine({
  id: 'unread',
  context: ({ input }) => ({ ...input, failures: 0 }),
  initial: 'counting',
  states: {
    counting: {
      invoke: {
        id: 'getUnreadCount',
        src: 'getUnreadCount',
        input: ({ context }) => ({ stamp: context.ledger.stamp() }),
        onDone: [
          {
            guard: { type: 'isCurrent', params: ({ event }) => event.output.stamp },
            target: 'counted',
            actions: [{ type: 'accept', params: ({ event }) => event.output }, 'forgetFailures'],
          },
          {
            target: 'outdated',
            actions: [{ type: 'accept', params: ({ event }) => event.output }, 'forgetFailures'],
          },
        ],
        onError: { target: 'failed', actions: 'countFailure' },
      },
    },
    counted: { on: { 'count.outdated': 'outdated', 'connection.made': 'counting' } },
    outdated: { after: { recount: 'counting' } },
    failed: { after: { pause: 'counting' }, on: { 'connection.made': 'counting' } },
  },
})

export type UnreadActor = ActorRefFrom<typeof unreadMachine>
