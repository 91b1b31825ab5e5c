import { type ActorRefFrom, fromPromise } from 'xstate'
import type { ApiClient } from '../api/index.ts'
import { createFormMachine, type FieldErrors } from '../forms/index.ts'
import {
  type ConsentValues,
  consentProblems,
  NO_CONSENTS,
  NOBODY,
  type PersonValues,
  personBody,
  personProblems,
} from './person-rules.ts'
import type { TokenKeeper } from './token-keeper.ts'

/** Fields of the registration of a client; a field of the server's has the same name. */
export type RegistrationClientValues = {
  readonly [N in keyof (PersonValues & ConsentValues)]: (PersonValues & ConsentValues)[N]
}

export const validateRegistrationClient = (values: RegistrationClientValues): FieldErrors => ({
  ...personProblems(values),
  ...consentProblems(values),
})

/** The form before anything is typed. */
export const EMPTY_CLIENT: RegistrationClientValues = { ...NOBODY, ...NO_CONSENTS }

/**
 * Registration of a client (domain.md "Registration, sign-in, reset"). Port: `submit`; `provideRegistrationClient` gives
 * it. The session learns of a success by itself; a letter to confirm the address is on its way then.
 */
export const registrationClientMachine = createFormMachine<RegistrationClientValues, void>({
  id: 'registrationClient',
  initial: EMPTY_CLIENT,
  validate: validateRegistrationClient,
})

export type RegistrationClientActor = ActorRefFrom<typeof registrationClientMachine>

export interface RegistrationPorts {
  readonly tokens: Pick<TokenKeeper, 'accept'>
  /** Date of the texts that are ticked, e.g. `2026-11-01`. */
  readonly consentsVersion: string
}

/** The form with its port made of the API client and the token keeper. */
export const provideRegistrationClient = ({
  api,
  tokens,
  consentsVersion,
}: RegistrationPorts & { readonly api: Pick<ApiClient, 'registerClient'> }) =>
  registrationClientMachine.provide({
    actors: {
      submit: fromPromise<void, RegistrationClientValues>(async ({ input }) => {
        const { data } = await api.registerClient({ body: personBody(input, consentsVersion) })
        tokens.accept(data)
      }),
    },
  })
