import { PHONE, PHONE_MESSAGE } from '../contract/user-terms.ts'

/** A phone as it is sent: `+7` and ten digits (product §5). Answers `null` or the message of the specification. */
export const validatePhone = (phone: string): string | null => (PHONE.test(phone) ? null : PHONE_MESSAGE)

/**
 * What a person typed as a phone, in the form that is sent: «8 (912) 345-67-89» → `+79123456789`. `null` when it is no Russian
 * number.
 */
export const normalizePhone = (typed: string): string | null => {
  if (typed.length > 40 || !/^\+?[\d\s().–-]+$/.test(typed.trim())) return null
  const digits = typed.replace(/\D/g, '')
  if (digits.length === 10 && !typed.trim().startsWith('+')) return `+7${digits}`
  if (digits.length !== 11) return null
  const isNational = digits.startsWith('8') && !typed.trim().startsWith('+')
  return digits.startsWith('7') || isNational ? `+7${digits.slice(1)}` : null
}
