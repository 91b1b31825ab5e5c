import type { ActorRefFrom } from 'xstate'
import type { ApiClient } from '../api/index.ts'
import { defineForm } from '../forms/index.ts'
import { consentFields, personFields } from './person-fields.ts'
import type { TokenKeeper } from './token-keeper.ts'

export interface RegistrationPorts {
  readonly tokens: Pick<TokenKeeper, 'accept'>
  /** Date of the texts that are ticked, e.g. `2026-11-01`. */
  readonly consentsVersion: string
}

/**
 * Registration of a client. The session learns of a success by itself; a letter to confirm the address is on its way then.
 */
export const registrationClientForm = defineForm({
  id: 'registrationClient',
  fields: { ...personFields, ...consentFields },
  async send(
    { consents, ...person },
    { api, tokens, consentsVersion: version }: RegistrationPorts & { readonly api: Pick<ApiClient, 'registerClient'> },
  ) {
    const { data } = await api.registerClient({ body: { ...person, consents: { ...consents, version } } })
    tokens.accept(data)
  },
})

/** Registration of a client (product §13). Port: `submit`; `registrationClientForm` gives it. */
export const registrationClientMachine = registrationClientForm.machine

export type RegistrationClientActor = ActorRefFrom<typeof registrationClientMachine>
/** Fields of the registration of a client; a field of the server's has the same name. */
export type RegistrationClientValues = typeof registrationClientForm.initial
