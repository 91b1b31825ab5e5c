import { type ActorRefFrom, assign, emit, fromPromise, type SnapshotFrom, setup } from 'xstate'
import { type ApiClient, errorMessage, isApiError } from '../api/index.ts'
import type { SentPhoneCode } from '../contract/phone.operations.ts'
import { port } from '../ports/index.ts'
import { PHONE_CODE } from './phone-codes.ts'

export type PhoneConfirmationEvent =
  /** A code, or another one. */
  | { type: 'code.request' }
  /** Digits are typed or pasted; the sixth one sends them. */
  | { type: 'code.change'; code: string }
  | { type: 'code.submit' }

export type PhoneConfirmationEmitted =
  /** Let the session reload its viewer. */
  | { type: 'phoneConfirmed' }
  /** A code went out: focus belongs into its field. */
  | { type: 'codeSent' }

interface Context {
  readonly code: string
  readonly message: string | null
  readonly sent: SentPhoneCode
  readonly isResendable: boolean
}

/** What of a pasted text is the code: «Ваш код: 482 913» brings its digits. */
const digitsOf = (typed: string) => typed.replace(/\D/g, '').slice(0, PHONE_CODE.digits)

/**
 * Whether the phone of who is signed in is theirs: a code is asked for, sent, typed, and judged by the server (product §13).
 * Ports: `sendCode`, `confirmPhone`; `providePhoneConfirmation` gives them.
 */
