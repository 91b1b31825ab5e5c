import type { ActorRefFrom } from 'xstate'
import type { ApiClient } from '../api/index.ts'
import { defineForm, passwordField, textField } from '../forms/index.ts'
import { signInRules } from '../validators/index.ts'
import type { TokenKeeper } from './token-keeper.ts'

export interface SignInPorts {
  readonly api: Pick<ApiClient, 'login'>
  readonly tokens: Pick<TokenKeeper, 'accept'>
}

/** Sign-in by e-mail or phone, as people type them. The session learns of a success by itself. */
export const signInForm = defineForm({
  id: 'signIn',
  fields: { login: textField(signInRules.login), password: passwordField(signInRules.password) },
  send: async (body, { api, tokens }: SignInPorts) => tokens.accept((await api.login({ body })).data),
})

/** Sign-in by e-mail or phone (product §13). Port: `submit`; `signInForm` gives it. */
export const signInMachine = signInForm.machine

export type SignInActor = ActorRefFrom<typeof signInMachine>
export type SignInValues = typeof signInForm.initial
