import { PERSON_LIMITS } from '../contract/user-terms.ts'

/** What is said of an address that no mail can carry. */
export const TOO_LONG_ADDRESS = 'Слишком длинный адрес.'

const LOCAL_PART = /^[^\s@"(),:;<>[\\\]]{1,64}$/u
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u
const TOP_LEVEL = /^(?:\p{L}{2,63}|xn--[a-z0-9-]{1,59})$/iu

/**
 * Shape of an e-mail address; whether it exists only a letter can tell. Answers `null` or a Russian message. Every part is
 * bounded, so the time is linear.
 */
export const validateEmail = (email: string): string | null => {
  if (email === '') return 'Укажите почту.'
  if (email.length > PERSON_LIMITS.email) return TOO_LONG_ADDRESS
  const at = email.lastIndexOf('@')
  const local = email.slice(0, Math.max(at, 0))
  const labels = email.slice(at + 1).split('.')
  const isSound =
    LOCAL_PART.test(local) &&
    !local.startsWith('.') &&
    !local.endsWith('.') &&
    !local.includes('..') &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    TOP_LEVEL.test(labels.at(-1) ?? '')
  return isSound ? null : 'Проверьте адрес: он должен быть вида name@example.ru.'
}
