import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate'
import { type ApiClient, errorMessage, isApiError } from '../api/index.ts'
import { port } from '../ports/index.ts'

export type StopLettersEvent =
  /** After trouble that may pass. */
  { type: 'stopping.retry' }

/**
 * The page that a link for stopping letters leads to: it posts the hash at once and says what came of it (product §20.1). Port:
 * `stopLetters`; `provideStopLetters` gives it.
 */
export const stopLettersMachine = setup({
  types: {
    input: {} as { readonly hash: string },
    context: {} as { readonly hash: string; readonly message: string | null },
    events: {} as StopLettersEvent,
  },
  actors: { stopLetters: fromPromise<void, { hash: string }>(port('stopLetters')) },
  guards: {
    isBadLink: (_, { error }: { error: unknown }) =>
      isApiError(error, 'LINK_EXPIRED') || isApiError(error, 'VALIDATION_FAILED'),
  },
  actions: { remember: assign((_, { error }: { error: unknown }) => ({ message: errorMessage(error) })) },
}).createMachine({
  id: 'stopLetters',
  context: ({ input }) => ({ hash: input.hash, message: null }),
  initial: 'stopping',
  states: {
    stopping: {
      invoke: {
        id: 'stopLetters',
        src: 'stopLetters',
        input: ({ context }) => ({ hash: context.hash }),
        onDone: 'stopped',
        onError: [
          { guard: { type: 'isBadLink', params: ({ event }) => ({ error: event.error }) }, target: 'badLink' },
          { target: 'failed', actions: { type: 'remember', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    stopped: {},
    badLink: {},
    failed: { on: { 'stopping.retry': 'stopping' } },
  },
})

export type StopLettersActor = ActorRefFrom<typeof stopLettersMachine>

/** What a screen may know. */
export type StopLettersViewState =
  | { readonly status: 'stopping' | 'stopped' | 'badLink' }
  | { readonly status: 'failed'; readonly message: string }

export const selectStopLetters = ({ value, context }: SnapshotFrom<typeof stopLettersMachine>): StopLettersViewState =>
  value === 'failed' ? { status: 'failed', message: context.message ?? '' } : { status: value }

/** The machine with its port made of the API client. */
export const provideStopLetters = ({ api }: { readonly api: Pick<ApiClient, 'stopNotificationLetters'> }) =>
  stopLettersMachine.provide({
    actors: {
      stopLetters: fromPromise<void, { hash: string }>(async ({ input }) => {
        await api.stopNotificationLetters({ body: input })
      }),
    },
  })
