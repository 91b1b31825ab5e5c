import * as z from 'zod'
import { CONSENT_MESSAGES } from './auth-terms.ts'
import { numericId, text } from './primitives.ts'
import { BUSINESS_TYPES, COMPANY_LIMITS, PERSON_LIMITS, PHONE, PHONE_MESSAGE } from './user-terms.ts'

/** Letters of any alphabet with spaces and hyphens between them. */
const personName = (label: string) =>
  text(label, ...PERSON_LIMITS.name).refine(
    (value) => /^\p{L}+(?:[ -]\p{L}+)*$/u.test(value),
    `${label}: только буквы, пробел и дефис.`,
  )

/** E-mail as it is stored: trimmed, in lower case. */
export const email = z
  .string({ message: 'Укажите почту.' })
  .trim()
  .toLowerCase()
  .max(PERSON_LIMITS.email, 'Почта не длиннее 254 символов.')
  .pipe(z.email('Некорректный адрес почты.'))

/** `+7` and ten digits (spec §5). */
export const phoneNumber = z.string({ message: 'Укажите телефон.' }).regex(PHONE, PHONE_MESSAGE)

/** The rules beyond length stand in `validators` (`checkPassword`), which the server runs too. */
export const newPassword = z
  .string({ message: 'Придумайте пароль.' })
  .min(PERSON_LIMITS.password[0], 'Пароль не короче 8 символов.')
  .max(PERSON_LIMITS.password[1], 'Пароль не длиннее 64 символов.')
  .regex(/\p{L}/u, 'В пароле нужна хотя бы одна буква.')
  .regex(/\d/, 'В пароле нужна хотя бы одна цифра.')

export const firstName = personName('Имя')
export const lastName = personName('Фамилия')

/** The three separate ticks; version is of the texts that were shown. */
export const consents = z.object({
  personalData: z.literal(true, { message: CONSENT_MESSAGES.personalData }),
  terms: z.literal(true, { message: CONSENT_MESSAGES.terms }),
  marketing: z.boolean().default(false),
  /** Version of the texts, e.g. `2026-11-01`. */
  version: z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'Некорректная версия условий.'),
})

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

/** Fields of a company, each by itself; the rules between them stand in `companyInput`. */
export const companyFields = z.object({
  businessType: z.enum(BUSINESS_TYPES, { message: 'Выберите, как вы работаете.' }),
  inn: z.string({ message: 'Укажите ИНН.' }).regex(/^(\d{10}|\d{12})$/, 'ИНН: 10 или 12 цифр.'),
  /** Not for the self-employed. */
  ogrn: z
    .string()
    .regex(/^(\d{13}|\d{15})$/, 'ОГРН: 13 цифр, ОГРНИП: 15.')
    .nullable()
    .default(null),
  shortName: text('Название', ...COMPANY_LIMITS.shortName)
    .nullable()
    .default(null),
  companyPhoneNumber: phoneNumber,
  categoryIds: z
    .array(numericId)
    .min(COMPANY_LIMITS.categories[0], 'Выберите хотя бы одну категорию.')
    .max(COMPANY_LIMITS.categories[1], 'Не больше 10 категорий.'),
  /** Names of districts of the city. */
  districts: z
    .array(text('Район', 2, 100))
    .max(COMPANY_LIMITS.districts, 'Не больше 30 районов.')
    .default([]),
  visitClient: z.boolean().default(false),
})

/** What an executor tells of the company; checksums of INN and OGRN are checked by `validators` on the server too. */
export const companyInput = companyFields
  .refine(({ businessType, inn }) => inn.length === COMPANY_LIMITS.inn[businessType], {
    path: ['inn'],
    message: 'ИНН: у ООО 10 цифр, у ИП и самозанятых 12.',
  })
  .refine(
    ({ businessType, ogrn }) =>
      businessType === 'SE' ? ogrn === null : ogrn?.length === COMPANY_LIMITS.ogrn[businessType],
    { path: ['ogrn'], message: 'ОГРН: у ООО 13 цифр, ОГРНИП: 15; самозанятым он не нужен.' },
  )
  .refine(({ businessType, shortName }) => businessType !== 'LLC' || shortName !== null, {
    path: ['shortName'],
    message: 'Укажите название компании.',
  })
export type CompanyInput = z.output<typeof companyInput>

/** Body of POST /auth/registration-executor. */
export const executorRegistration = z.object({ ...clientRegistration.shape, company: companyInput })
export type ExecutorRegistration = z.output<typeof executorRegistration>
