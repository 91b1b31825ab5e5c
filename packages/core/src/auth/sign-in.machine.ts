import { type ActorRefFrom, fromPromise } from 'xstate'
import type { ApiClient } from '../api/index.ts'
import { createFormMachine, type FieldErrors } from '../forms/index.ts'
import { signInRules } from '../validators/index.ts'
import { present } from './person-rules.ts'
import type { TokenKeeper } from './token-keeper.ts'

/** Fields of the sign-in form; `login` is an e-mail or a phone as a person types them. */
export type SignInValues = { readonly login: string; readonly password: string }

export const validateSignIn = ({ login, password }: SignInValues): FieldErrors =>
  present({ login: signInRules.login(login.trim()), password: signInRules.password(password) })

/**
 * Sign-in by e-mail or phone (domain.md "Registration, sign-in, reset"). Port: `submit`; `provideSignIn` gives it. The
 * session learns of a success by itself.
 */
export const signInMachine = createFormMachine<SignInValues, void>({
  id: 'signIn',
  initial: { login: '', password: '' },
  validate: validateSignIn,
})

export type SignInActor = ActorRefFrom<typeof signInMachine>

/** The sign-in form with its port made of the API client and the token keeper. */
export const provideSignIn = ({
  api,
  tokens,
}: {
  readonly api: Pick<ApiClient, 'login'>
  readonly tokens: Pick<TokenKeeper, 'accept'>
}) =>
  signInMachine.provide({
    actors: {
      submit: fromPromise<void, SignInValues>(async ({ input }) => {
        const { data } = await api.login({ body: input })
        tokens.accept(data)
      }),
    },
  })
