import { createActor, fromPromise } from 'xstate'
import type { AccessTokens } from '../api/index.ts'
import type { RealtimeEvent } from '../contract/realtime.ts'
import type { Clock, Connectivity, Readable, SocketPort } from '../ports/index.ts'
import { computed } from './computed.ts'
import { type ConnectionStatus, type SocketActor, selectConnection, socketMachine } from './socket.machine.ts'

export interface RealtimeOptions {
  readonly socket: SocketPort
  readonly tokens: AccessTokens
  readonly connectivity: Connectivity
  readonly clock: Clock
  /** 0 ≤ random() < 1. */
  readonly random: () => number
}

/** What the server tells a signed-in person while the page is open. */
export interface Realtime {
  readonly actor: SocketActor
  readonly connection: Readable<ConnectionStatus>
  /** Every valid event, in the order of the wire; listeners are told in the order of their subscription. */
  onEvent(listener: (event: RealtimeEvent) => void): () => void
  /** Events flow; `isAgain` says that some may have been missed since the last time. */
  onConnected(listener: (isAgain: boolean) => void): () => void
  /** The session is over and cannot be renewed. */
  onExpired(listener: () => void): () => void
  /** After signing in; once more after {@link stop} too. */
  start(): void
  /** On signing out. */
  stop(): void
}

/** The socket machine with its ports, and a way to hear what comes. Small: every page of a signed-in person loads it. */
export const createRealtime = ({ socket, tokens, connectivity, clock, random }: RealtimeOptions): Realtime => {
  const listeners = new Set<(event: RealtimeEvent) => void>()
  const actor: SocketActor = createActor(
    socketMachine.provide({
      actors: {
        getToken: fromPromise(() => tokens.access()),
        renewToken: fromPromise(({ input }) => tokens.renew(input.refused)),
      },
    }),
    {
      clock,
      input: {
        socket,
        connectivity,
        random,
        deliver: (event) => {
          for (const listener of listeners) listener(event)
        },
      },
    },
  )
  const connection = computed(
    [
      {
        mark: () => actor.getSnapshot(),
        subscribe: (listener) => {
          const subscription = actor.subscribe(listener)
          return () => subscription.unsubscribe()
        },
      },
    ],
    () => selectConnection(actor.getSnapshot()),
  )
  return {
    actor,
    connection,
    onEvent(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    onConnected(listener) {
      const subscription = actor.on('connected', ({ isAgain }) => listener(isAgain))
      return () => subscription.unsubscribe()
    },
    onExpired(listener) {
      const subscription = actor.on('expired', listener)
      return () => subscription.unsubscribe()
    },
    start() {
      actor.start()
      actor.send({ type: 'socket.open' })
    },
    stop: () => actor.send({ type: 'socket.close' }),
  }
}
