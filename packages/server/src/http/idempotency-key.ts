import { type Operation, operations } from '@artel/core/contract'
import { validationRefusal } from '../domain/refusal.ts'

/** Visible ASCII; clients send UUIDs. */
const KEY = /^[!-~]{1,100}$/

/**
 * The Idempotency-Key of a call, if it has one and its operation takes one.
 * @param header value of the header `idempotency-key`
 * @throws Refusal VALIDATION_FAILED for one that cannot be a key
 */
export function idempotencyKeyOf(operation: Operation, header: unknown): string | undefined {
  if (typeof header !== 'string' || !('idempotencyKey' in operations[operation])) return undefined
  if (KEY.test(header)) return header
  throw validationRefusal({ 'Idempotency-Key': 'Idempotency-Key: от 1 до 100 знаков латиницы без пробелов.' })
}
