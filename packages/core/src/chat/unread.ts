import { createActor, fromPromise } from 'xstate'
import type { ApiClient } from '../api/index.ts'
import type { Clock, Readable } from '../ports/index.ts'
import { createPublisher, onceAFrame } from './computed.ts'
import type { Realtime } from './realtime.ts'
import { type UnreadActor, unreadMachine } from './unread.machine.ts'
import { createUnreadCounter, type UnreadCounter } from './unread-counter.ts'

export interface UnreadOptions {
  readonly userId: string
  readonly api: Pick<ApiClient, 'getUnreadCount'>
  readonly realtime: Realtime
  readonly clock: Clock
  /** 0 ≤ random() < 1. */
  readonly random: () => number
}

/** The number beside «Чаты» in the header, right on every page and without the chat itself. */
export interface Unread {
  readonly actor: UnreadActor
  readonly counter: UnreadCounter
  /** Unread messages in all chats; `null` until the server has counted once. */
  readonly total: Readable<number | null>
  /** The count says that a chat has been read or deleted unheard: what is known of the chats must be asked for again. */
  onContradiction(listener: () => void): () => void
  start(): void
  /** For good: another session has another one. */
  stop(): void
}

/** The counter of one signed-in person fed by the socket, and the machine that keeps it true. */
export const createUnread = ({ userId, api, realtime, clock, random }: UnreadOptions): Unread => {
  const publisher = createPublisher<'total'>(clock)
  const contradicted = new Set<() => void>()
  const counter = createUnreadCounter(userId, {
    onChange: () => publisher.publish('total'),
    onDoubt: () => actor.send({ type: 'count.outdated' }),
    onNews: () => news.ask(),
    onContradiction: () => {
      for (const listener of contradicted) listener()
    },
  })
  const actor: UnreadActor = createActor(
    unreadMachine.provide({
      actors: {
        getUnreadCount: fromPromise(async ({ input }) => ({ total: await api.getUnreadCount(), stamp: input.stamp })),
      },
    }),
    { clock, input: { counter, random } },
  )
  // Of a burst the machine is told once: an event of its own for each message would cost more than counting it.
  const news = onceAFrame(clock, () => actor.send({ type: 'count.changed' }))
  const stops: (() => void)[] = []
  return {
    actor,
    counter,
    total: { get: () => counter.total, subscribe: (listener) => publisher.subscribe('total', listener) },
    onContradiction(listener) {
      contradicted.add(listener)
      return () => void contradicted.delete(listener)
    },
    start() {
      stops.push(
        realtime.onEvent(counter.apply),
        realtime.onConnected(() => {
          actor.send({ type: 'connection.made' })
          counter.suspect()
        }),
      )
      actor.start()
    },
    stop() {
      for (const stop of stops.splice(0)) stop()
      news.stop()
      actor.stop()
    },
  }
}
