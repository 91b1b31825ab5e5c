import type { ErrorBody, ErrorCode } from '@artel/core/contract'
import { Refusal } from '../../domain/refusal.ts'
import { parseRequest, validationRefusal } from '../parsing.ts'
import type { ServedOperation } from '../unserved.ts'

/** Nothing that is required, and pages that do not exist. */
const POOR_REQUEST = { params: {}, query: { page: '0', limit: '0' }, body: {} }

/** The body of a refusal that looks the same whatever was called. */
export const anyRefusal = (code: ErrorCode): ErrorBody =>
  new Refusal(code, code === 'TRANSITION_REFUSED' ? { refusal: 'WRONG_STATE' } : {}).body

/** The body of VALIDATION_FAILED with the words of the operation's own fields. */
export function refusedRequest(operation: ServedOperation): ErrorBody {
  try {
    parseRequest(operation, POOR_REQUEST)
  } catch (error) {
    if (error instanceof Refusal) return error.body
    throw error
  }
  // It takes anything that can be read.
  return validationRefusal({ '': 'Не удалось прочитать запрос: нужен правильный JSON.' }).body
}
