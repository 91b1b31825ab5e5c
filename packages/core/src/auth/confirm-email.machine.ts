import { type ActorRefFrom, assign, emit, fromPromise, type SnapshotFrom, setup } from 'xstate'
import { type ApiClient, errorMessage, isApiError } from '../api/index.ts'
import { port } from '../ports/index.ts'

export interface ConfirmEmailInput {
  /** Secret of the link; opening the page used nothing up. */
  readonly hash: string
}

export type ConfirmEmailEvent =
  /** Another letter, for whoever is signed in. */
  | { type: 'link.resend' }
  /** After trouble that may pass. */
  | { type: 'confirmation.retry' }

export type ConfirmEmailEmitted =
  /** Let the session reload its viewer. */
  { type: 'emailConfirmed' }

/**
 * The page that a link for confirming an address leads to: it posts the hash at once and says what came of it (product §2,
 * product §13). Ports: `confirmEmail`, `sendConfirmation`; `provideConfirmEmail` gives them.
 */
export const confirmEmailMachine = setup({
  types: {
    input: {} as ConfirmEmailInput,
    context: {} as { hash: string; message: string | null },
    events: {} as ConfirmEmailEvent,
    emitted: {} as ConfirmEmailEmitted,
  },
  actors: {
    confirmEmail: fromPromise<void, { hash: string }>(port('confirmEmail')),
    sendConfirmation: fromPromise<void>(port('sendConfirmation')),
  },
  guards: {
    isUsed: (_, { error }: { error: unknown }) => isApiError(error, 'LINK_USED'),
    isExpired: (_, { error }: { error: unknown }) =>
      isApiError(error, 'LINK_EXPIRED') || isApiError(error, 'VALIDATION_FAILED'),
    isConfirmed: (_, { error }: { error: unknown }) => isApiError(error, 'EMAIL_CONFIRMED'),
  },
  actions: {
    remember: assign((_, { error }: { error: unknown }) => ({ message: errorMessage(error) })),
    forgetMessage: assign({ message: null }),
    announce: emit({ type: 'emailConfirmed' }),
  },
}).createMachine({
  id: 'confirmEmail',
  context: ({ input }) => ({ hash: input.hash, message: null }),
  initial: 'confirming',
  states: {
    confirming: {
      entry: 'forgetMessage',
      invoke: {
        id: 'confirmEmail',
        src: 'confirmEmail',
        input: ({ context }) => ({ hash: context.hash }),
        onDone: { target: 'confirmed', actions: 'announce' },
        onError: [
          { guard: { type: 'isUsed', params: ({ event }) => ({ error: event.error }) }, target: 'used' },
          { guard: { type: 'isExpired', params: ({ event }) => ({ error: event.error }) }, target: 'expired' },
          { target: 'failed', actions: { type: 'remember', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    confirmed: {},
    used: {},
    expired: { on: { 'link.resend': 'sending' } },
    failed: { on: { 'confirmation.retry': 'confirming' } },
    sending: {
      entry: 'forgetMessage',
      invoke: {
        id: 'sendConfirmation',
        src: 'sendConfirmation',
        onDone: 'sent',
        onError: [
          {
            guard: { type: 'isConfirmed', params: ({ event }) => ({ error: event.error }) },
            target: 'confirmed',
            actions: 'announce',
          },
          { target: 'expired', actions: { type: 'remember', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    sent: {},
  },
})

export type ConfirmEmailActor = ActorRefFrom<typeof confirmEmailMachine>

/** What a screen may know. */
export type ConfirmEmailViewState =
  | { readonly status: 'confirming' | 'confirmed' | 'used' | 'sent' }
  /** `message` says why another letter could not be sent. */
  | { readonly status: 'expired'; readonly isSending: boolean; readonly message: string | null }
  | { readonly status: 'failed'; readonly message: string }

export const selectConfirmEmail = ({
  value,
  context,
}: SnapshotFrom<typeof confirmEmailMachine>): ConfirmEmailViewState => {
  if (value === 'failed') return { status: 'failed', message: context.message ?? '' }
  if (value === 'expired' || value === 'sending') {
    return { status: 'expired', isSending: value === 'sending', message: context.message }
  }
  return { status: value }
}

/** The machine with its ports made of the API client. */
export const provideConfirmEmail = ({ api }: { readonly api: Pick<ApiClient, 'confirmEmail' | 'sendConfirmation'> }) =>
  confirmEmailMachine.provide({
    actors: {
      confirmEmail: fromPromise<void, { hash: string }>(({ input }) => api.confirmEmail({ body: input })),
      sendConfirmation: fromPromise<void>(() => api.sendConfirmation()),
    },
  })
