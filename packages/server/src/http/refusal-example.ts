import type { ErrorBody, ErrorCode } from '@artel/core/contract'
import { Refusal, validationRefusal } from '../domain/refusal.ts'
import { readRequest } from './parsing.ts'
import { bodyOf } from './refusal-answer.ts'
import type { ServedOperation } from './served.ts'

/** Nothing that is required, and pages that do not exist. */
const POOR_REQUEST = { params: {}, query: { page: '0', limit: '0' }, body: {} }

/** The body of a refusal that looks the same whatever was called. */
export const anyRefusal = (code: ErrorCode): ErrorBody =>
  bodyOf(new Refusal(code, code === 'TRANSITION_REFUSED' ? { refusal: 'WRONG_STATE' } : {}))

/** The body of VALIDATION_FAILED with the words of the operation's own fields. */
export function refusedRequest(operation: ServedOperation): ErrorBody {
  try {
    readRequest(operation, POOR_REQUEST)
  } catch (error) {
    if (error instanceof Refusal) return bodyOf(error)
    throw error
  }
  // It takes anything that can be read.
  return bodyOf(validationRefusal({ '': 'Не удалось прочитать запрос: нужен правильный JSON.' }))
}
