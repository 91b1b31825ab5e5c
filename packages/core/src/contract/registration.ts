import * as z from 'zod'
import { companyFieldsOf, companyRules, personRules, signInRules } from '../validators/index.ts'
import { BUSINESS_TYPES } from './executor-terms.ts'
import { inWordsOf, judgedBy, listBy, numericId, oneOf, textBy, tickBy } from './primitives.ts'
import { COMPANY_LIMITS, PERSON_LIMITS, PHONE } from './user-terms.ts'

/** E-mail as it is stored: trimmed, in lower case. */
export const email = z
  .string(inWordsOf(personRules.email))
  .trim()
  .toLowerCase()
  .max(PERSON_LIMITS.email, inWordsOf(personRules.email))
  .check(judgedBy(personRules.email))

/** `+7` and ten digits (product §5). */
export const phoneNumber = z.string(inWordsOf(personRules.phoneNumber)).regex(PHONE, inWordsOf(personRules.phoneNumber))

/** Its shape; whether it is one of the common ones `checkPassword` of `validators` knows, which the server runs too. */
export const newPassword = z
  .string(inWordsOf(personRules.password))
  .min(PERSON_LIMITS.password[0], inWordsOf(personRules.password))
  .max(PERSON_LIMITS.password[1], inWordsOf(personRules.password))
  .check(judgedBy(personRules.password))

/** A password that somebody has already. */
export const givenPassword = z
  .string(inWordsOf(signInRules.password))
  .min(1, inWordsOf(signInRules.password))
  .max(PERSON_LIMITS.password[1], inWordsOf(signInRules.password))

export const firstName = textBy(personRules.firstName)
export const lastName = textBy(personRules.lastName)

/** Day of an edition of a text of the law. */
const edition = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'Некорректная редакция.')

/** The three separate ticks, and the editions that were shown beside them. */
export const consents = z.object({
  personalData: tickBy(personRules['consents.personalData']),
  terms: tickBy(personRules['consents.terms']),
  marketing: z.boolean().default(false),
  /** By their days, e.g. `2026-11-01`: of the privacy policy, and of the terms of use. */
  editions: z.object({ personalData: edition, terms: edition }),
})

/** The editions that were shown, by the tick. */
export type ConsentEditions = z.output<typeof consents>['editions']

/** Body of POST /auth/registration-client. */
export const clientRegistration = z.object({
  firstName,
  lastName,
  email,
  phoneNumber,
  password: newPassword,
  cityId: numericId,
  consents,
})
export type ClientRegistration = z.output<typeof clientRegistration>

/** Longer than any number of the state. */
const MANY_DIGITS = 20

/** Fields of a company, each by itself; the rules between them stand in `companyInput`. */
export const companyFields = z.object({
  businessType: oneOf(BUSINESS_TYPES, companyRules.businessType),
  inn: z.string().max(MANY_DIGITS),
  /** Not for the self-employed. */
  ogrn: z.string().max(MANY_DIGITS).nullable().default(null),
  /** Of an ООО only. */
  shortName: textBy(companyRules.shortName).nullable().default(null),
  companyPhoneNumber: phoneNumber,
  categoryIds: listBy(numericId, companyRules.categoryIds, COMPANY_LIMITS.categories),
  /** Names of districts of the city. */
  districts: listBy(textBy(companyRules.district), companyRules.districts, [0, COMPANY_LIMITS.districts]).default([]),
  visitClient: z.boolean().default(false),
})

/** What an executor tells of the company, control digits included. */
export const companyInput = companyFields.check(({ value, issues }) => {
  const { businessType: type, inn, ogrn, shortName } = value
  const problems = {
    inn: companyRules.inn(inn, type),
    ogrn: type === 'SE' && ogrn !== null ? 'Самозанятым ОГРН не нужен.' : companyRules.ogrn(ogrn ?? '', type),
    shortName: companyFieldsOf(type).shortName ? companyRules.shortName(shortName ?? '') : null,
  }
  for (const [field, message] of Object.entries(problems)) {
    if (message !== null) issues.push({ code: 'custom', path: [field], message, input: value, continue: true })
  }
})
export type CompanyInput = z.output<typeof companyInput>

/** Body of POST /auth/registration-executor. */
export const executorRegistration = z.object({ ...clientRegistration.shape, company: companyInput })
export type ExecutorRegistration = z.output<typeof executorRegistration>
