import { PERSON_LIMITS } from '../contract/user-terms.ts'
import { validateEmail } from './email.ts'
import { validatePassword } from './password.ts'
import { validatePersonName } from './person-name.ts'
import { validatePhone } from './phone.ts'
import { neededRule, type Rule, type TextRule } from './rule.ts'

const nameRule = (label: string, empty: string): TextRule =>
  Object.assign((value: string) => validatePersonName(label, value, empty), { label, max: PERSON_LIMITS.name[1] })

const phone: Rule<string> = (value) => (value === '' ? 'Укажите телефон.' : validatePhone(value))

const phoneCode: Rule<string> = (value) => (/^\d{6}$/.test(value) ? null : 'Введите шесть цифр из СМС.')

/** What is asked of a person: each rule and its sentence for forms, contract, server and mocks. */
export const personRules = {
  firstName: nameRule('Имя', 'Укажите имя.'),
  lastName: nameRule('Фамилия', 'Укажите фамилию.'),
  email: validateEmail,
  /** Of a phone as it is sent. */
  phoneNumber: phone,
  password: validatePassword,
  /** What an SMS has brought. */
  phoneCode,
  'consents.personalData': neededRule('Без согласия на обработку данных зарегистрироваться нельзя.'),
  'consents.terms': neededRule('Примите условия пользовательского соглашения.'),
} as const
