import type { ActorRefFrom } from 'xstate'
import { type ApiClient, isApiError } from '../api/index.ts'
import type { ConsentEditions } from '../contract/registration.ts'
import { defineForm } from '../forms/index.ts'
import { consentFields, personFields } from './person-fields.ts'
import type { TokenKeeper } from './token-keeper.ts'

/** Editions of the texts that a form of registration shows. */
export interface ShownEditions {
  read(): Promise<ConsentEditions>
  /** They may have changed since: shows those of now. */
  renew(): void
}

export interface RegistrationPorts {
  readonly tokens: Pick<TokenKeeper, 'accept'>
  /** The editions that the form shows beside its ticks. */
  readonly editions: ShownEditions
}

/** Sends, and after a refusal shows the editions of now: one of them may be what it was about. */
export const renewing = async <T>(editions: Pick<ShownEditions, 'renew'>, send: () => Promise<T>): Promise<T> => {
  try {
    return await send()
  } catch (error) {
    if (isApiError(error, 'VALIDATION_FAILED')) editions.renew()
    throw error
  }
}

/**
 * Registration of a client. The session learns of a success by itself; a letter to confirm the address is on its way then.
 */
export const registrationClientForm = defineForm({
  id: 'registrationClient',
  fields: { ...personFields, ...consentFields },
  async send(
    { consents, ...person },
    { api, tokens, editions }: RegistrationPorts & { readonly api: Pick<ApiClient, 'registerClient'> },
  ) {
    const shown = { ...consents, editions: await editions.read() }
    const { data } = await renewing(editions, () => api.registerClient({ body: { ...person, consents: shown } }))
    tokens.accept(data)
  },
})

/** Registration of a client (product §13). Port: `submit`; `registrationClientForm` gives it. */
export const registrationClientMachine = registrationClientForm.machine

export type RegistrationClientActor = ActorRefFrom<typeof registrationClientMachine>
/** Fields of the registration of a client; a field of the server's has the same name. */
export type RegistrationClientValues = typeof registrationClientForm.initial
