import { type ActorRefFrom, emit, fromPromise, setup } from 'xstate'
import { port, type Transport } from '../ports/index.ts'

/** Where the build that the server serves names itself (product §7). */
export const LATEST_BUILD_PATH = '/builds/latest.json'

/** Milliseconds between two looks at it. */
export const NEW_VERSION_INTERVAL = 5 * 60 * 1000

/** Milliseconds to wait for an answer. */
const TIMEOUT = 25_000

export type NewVersionEvent =
  /** The page came back to the front: no need to wait for the interval. */
  { type: 'version.check' }

export type NewVersionEmitted =
  /** Said once in the life of a page. */
  { type: 'newVersion'; id: string }

/**
 * Notices that the server serves another build than the page was made with (product §7). Port: `loadLatest`, the id of the
 * latest build. A look that fails says nothing: the next one comes by itself.
 */
export const newVersionMachine = setup({
  types: {
    input: {} as { readonly current: string },
    context: {} as { readonly current: string },
    events: {} as NewVersionEvent,
    emitted: {} as NewVersionEmitted,
  },
  actors: { loadLatest: fromPromise<string>(port('loadLatest')) },
  delays: { interval: NEW_VERSION_INTERVAL },
  guards: { isNew: ({ context }, id: string) => id !== context.current },
}).createMachine({
  id: 'newVersion',
  context: ({ input }) => input,
  initial: 'waiting',
  states: {
    waiting: {
      after: { interval: { target: 'checking' } },
      on: { 'version.check': { target: 'checking' } },
    },
    checking: {
      invoke: {
        id: 'loadLatest',
        src: 'loadLatest',
        onDone: [
          {
            guard: { type: 'isNew', params: ({ event }) => event.output },
            target: 'outdated',
            actions: emit(({ event }) => ({ type: 'newVersion' as const, id: event.output })),
          },
          { target: 'waiting' },
        ],
        onError: { target: 'waiting' },
      },
    },
    outdated: { tags: 'outdated' },
  },
})

export type NewVersionActor = ActorRefFrom<typeof newVersionMachine>

const idOf = (body: unknown): string => {
  const id = (body as { readonly id?: unknown } | null | undefined)?.id
  if (typeof id !== 'string' || id === '') throw new Error('The latest build does not say its id')
  return id
}

/** The machine over a transport. */
export const provideNewVersion = (transport: Transport): typeof newVersionMachine =>
  newVersionMachine.provide({
    actors: {
      loadLatest: fromPromise(async ({ signal }) => {
        const { status, body } = await transport.request({
          method: 'GET',
          url: LATEST_BUILD_PATH,
          headers: { accept: 'application/json', 'cache-control': 'no-cache' },
          credentials: false,
          timeoutMs: TIMEOUT,
          signal,
        })
        if (status !== 200) throw new Error(`${LATEST_BUILD_PATH} answers ${status}`)
        return idOf(body)
      }),
    },
  })
