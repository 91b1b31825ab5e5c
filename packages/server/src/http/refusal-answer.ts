import { type ErrorBody, errorCatalogue } from '@artel/core/contract'
import type { Refusal } from '../domain/refusal.ts'

/** HTTP status of a refusal. */
export const statusOf = ({ code }: Refusal): number => errorCatalogue[code].statusCode

/** A refusal on the wire (spec §8). */
export function bodyOf({ code, details: { fields, refusal, message } }: Refusal): ErrorBody {
  const { statusCode, message: words } = errorCatalogue[code]
  return {
    message: message ?? words,
    error: REASONS[statusCode] ?? 'Error',
    statusCode,
    code,
    ...(fields && { fields }),
    ...(refusal && { refusal }),
  }
}

const REASONS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
}
