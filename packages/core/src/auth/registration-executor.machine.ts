import type { ActorRefFrom } from 'xstate'
import type { ApiClient } from '../api/index.ts'
import { companyFields } from '../forms/company-fields.ts'
import { defineForm } from '../forms/index.ts'
import { consentFields, personFields } from './person-fields.ts'
import { type RegistrationPorts, renewing } from './registration-client.machine.ts'

/** Registration of an executor in three steps: how they work, what and where, who they are. */
export const registrationExecutorForm = defineForm({
  id: 'registrationExecutor',
  fields: { ...companyFields, ...personFields, ...consentFields },
  steps: {
    company: ['company.businessType', 'company.inn', 'company.ogrn', 'company.shortName', 'company.companyPhoneNumber'],
    work: ['cityId', 'company.categoryIds', 'company.districts', 'company.visitClient'],
    person: [
      'firstName',
      'lastName',
      'email',
      'phoneNumber',
      'password',
      'consents.personalData',
      'consents.terms',
      'consents.marketing',
    ],
  },
  async send(
    { consents, company, ...person },
    { api, tokens, editions }: RegistrationPorts & { readonly api: Pick<ApiClient, 'registerExecutor'> },
  ) {
    const { categoryIds, districts } = company
    const body = {
      ...person,
      consents: { ...consents, editions: await editions.read() },
      company: { ...company, categoryIds: [...categoryIds], districts: [...districts] },
    }
    tokens.accept((await renewing(editions, () => api.registerExecutor({ body }))).data)
  },
})

/**
 * Registration of an executor in three steps: how they work, what and where, who they are (product §13.2). Port: `submit`; `registrationExecutorForm` gives it.
 */
export const registrationExecutorMachine = registrationExecutorForm.machine

export type RegistrationExecutorActor = ActorRefFrom<typeof registrationExecutorMachine>
/** Fields of the registration of an executor; a field of the server's has the same name. */
export type RegistrationExecutorValues = typeof registrationExecutorForm.initial
/** The steps of the form. */
export type RegistrationStep = (typeof registrationExecutorForm.steps)[number]
