import { type ActorRefFrom, fromPromise } from 'xstate'
import type { ApiClient } from '../api/index.ts'
import { createSteppedFormMachine, type FieldErrors, steppedFormSelector } from '../forms/index.ts'
import { type CompanyValues, companyBody, companyProblems, NO_COMPANY } from './company-rules.ts'
import {
  type ConsentValues,
  consentProblems,
  NO_CONSENTS,
  NOBODY,
  type PersonValues,
  personBody,
  personProblems,
} from './person-rules.ts'
import type { RegistrationPorts } from './registration-client.machine.ts'

type Fields = PersonValues & ConsentValues & CompanyValues
/** Fields of the registration of an executor; a field of the server's has the same name. */
export type RegistrationExecutorValues = { readonly [N in keyof Fields]: Fields[N] }

const steps = [
  {
    name: 'company',
    fields: ['company.businessType', 'company.inn', 'company.ogrn', 'company.shortName', 'company.companyPhoneNumber'],
  },
  { name: 'work', fields: ['cityId', 'company.categoryIds', 'company.districts', 'company.visitClient'] },
  {
    name: 'person',
    fields: [
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
] as const

/** The steps of the form, in order. */
export const REGISTRATION_STEPS = steps.map(({ name }) => name)
export type RegistrationStep = (typeof steps)[number]['name']

export const validateRegistrationExecutor = (values: RegistrationExecutorValues): FieldErrors => ({
  ...companyProblems(values),
  ...personProblems(values),
  ...consentProblems(values),
})

/** The form before anything is typed. */
export const EMPTY_EXECUTOR: RegistrationExecutorValues = { ...NOBODY, ...NO_CONSENTS, ...NO_COMPANY }

/**
 * Registration of an executor in three steps: how they work, what and where, who they are (domain.md "Registration, sign-in,
 * reset"). Port: `submit`; `provideRegistrationExecutor` gives it.
 */
export const registrationExecutorMachine = createSteppedFormMachine<RegistrationExecutorValues, void>({
  id: 'registrationExecutor',
  initial: EMPTY_EXECUTOR,
  steps,
  validate: validateRegistrationExecutor,
})

/** The form as a screen shows it. */
export const selectRegistrationExecutor = steppedFormSelector<RegistrationExecutorValues, void, RegistrationStep>(steps)

export type RegistrationExecutorActor = ActorRefFrom<typeof registrationExecutorMachine>

/** The form with its port made of the API client and the token keeper. */
export const provideRegistrationExecutor = ({
  api,
  tokens,
  consentsVersion,
}: RegistrationPorts & { readonly api: Pick<ApiClient, 'registerExecutor'> }) =>
  registrationExecutorMachine.provide({
    actors: {
      submit: fromPromise<void, RegistrationExecutorValues>(async ({ input }) => {
        const body = { ...personBody(input, consentsVersion), company: companyBody(input) }
        const { data } = await api.registerExecutor({ body })
        tokens.accept(data)
      }),
    },
  })
