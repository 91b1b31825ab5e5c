import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { type ApiClient, isApiError } from '../api/index.ts'
import { defineForm, passwordField, textField } from '../forms/index.ts'
import { personRules } from '../validators/index.ts'

/** Asks for a link. The server answers alike whether there is such an account. */
export const askResetForm = defineForm({
  id: 'askReset',
  fields: { email: textField(personRules.email) },
  send: (body, { api }: { readonly api: Pick<ApiClient, 'requestPasswordReset'> }) =>
    api.requestPasswordReset({ body }),
})

/** Form that asks for a link. The server answers alike whether there is such an account. */
export const askResetMachine = askResetForm.machine

/** What came of a new password: set, or the link was no good. */
export type SetPasswordOutcome = 'done' | 'expired' | 'used'

/** The new password, by the secret of a link. */
export const setPasswordForm = defineForm({
  id: 'setPassword',
  fields: { password: passwordField(personRules.password) },
  async send(
    { password },
    { api, hash }: { readonly api: Pick<ApiClient, 'resetPassword'>; readonly hash: string | null },
  ): Promise<SetPasswordOutcome> {
    try {
      await api.resetPassword({ body: { hash: hash ?? '', password } })
      return 'done'
    } catch (error) {
      if (isApiError(error, 'LINK_USED')) return 'used'
      if (isApiError(error, 'LINK_EXPIRED')) return 'expired'
      throw error
    }
  },
})

/** Form of the new password. */
export const setPasswordMachine = setPasswordForm.machine

export interface ResetPasswordInput {
  /** Secret of the link, or `null` when the person comes to ask for one. */
  readonly hash: string | null
  /** Address that was typed already, at sign-in. */
  readonly email?: string
}

/** Back to asking, for another letter or another address. */
export type ResetPasswordEvent = { type: 'reset.again' }

/**
 * Recovery of a password (product §2.2): ask → sent, and by the link of the letter set → done, or a link
 * that is expired or used. Children: `ask` and `set`, whose forms a screen binds; `provideResetPassword` gives their ports.
 */
export const resetPasswordMachine = setup({
  types: {
    input: {} as ResetPasswordInput,
    context: {} as { hash: string | null; email: string },
    events: {} as ResetPasswordEvent,
    children: {} as { ask: 'ask'; set: 'set' },
  },
  actors: { ask: askResetMachine, set: setPasswordMachine },
  guards: {
    hasHash: ({ context }) => context.hash !== null,
    isOutcome: (_, { output, wanted }: { output: unknown; wanted: SetPasswordOutcome }) => output === wanted,
    isSent: (_, { value }: { value: unknown }) => value === 'done',
  },
  actions: {
    rememberEmail: assign((_, email: string) => ({ email })),
  },
}).createMachine({
  id: 'resetPassword',
  context: ({ input }) => ({ hash: input.hash, email: input.email ?? '' }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'hasHash', target: 'setting' }, { target: 'asking' }] },
    asking: {
      invoke: {
        id: 'ask',
        src: 'ask',
        input: ({ context }) => ({ values: { email: context.email } }),
        onSnapshot: {
          guard: { type: 'isSent', params: ({ event }) => ({ value: event.snapshot.value }) },
          target: 'sent',
          actions: { type: 'rememberEmail', params: ({ event }) => event.snapshot.context.values.email },
        },
      },
    },
    sent: { on: { 'reset.again': 'asking' } },
    setting: {
      invoke: {
        id: 'set',
        src: 'set',
        onSnapshot: (['done', 'expired', 'used'] as const).map((wanted) => ({
          guard: {
            type: 'isOutcome' as const,
            params: ({ event }: { event: { snapshot: SnapshotFrom<typeof setPasswordMachine> } }) => ({
              output: event.snapshot.context.output,
              wanted,
            }),
          },
          target: wanted,
        })),
      },
    },
    expired: { on: { 'reset.again': 'asking' } },
    used: { on: { 'reset.again': 'asking' } },
    done: {},
  },
})

export type ResetPasswordActor = ActorRefFrom<typeof resetPasswordMachine>

/** The machine with its ports made of the API client. `hash` is that of its input. */
export const provideResetPassword = ({
  api,
  hash,
}: ResetPasswordInput & { readonly api: Pick<ApiClient, 'requestPasswordReset' | 'resetPassword'> }) =>
  resetPasswordMachine.provide({
    actors: {
      ask: askResetForm.provide({ api }),
      set: setPasswordForm.provide({ api, hash }),
    },
  })
