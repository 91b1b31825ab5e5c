import { contract, type ErrorBody, errorCatalogue, type OperationCard, ROLES } from '@artel/core/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../test/database.ts'
import { type HostileRequest, hostileRequests } from '../../test/hostile-requests.ts'
import {
  aDeal,
  aMarketplace,
  aPerson,
  aSentReply,
  aSentTask,
  type Marketplace,
  type Person,
} from '../../test/marketplace.ts'
import { TURN_EVERY_MS } from '../features/auth/turns.ts'
import { refusalCodes } from './openapi-refusals.ts'
import { type ServedOperation, servedOperations } from './served.ts'

/** Requests to each operation; `FUZZ_RUNS=20000 npm run fuzz` for more, `FUZZ_SEED` to see others or the same again. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 1000)
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121)
/** Milliseconds of the process's own work that a request may cost at most: a busy machine does not lengthen them. */
const STALL = 200

const workSince = (start: NodeJS.CpuUsage) => {
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

let market: Marketplace
let uuids: string[]

beforeAll(async () => {
  market = await aMarketplace(await openTestDatabase())
  const client = await aPerson(market)
  const executor = await aPerson(market, { role: 'EXECUTOR', isVerified: true })
  await aDeal(market, client, executor)
  const { id } = await aSentTask(market, client)
  await aSentReply(market, executor, id)
  const messages = await market.database.kysely.selectFrom('chat_messages').select('id').limit(3).execute()
  uuids = [client.id, executor.id, client.sessionId, ...messages.map((message) => message.id)]
})
afterAll(async () => {
  await market.app.close()
  await market.database.close()
})

const send = async ({ headers, ...request }: HostileRequest, person: Person | null) => {
  const start = process.cpuUsage()
  const response = await market.app.inject({
    ...request,
    headers: { ...(person && { authorization: `Bearer ${person.accessToken}` }), ...headers },
  })
  return { response, took: workSince(start) }
}

/** What is wrong with an answer, if anything. */
const flawOf = (
  operation: ServedOperation,
  { statusCode, body, headers }: { statusCode: number; body: string; headers: Record<string, unknown> },
) => {
  if (statusCode >= 500) return `${statusCode}: ${body.slice(0, 300)}`
  const { response }: OperationCard = contract[operation]
  if (statusCode === 204) return response === null ? null : '204 where the contract has a body'
  const isJson = String(headers['content-type']).startsWith('application/json')
  if (statusCode < 300) {
    if (response === null) return `a body where the contract has none: ${body.slice(0, 100)}`
    if (!isJson) return null
    const parsed = response.safeParse(JSON.parse(body))
    return parsed.success ? null : `off the contract: ${parsed.error.message.slice(0, 300)}`
  }
  if (!isJson) return `${statusCode} that is no JSON: ${body.slice(0, 100)}`
  const error = JSON.parse(body) as ErrorBody
  const known = errorCatalogue[error.code]
  if (!known || known.statusCode !== statusCode) return `${statusCode} with the code ${error.code}`
  return refusalCodes(operation).has(error.code) ? null : `the contract of ${operation} has no ${error.code}`
}

describe.each(servedOperations)('%s', (operation) => {
  it(`answers ${RUNS} hostile requests within its contract and without holding anybody up`, {
    timeout: 600_000,
  }, async () => {
    const people: (Person | null)[] = [null]
    for (const role of ROLES) people.push(await aPerson(market, { role }))
    const requests = fc.sample(hostileRequests(operation, { uuids, slugs: ['plumbing', 'repair', 'design'] }), {
      seed: SEED,
      numRuns: RUNS,
    })
    const flaws: string[] = []
    const asked = new Set<string>()
    for (const [index, request] of requests.entries()) {
      // Mostly whoever gets furthest, now and then everybody else.
      const person = people[index % 3 === 0 ? index % people.length : 2 + (index % 2)] ?? null
      // To read the same once more says nothing new, and few ways lead to an operation that takes nothing.
      const question = `${person?.id} ${JSON.stringify(request)}`
      if (request.method === 'GET' && asked.has(question)) continue
      asked.add(question)
      // Sign-ins too many under one name wait for a turn, and the clock stands still.
      if (operation === 'login') market.clock.advance(TURN_EVERY_MS)
      const { response, took } = await send(request, person)
      const flaw = flawOf(operation, response)
      if (flaw) flaws.push(`${flaw}\n${JSON.stringify(request).slice(0, 600)}`)
      // A collection of garbage may fall into any one; what holds the server up does so every time.
      if (took > STALL) {
        const again = [await send(request, person), await send(request, person)]
        const quickest = Math.min(...again.map((one) => one.took))
        if (quickest > STALL) flaws.push(`${Math.round(quickest)} ms\n${JSON.stringify(request).slice(0, 600)}`)
      }
      if (flaws.length >= 3) break
    }
    expect(flaws).toEqual([])
  })
})
