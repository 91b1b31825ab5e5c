import type { ErrorCode } from '../contract/errors.ts'
import type { TransportResponse } from '../ports/index.ts'
import { ApiError } from './errors.ts'

const messageOf = (body: Readonly<Record<string, unknown>>): string => {
  const given = Array.isArray(body.message) ? body.message : [body.message]
  const message = given.filter((part) => typeof part === 'string' && part !== '').join('. ')
  if (message !== '') return message
  return typeof body.error === 'string' && body.error !== '' ? body.error : 'Oops...'
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Our server says whole seconds; a date of somebody in between is no help without its clock. */
const secondsOf = (header: string | undefined): number | null =>
  /^\d{1,6}$/.test(header ?? '') ? Number(header) : null

/** The error that an unsuccessful answer stands for (product §8.1). */
export const refusalOf = (response: TransportResponse): ApiError => {
  const body = isRecord(response.body) ? response.body : {}
  return new ApiError(messageOf(body), {
    statusCode: response.status,
    code: typeof body.code === 'string' ? (body.code as ErrorCode) : null,
    fields: isRecord(body.fields) ? (body.fields as Record<string, string>) : {},
    refusal: typeof body.refusal === 'string' ? body.refusal : null,
    retryAfter: secondsOf(response.headers['retry-after']),
  })
}
