/** What stands in the sign-in form's first field: an address or a number. */
export type LoginName = { readonly email: string } | { readonly phone: string }

/**
 * Reads the first field of the sign-in form: a phone of Russia in any notation becomes `+7XXXXXXXXXX`, everything else
 * is an e-mail, whose letter case does not matter.
 */
export function readLoginName(login: string): LoginName {
  const digits = login.replace(/\D/g, '')
  if (!/^\+?[\d\s()-]+$/.test(login)) return { email: login.toLowerCase() }
  if (digits.length === 10) return { phone: `+7${digits}` }
  if (digits.length === 11 && /^[78]/.test(digits)) return { phone: `+7${digits.slice(1)}` }
  return { phone: `+${digits}` }
}
