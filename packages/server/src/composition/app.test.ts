import {
  apiPrefix,
  contract,
  type Operation,
  type OperationCard,
  type OperationRoute,
  operations,
  ROLES,
} from '@artel/core/contract'
import { manualClock } from '@artel/core/testing'
import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../test/database.ts'
import { aStoredUser, signIn, TEST_CONFIG } from '../../test/http.ts'
import type { Database } from '../platform/db/database.ts'
import { createLogger } from '../platform/logging/logger.ts'
import { createServer, type Server } from './app.ts'

const names = Object.keys(operations) as Operation[]

let database: Database
let server: Server
/** A token of each role, and none. */
let bearers: (string | undefined)[]

beforeAll(async () => {
  database = await openTestDatabase()
  server = await createServer({
    config: TEST_CONFIG,
    database,
    logger: createLogger({ logLevel: 'silent' }),
    clock: manualClock(),
    site: null,
  })
  bearers = [undefined]
  for (const role of ROLES) {
    bearers.push((await signIn(server, (await aStoredUser(database, { role })).email)).accessToken)
  }
})
afterAll(async () => {
  await server.app.close()
  await database.close()
})

/** Values that break careless code, beside anything JSON can hold. */
const hostile = fc.oneof(
  fc.constantFrom<unknown>(
    ...['', ' ', '0', '-1', '1', '1.5', '1e400', '9223372036854775808', '9007199254740991', '2147483648', 'NaN'],
    ...['\u0000', '\ud800', "' or 1=1 --", '%', '_', '\\', '../../etc/passwd', '<script>', '😀'.repeat(3000)],
    ...['2026-02-30', '2026-03-02T09:00:00Z', '275760-09-13T00:00:00Z', '00000000-0000-0000-0000-000000000000'],
    ...[null, true, 0, -0, -1, 1, 2 ** 31, 2 ** 53, 1e308, [], {}, [[]], { length: -1 }, { toString: 1 }],
  ),
  fc.jsonValue(),
)

const keysOf = (shape: OperationCard['query']) => Object.keys(shape?.shape ?? {})

/** A request to the operation with hostile values at the places it reads, and some more. */
const request = (operation: Operation) => {
  const { params, query, body }: OperationCard = contract[operation]
  const { method, path, version }: OperationRoute = operations[operation]
  const record = (keys: string[]) =>
    fc.dictionary(fc.constantFrom(...keys, 'constructor', 'unknown'), hostile, { maxKeys: keys.length + 1 })
  return fc
    .record({
      params: fc.record(Object.fromEntries(keysOf(params).map((key) => [key, hostile]))),
      query: record(keysOf(query)),
      body: fc.oneof({ weight: 4, arbitrary: record(keysOf(body)) }, { weight: 1, arbitrary: hostile }),
      bearer: fc.nat({ max: ROLES.length }),
      key: fc.option(fc.string(), { nil: undefined }),
    })
    .map((sample): InjectOptions => {
      const url = path.replace(/\{(\w+)\}/g, (_, name) => escaped(sample.params[name]))
      const bearer = bearers[sample.bearer]
      return {
        method,
        url: `${apiPrefix({ version })}${url}?${searchOf(sample.query)}`,
        headers: {
          ...(body && { 'content-type': 'application/json' }),
          ...(bearer && operation !== 'logout' && { authorization: `Bearer ${bearer}` }),
          ...(sample.key !== undefined && { 'idempotency-key': wellFormed(sample.key) }),
        },
        ...(body && { payload: JSON.stringify(sample.body) }),
      }
    })
}

/** Half a character cannot be escaped; the body carries those. */
const wellFormed = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '?'))

const escaped = (value: unknown) => wellFormed(typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 500)

const searchOf = (query: Record<string, unknown>) =>
  Object.entries(query)
    .flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((item) => `${name}=${escaped(item)}`))
    .join('&')

describe.each(names)('%s', (operation) => {
  it('answers whatever it is sent with its contract or a refusal, and never breaks', async () => {
    await fc.assert(
      fc.asyncProperty(request(operation), async (sent) => {
        const response = await server.app.inject(sent)
        const { statusCode } = response
        if (statusCode === 204) return
        const body = response.json()
        if (statusCode === 200) contract[operation].response?.parse(body)
        else expect(body).toEqual(expect.objectContaining({ statusCode, code: expect.stringMatching(/^[A-Z_]+$/) }))
        expect(statusCode).toBeLessThan(500)
      }),
      { numRuns: 150 },
    )
  })
})
