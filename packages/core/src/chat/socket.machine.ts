import { type ActorRefFrom, assign, emit, fromCallback, fromPromise, type SnapshotFrom, setup } from 'xstate'
import type { RealtimeEvent } from '../contract/realtime.ts'
import { type Connectivity, port, type SocketPort } from '../ports/index.ts'
import { isSessionOver, pauseBeforeRetry } from './failure.ts'
import { readRealtimeEvent } from './realtime-payloads.ts'

/** Milliseconds in which a connection must stand (product §9). */
export const SOCKET_TIMEOUT = 60_000

/** What the screens say about the live connection. `unauthorised`: the session is over, signing in again helps. */
export type ConnectionStatus = 'connecting' | 'online' | 'reconnecting' | 'offline' | 'unauthorised'

export interface SocketInput {
  readonly socket: SocketPort
  readonly connectivity: Connectivity
  /** 0 ≤ random() < 1, for the jitter of the pauses. */
  readonly random: () => number
  /** Takes the events of the server, past the machine. */
  readonly deliver: (event: RealtimeEvent) => void
}

type ConnectionEvent =
  | { type: 'connection.made' }
  | { type: 'connection.lost'; unauthorized: boolean }
  | { type: 'network.changed'; isOnline: boolean }
export type SocketEvent = ConnectionEvent | { type: 'socket.open' } | { type: 'socket.close' }

/** `connected`: events flow; `isAgain` says that some may have been missed. `expired`: the session cannot be renewed. */
export type SocketEmitted = { type: 'connected'; isAgain: boolean } | { type: 'expired' }

export interface SocketContext extends SocketInput {
  readonly token: string
  /** Attempts in a row that did not connect. */
  readonly failures: number
  /** The token was renewed since the last pause, so a refusal of it is no reason to renew it at once. */
  readonly isRenewed: boolean
  readonly hasConnected: boolean
}

/**
 * The live connection of one signed-in person (product §7.10): connects, reconnects, renews the token, follows the
 * network. Ports: SocketPort, Connectivity; actors `getToken` and `renewToken`. What the server tells is handed to
 * `deliver` directly: an event of a chat is data and changes no state of the connection, and two machines on its way would
 * cost more than storing it.
 */
export const socketMachine = setup({
  types: {
    input: {} as SocketInput,
    context: {} as SocketContext,
    events: {} as SocketEvent,
    emitted: {} as SocketEmitted,
    tags: {} as 'online' | 'offline' | 'unauthorised',
  },
  actors: {
    /** A token that is good now, renewed when it had expired; `null` for a guest. */
    getToken: fromPromise<string | null>(port('getToken')),
    /** Another token than the refused one, renewed unless that has happened meanwhile; `null` when there is none. */
    renewToken: fromPromise<string | null, { refused: string }>(port('renewToken')),
    connection: fromCallback<ConnectionEvent, SocketContext>(({ input, sendBack }) => {
      const connection = input.socket.connect({
        token: input.token,
        timeoutMs: SOCKET_TIMEOUT,
        onConnected: () => sendBack({ type: 'connection.made' }),
        onDisconnected: ({ unauthorized }) => sendBack({ type: 'connection.lost', unauthorized }),
        onEvent: (name, payload) => {
          const event = readRealtimeEvent(name, payload)
          if (event) input.deliver(event)
        },
      })
      return () => connection.close()
    }),
    network: fromCallback<ConnectionEvent, Connectivity>(({ input, sendBack }) =>
      input.subscribe((isOnline) => sendBack({ type: 'network.changed', isOnline })),
    ),
  },
  delays: {
    connectTimeout: SOCKET_TIMEOUT,
    pause: ({ context }) => pauseBeforeRetry(context.failures, context.random()),
  },
  guards: {
    isOnline: ({ context }) => context.connectivity.isOnline(),
    isRefusedAnew: ({ context }, unauthorized: boolean) => unauthorized && !context.isRenewed,
    isToken: (_, token: string | null) => token !== null,
    isTrue: (_, condition: boolean) => condition,
  },
  actions: {
    keepToken: assign((_, token: string | null) => ({ token: token ?? '' })),
    markRenewed: assign({ isRenewed: true }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1, isRenewed: false }),
    tellConnected: emit(({ context }) => ({ type: 'connected' as const, isAgain: context.hasConnected })),
    markConnected: assign({ failures: 0, isRenewed: false, hasConnected: true }),
    tellExpired: emit({ type: 'expired' }),
    forget: assign({ token: '', failures: 0, isRenewed: false, hasConnected: false }),
  },
}).createMachine({
  id: 'socket',
  context: ({ input }) => ({ ...input, token: '', failures: 0, isRenewed: false, hasConnected: false }),
  initial: 'idle',
  states: {
    idle: { on: { 'socket.open': 'open' } },
    open: {
      invoke: { id: 'network', src: 'network', input: ({ context }) => context.connectivity },
      initial: 'checking',
      on: {
        'socket.close': { target: 'idle', actions: 'forget' },
        'network.changed': '.checking',
      },
      states: {
        checking: { always: [{ guard: 'isOnline', target: 'authorising' }, { target: 'offline' }] },
        offline: { tags: 'offline' },
        authorising: {
          invoke: {
            id: 'getToken',
            src: 'getToken',
            onDone: [
              {
                guard: { type: 'isToken', params: ({ event }) => event.output },
                target: 'live',
                actions: { type: 'keepToken', params: ({ event }) => event.output },
              },
              { target: 'unauthorised' },
            ],
            onError: [
              { guard: { type: 'isTrue', params: ({ event }) => isSessionOver(event.error) }, target: 'unauthorised' },
              { target: 'waiting' },
            ],
          },
        },
        live: {
          invoke: { id: 'connection', src: 'connection', input: ({ context }) => context },
          initial: 'connecting',
          on: {
            'connection.lost': [
              { guard: { type: 'isRefusedAnew', params: ({ event }) => event.unauthorized }, target: 'renewing' },
              { target: 'waiting' },
            ],
          },
          states: {
            connecting: {
              on: { 'connection.made': 'connected' },
              after: { connectTimeout: '#socket.open.waiting' },
            },
            connected: { tags: 'online', entry: ['tellConnected', 'markConnected'] },
          },
        },
        renewing: {
          invoke: {
            id: 'renewToken',
            src: 'renewToken',
            input: ({ context }) => ({ refused: context.token }),
            onDone: [
              {
                guard: { type: 'isToken', params: ({ event }) => event.output },
                target: 'live',
                actions: [{ type: 'keepToken', params: ({ event }) => event.output }, 'markRenewed'],
              },
              { target: 'unauthorised' },
            ],
            onError: [
              { guard: { type: 'isTrue', params: ({ event }) => isSessionOver(event.error) }, target: 'unauthorised' },
              { target: 'waiting' },
            ],
          },
        },
        waiting: { entry: 'countFailure', after: { pause: 'authorising' } },
        unauthorised: {
          tags: 'unauthorised',
          entry: 'tellExpired',
          on: { 'socket.open': 'authorising', 'network.changed': {} },
        },
      },
    },
  },
})

export type SocketActor = ActorRefFrom<typeof socketMachine>

/** The connection in one word. The first connecting is not a reconnecting: nothing has been lost yet. */
export const selectConnection = (snapshot: SnapshotFrom<typeof socketMachine>): ConnectionStatus => {
  for (const status of ['online', 'offline', 'unauthorised'] as const) if (snapshot.hasTag(status)) return status
  return snapshot.context.hasConnected ? 'reconnecting' : 'connecting'
}
