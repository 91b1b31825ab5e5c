import { type ErrorCode, errorCatalogue } from '@artel/core/contract'
import { Refusal } from '../../domain/refusal.ts'

const TAKEN: Readonly<Record<string, readonly [code: ErrorCode, field: string]>> = {
  users_email_key: ['EMAIL_TAKEN', 'email'],
}

/** The database says that an address is somebody's already. @throws Refusal EMAIL_TAKEN */
export function refuseTakenContact(error: { code?: string; constraint?: string }): never {
  const taken = error.code === '23505' ? TAKEN[error.constraint ?? ''] : undefined
  if (!taken) throw error
  const [code, field] = taken
  throw new Refusal(code, { fields: { [field]: errorCatalogue[code].message } })
}
