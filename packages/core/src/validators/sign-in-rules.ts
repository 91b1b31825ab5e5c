import { PERSON_LIMITS } from '../contract/user-terms.ts'
import { TOO_LONG_ADDRESS } from './email.ts'
import { TOO_LONG_PASSWORD } from './password.ts'
import type { Rule } from './rule.ts'

const login: Rule<string> = (value) => {
  if (value === '') return 'Укажите почту или телефон.'
  return value.length > PERSON_LIMITS.email ? TOO_LONG_ADDRESS : null
}

/** A password that exists already: whether it is right only the server can tell. */
const password: Rule<string> = (value) => {
  if (value === '') return 'Введите пароль.'
  return value.length > PERSON_LIMITS.password[1] ? TOO_LONG_PASSWORD : null
}

/** What is asked of who signs in: each rule and its sentence for forms, contract, server and mocks. */
export const signInRules = { login, password } as const