export const phoneConfirmationMachine = setup({
  types: {
    context: {} as Context,
    events: {} as PhoneConfirmationEvent,
    emitted: {} as PhoneConfirmationEmitted,
  },
  actors: {
    sendCode: fromPromise<SentPhoneCode>(port('sendCode')),
    confirmPhone: fromPromise<void, { code: string }>(port('confirmPhone')),
  },
  delays: {
    codeLifetime: ({ context }) => context.sent.expiresIn * 1000,
    resendPause: ({ context }) => context.sent.resendIn * 1000,
  },
  guards: {
    isConfirmed: (_, { error }: { error: unknown }) => isApiError(error, 'PHONE_CONFIRMED'),
    isSpent: (_, { error }: { error: unknown }) => isApiError(error, 'CODE_SPENT'),
    isWrong: (_, { error }: { error: unknown }) =>
      isApiError(error, 'CODE_WRONG') || isApiError(error, 'VALIDATION_FAILED'),
    isResendable: ({ context }) => context.isResendable,
    isWhole: (_, { code }: { code: string }) => digitsOf(code).length === PHONE_CODE.digits,
  },
  actions: {
    remember: assign((_, { error }: { error: unknown }) => ({ message: errorMessage(error) })),
    forgetMessage: assign({ message: null }),
    setCode: assign((_, { code }: { code: string }) => ({ code: digitsOf(code), message: null })),
    setSent: assign((_, { sent }: { sent: SentPhoneCode }) => ({ sent, code: '', isResendable: false })),
    clearCode: assign({ code: '' }),
    allowResend: assign({ isResendable: true }),
    announce: emit({ type: 'phoneConfirmed' }),
    announceSent: emit({ type: 'codeSent' }),
  },
}).createMachine({
  id: 'phoneConfirmation',
  context: { code: '', message: null, sent: { expiresIn: 0, resendIn: 0 }, isResendable: false },
  initial: 'idle',
  states: {
    idle: { on: { 'code.request': 'sending' } },
    sending: {
      entry: 'forgetMessage',
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        onDone: {
          target: 'entering',
          actions: [{ type: 'setSent', params: ({ event }) => ({ sent: event.output }) }, 'announceSent'],
        },
        onError: [
          {
            guard: { type: 'isConfirmed', params: ({ event }) => ({ error: event.error }) },
            target: 'confirmed',
            actions: 'announce',
          },
          { target: 'idle', actions: { type: 'remember', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    entering: {
      initial: 'typing',
      after: { codeLifetime: 'expired', resendPause: { actions: 'allowResend' } },
      on: { 'code.request': { guard: 'isResendable', target: 'sending' } },
      states: {
        typing: {
          on: {
            'code.change': [
              {
                guard: { type: 'isWhole', params: ({ event }) => event },
                target: 'confirming',
                actions: { type: 'setCode', params: ({ event }) => event },
              },
              { actions: { type: 'setCode', params: ({ event }) => event } },
            ],
            'code.submit': { guard: { type: 'isWhole', params: ({ context }) => context }, target: 'confirming' },
          },
        },
        confirming: {
          entry: 'forgetMessage',
          invoke: {
            id: 'confirmPhone',
            src: 'confirmPhone',
            input: ({ context }) => ({ code: context.code }),
            onDone: { target: '#phoneConfirmation.confirmed', actions: 'announce' },
            onError: [
              {
                guard: { type: 'isSpent', params: ({ event }) => ({ error: event.error }) },
                target: '#phoneConfirmation.spent',
              },
              {
                guard: { type: 'isWrong', params: ({ event }) => ({ error: event.error }) },
                target: 'wrong',
                actions: { type: 'remember', params: ({ event }) => ({ error: event.error }) },
              },
              // Trouble that may pass: what was typed stays.
              { target: 'typing', actions: { type: 'remember', params: ({ event }) => ({ error: event.error }) } },
            ],
          },
        },
        wrong: {
          entry: 'clearCode',
          on: {
            'code.change': [
              {
                guard: { type: 'isWhole', params: ({ event }) => event },
                target: 'confirming',
                actions: { type: 'setCode', params: ({ event }) => event },
              },
              { target: 'typing', actions: { type: 'setCode', params: ({ event }) => event } },
            ],
          },
        },
      },
    },
    expired: { entry: 'forgetMessage', on: { 'code.request': 'sending' } },
    spent: { entry: 'forgetMessage', on: { 'code.request': 'sending' } },
    confirmed: {},
  },
})

export type PhoneConfirmationActor = ActorRefFrom<typeof phoneConfirmationMachine>

/** What a screen may know. */
export type PhoneConfirmationViewState =
  /** `message` says why no code could be sent. */
  | { readonly status: 'idle'; readonly message: string | null }
  | { readonly status: 'sending' | 'expired' | 'spent' | 'confirmed' }
  | {
      readonly status: 'entering'
      readonly code: string
      readonly isChecking: boolean
      /** What is wrong with the code. */
      readonly error: string | null
      /** Trouble that is not the code’s. */
      readonly message: string | null
      /** Seconds until another code may be asked for, counted from when this one was sent; 0 when it may. */
      readonly resendIn: number
    }

export const selectPhoneConfirmation = (
  snapshot: SnapshotFrom<typeof phoneConfirmationMachine>,
): PhoneConfirmationViewState => {
  const { value, context } = snapshot
  if (typeof value === 'object') {
    const isWrong = value.entering === 'wrong'
    return {
      status: 'entering',
      code: context.code,
      isChecking: value.entering === 'confirming',
      error: isWrong ? context.message : null,
      message: isWrong ? null : context.message,
      resendIn: context.isResendable ? 0 : context.sent.resendIn,
    }
  }
  return value === 'idle' ? { status: 'idle', message: context.message } : { status: value }
}

/** The machine with its ports made of the API client. */
export const providePhoneConfirmation = ({
  api,
}: {
  readonly api: Pick<ApiClient, 'sendPhoneCode' | 'confirmPhone'>
}) =>
  phoneConfirmationMachine.provide({
    actors: {
      sendCode: fromPromise<SentPhoneCode>(async () => (await api.sendPhoneCode()).data),
      confirmPhone: fromPromise<void, { code: string }>(async ({ input }) => {
        await api.confirmPhone({ body: input })
      }),
    },
  })
