import type { FieldErrors } from '../forms/index.ts'
import { choiceRules, normalizePhone, personRules } from '../validators/index.ts'

/** What everybody tells at registration. Names of the fields are the paths of the request's body. */
export interface PersonValues {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  /** As it was typed; {@link typedPhone} makes of it what is sent. */
  readonly phoneNumber: string
  readonly password: string
  readonly cityId: number | null
}

/** The three separate ticks (domain.md "Registration, sign-in, reset"). */
export interface ConsentValues {
  readonly 'consents.personalData': boolean
  readonly 'consents.terms': boolean
  readonly 'consents.marketing': boolean
}

/** Date of the texts that the ticks are about. It is stored with them, so a new text needs a new one. */
export const CONSENTS_VERSION = '2026-11-01'

export const NOBODY: PersonValues = {
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  password: '',
  cityId: null,
}

export const NO_CONSENTS: ConsentValues = {
  'consents.personalData': false,
  'consents.terms': false,
  'consents.marketing': false,
}

/** The phone as it is sent, or what was typed when it is none. */
export const typedPhone = (typed: string): string => normalizePhone(typed) ?? typed.trim()

/** Fields with a problem only. */
export const present = (problems: Readonly<Record<string, string | null | false>>): FieldErrors =>
  Object.fromEntries(Object.entries(problems).filter((entry): entry is [string, string] => Boolean(entry[1])))

export const personProblems = (values: PersonValues): FieldErrors =>
  present({
    firstName: personRules.firstName(values.firstName),
    lastName: personRules.lastName(values.lastName),
    email: personRules.email(values.email.trim()),
    phoneNumber: personRules.phoneNumber(typedPhone(values.phoneNumber)),
    password: personRules.password(values.password),
    cityId: choiceRules.city(values.cityId),
  })

export const consentProblems = (values: ConsentValues): FieldErrors =>
  present({
    'consents.personalData': personRules['consents.personalData'](values['consents.personalData']),
    'consents.terms': personRules['consents.terms'](values['consents.terms']),
  })

/** The part of the body that clients and executors have in common. */
export const personBody = (values: PersonValues & ConsentValues, version: string) => ({
  firstName: values.firstName.trim(),
  lastName: values.lastName.trim(),
  email: values.email.trim(),
  phoneNumber: typedPhone(values.phoneNumber),
  password: values.password,
  cityId: values.cityId ?? 0,
  consents: {
    personalData: values['consents.personalData'] as true,
    terms: values['consents.terms'] as true,
    marketing: values['consents.marketing'],
    version,
  },
})
