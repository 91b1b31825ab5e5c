import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate'
import { port } from '../ports/index.ts'
import { pauseBeforeRetry } from './failure.ts'
import { SOCKET_TIMEOUT } from './socket.machine.ts'
import type { UnreadCounter } from './unread-counter.ts'

/** Milliseconds in which reasons to count again become one request, at first and at most. */
export const RECOUNT_PAUSE = 300
const LONGEST_PAUSE = 10_000

export interface UnreadInput {
  readonly counter: UnreadCounter
  /** 0 ≤ random() < 1, for the jitter of the pauses. */
  readonly random: () => number
}

export type UnreadEvent =
  /** What is known does not suffice to tell the total. */
  | { type: 'count.outdated' }
  /** An event has changed the total, unless the last count knew it already. */
  | { type: 'count.changed' }
  /** Events may have been missed. */
  | { type: 'connection.made' }

interface Count {
  readonly total: number
  readonly stamp: number
}

/**
 * Keeps the counter's total true: asks the server to count when a session starts, after a reconnection, and whenever events
 * do not suffice. An answer that events have overtaken is asked for again. So is one that has overtaken an event: whether
 * it knew of an event that comes soon after it, nobody can tell. An event later than {@link SOCKET_TIMEOUT} would come by
 * another connection. While there is always something new the pauses grow. Actor: `getUnreadCount`.
 */
export const unreadMachine = setup({
  types: {
    input: {} as UnreadInput,
    context: {} as UnreadInput & {
      readonly failures: number
      /** Counts in a row that were not the last word. */
      readonly races: number
    },
    events: {} as UnreadEvent,
  },
  actors: { getUnreadCount: fromPromise<Count, { stamp: number }>(port('getUnreadCount')) },
  delays: {
    recount: ({ context }) => Math.min(LONGEST_PAUSE, RECOUNT_PAUSE * 2 ** (context.races - 1)),
    latestEvent: SOCKET_TIMEOUT,
    pause: ({ context }) => pauseBeforeRetry(context.failures, context.random()),
  },
  guards: { isCurrent: ({ context }, stamp: number) => context.counter.isCurrent(stamp) },
  actions: {
    accept: ({ context }, { total, stamp }: Count) => context.counter.accept(total, stamp),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    forgetFailures: assign({ failures: 0 }),
    countRace: assign({ races: ({ context }) => context.races + 1 }),
    forgetRaces: assign({ races: 0 }),
  },
}).createMachine({
  id: 'unread',
  context: ({ input }) => ({ ...input, failures: 0, races: 0 }),
  initial: 'counting',
  states: {
    counting: {
      invoke: {
        id: 'getUnreadCount',
        src: 'getUnreadCount',
        input: ({ context }) => ({ stamp: context.counter.stamp() }),
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
    counted: {
      initial: 'fresh',
      on: { 'count.outdated': 'outdated', 'connection.made': 'counting' },
      states: {
        fresh: { after: { latestEvent: 'settled' }, on: { 'count.changed': '#unread.outdated' } },
        settled: { entry: 'forgetRaces' },
      },
    },
    outdated: { entry: 'countRace', after: { recount: 'counting' } },
    failed: { after: { pause: 'counting' }, on: { 'connection.made': 'counting' } },
  },
})

export type UnreadActor = ActorRefFrom<typeof unreadMachine>
