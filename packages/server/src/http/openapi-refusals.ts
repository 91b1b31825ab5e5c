import {
  contract,
  type ErrorCode,
  errorCatalogue,
  type OperationCard,
  type OperationRoute,
  operations,
} from '@artel/core/contract'
import { policyOf } from './policy.ts'
import { anyRefusal, refusedRequest } from './refusal-example.ts'
import type { ServedOperation } from './served.ts'

type Json = Record<string, unknown>

/** Every refusal that the operation may answer with. */
export function refusalCodes(operation: ServedOperation): ReadonlySet<ErrorCode> {
  const { access, idempotencyKey, method }: OperationRoute = operations[operation]
  const { params, query, body, errors = [] }: OperationCard = contract[operation]
  return new Set<ErrorCode>([
    ...errors,
    ...(params || query || body ? (['VALIDATION_FAILED'] as const) : []),
    // Guests may come without a token, but not with one that is none.
    ...(policyOf(operation).bearer === 'checked' ? (['UNAUTHORIZED', 'TOKEN_EXPIRED', 'SESSION_ENDED'] as const) : []),
    // Whatever is sent along has to be readable, even where nothing is expected.
    ...(method === 'GET' ? [] : (['VALIDATION_FAILED', 'UNSUPPORTED_MEDIA_TYPE', 'PAYLOAD_TOO_LARGE'] as const)),
    ...(params ? (['NOT_FOUND'] as const) : []),
    ...(Array.isArray(access) ? (['FORBIDDEN'] as const) : []),
    ...(idempotencyKey ? (['IDEMPOTENCY_KEY_REUSED'] as const) : []),
    'RATE_LIMITED',
    'INTERNAL',
    'UNAVAILABLE',
  ])
}

/** Whether a refusal looks otherwise for each operation. */
const isOwn = (code: ErrorCode) => code === 'VALIDATION_FAILED'

/** What refusals of the operations look like that are the same everywhere. */
export const sharedRefusals = (operations: readonly ServedOperation[]) => {
  const codes = new Set(operations.flatMap((operation) => [...refusalCodes(operation)]))
  return Object.fromEntries(
    [...codes].filter((code) => !isOwn(code)).map((code) => [code, { summary: code, value: anyRefusal(code) }]),
  )
}

/** Every refusal the operation may answer with, by status, each with what it looks like. */
export function refusals(operation: ServedOperation): Json {
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of refusalCodes(operation)) {
    const { statusCode } = errorCatalogue[code]
    byStatus.set(statusCode, [...(byStatus.get(statusCode) ?? []), code])
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => {
      const description = codes.map((code) => `\`${code}\` — ${errorCatalogue[code].message}`).join('\n\n')
      const shown = codes.map((code) => [
        code,
        isOwn(code) ? { summary: code, value: refusedRequest(operation) } : { $ref: `#/components/examples/${code}` },
      ])
      const content = { schema: { $ref: '#/components/schemas/ErrorBody' }, examples: Object.fromEntries(shown) }
      return [status, { description, content: { 'application/json': content } }]
    }),
  )
}

/** The body of every unsuccessful answer (product §8). */
export const ERROR_BODY: Json = {
  type: 'object',
  required: ['message', 'error', 'statusCode', 'code'],
  properties: {
    message: { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] },
    error: { type: 'string' },
    statusCode: { type: 'integer' },
    code: { enum: Object.keys(errorCatalogue) },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    refusal: { type: 'string' },
  },
}
