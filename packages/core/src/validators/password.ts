import { PERSON_LIMITS } from '../contract/user-terms.ts'

const [MIN, MAX] = PERSON_LIMITS.password

/** What a new password has to be, told beforehand. */
export const PASSWORD_HINT = `От ${MIN} до ${MAX} символов, нужны буква и цифра.`

/** What is said of a password that is longer than any can be. */
export const TOO_LONG_PASSWORD = `Пароль не длиннее ${MAX} символов.`

/**
 * Shape of a new password (product §13): 8–64 characters, a letter and a digit among them. Answers `null` or a
 * Russian message. {@link checkPassword} knows the common ones too.
 */
export const validatePassword = (password: string): string | null => {
  if (password === '') return 'Придумайте пароль.'
  if (password.length < MIN) return `Пароль не короче ${MIN} символов.`
  if (password.length > MAX) return TOO_LONG_PASSWORD
  if (!/\p{L}/u.test(password)) return 'В пароле нужна хотя бы одна буква.'
  return /\d/.test(password) ? null : 'В пароле нужна хотя бы одна цифра.'
}

/** Every rule of a new password. The list of common ones is loaded with the first password that has the shape. */
export const checkPassword = async (password: string): Promise<string | null> => {
  const problem = validatePassword(password)
  if (problem !== null) return problem
  const { isCommonPassword } = await import('./common-passwords.ts')
  return isCommonPassword(password) ? 'Этот пароль слишком известен: придумайте другой.' : null
}
