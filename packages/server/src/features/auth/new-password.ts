import { checkPassword, validatePassword } from '@artel/core/validators'
import { Refusal, validationRefusal } from '../../domain/refusal.ts'
import { hashPassword } from './passwords.ts'

/**
 * What is stored of a new password. Do it before a transaction: it takes a while, and the embedded database has one
 * connection.
 * @throws Refusal PASSWORD_COMMON, or VALIDATION_FAILED for its shape; both name the field
 */
export async function hashNewPassword(password: string): Promise<string> {
  const flaw = validatePassword(password)
  if (flaw !== null) throw validationRefusal({ password: flaw })
  const problem = await checkPassword(password)
  if (problem !== null) throw new Refusal('PASSWORD_COMMON', { fields: { password: problem } })
  return hashPassword(password)
}
