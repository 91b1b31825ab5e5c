import { type Operation, type OperationRoute, operations } from '@artel/core/contract'
import {
  type Backend,
  type BackendReply,
  type BackendRequest,
  families,
  turnsOf,
  uncovered,
} from '@artel/core/testing/conformance'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serverBackend } from '../../test/conformance-backend.ts'
import { openTestDatabase } from '../../test/database.ts'
import { aMarketplace, type Marketplace } from '../../test/marketplace.ts'
import { UNPROVOKABLE } from '../../test/unprovokable.ts'
import { servedOperations } from './served.ts'

let market: Marketplace
let backend: Backend
beforeAll(async () => {
  market = await aMarketplace(await openTestDatabase())
  backend = watched(serverBackend(market))
})
afterAll(async () => {
  await market.app.close()
  await market.database.close()
})

/** What staff do that changes nothing for anybody, with the reason why the journal need not have it. */
const UNWRITTEN: Readonly<Partial<Record<Operation, string>>> = {
  holdModeration: 'Says for some minutes who looks at it; the verdict is written.',
  releaseModeration: 'The same.',
  takeComplaint: 'The same, for longer.',
}
const isOfStaff = (operation: Operation) => {
  const { method, access }: OperationRoute = operations[operation]
  const isForStaffAlone = Array.isArray(access) && access.every((role) => role === 'MODERATOR' || role === 'ADMIN')
  return method !== 'GET' && isForStaffAlone
}
/** Operations of staff after which the journal was longer. */
const written = new Set<Operation>()

/** The backend, with an eye on the journal of staff. */
function watched(inner: Backend): Backend {
  const lines = async () => {
    const { count } = await market.database.kysely
      .selectFrom('staff_log')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return Number(count)
  }
  const watch = async (request: BackendRequest, ask: () => Promise<BackendReply>) => {
    if (!isOfStaff(request.operation)) return ask()
    const before = await lines()
    const reply = await ask()
    if (reply.status < 300 && (await lines()) > before) written.add(request.operation)
    return reply
  }
  return {
    ...inner,
    ask: (userId, request) => watch(request, () => inner.ask(userId, request)),
    askWith: (token, request) => watch(request, () => inner.askWith(token, request)),
  }
}

describe.each(families)('the server: $name', ({ scenarios }) => {
  // Whoever reads a letter first would wait for all that was queued before.
  beforeAll(() => market.worker.runDue(), 120_000)

  for (const { title, play } of turnsOf(scenarios)) {
    it(title, async () => {
      expect(await play(backend)).toEqual([])
    })
  }
})

describe('the journal of staff', () => {
  it('has a line for whatever staff may do, unless there is a reason', () => {
    const staff = servedOperations.filter(isOfStaff)
    expect(staff.filter((operation) => !written.has(operation) && !UNWRITTEN[operation])).toEqual([])
    expect(Object.keys(UNWRITTEN).filter((operation) => written.has(operation as Operation))).toEqual([])
  })

  it.each([
    'staff_actions',
    'price_changes',
    'task_events',
    'complaints',
    'verification_requests',
    'complaint_chat_readings',
  ])('is never changed by way of %s', async (table) => {
    const { rows } = await market.database.pool.query(
      `select a.attname as name from pg_attribute a where a.attrelid = '${table}'::regclass and a.attname in ('actor_id', 'changed_by', 'moderator_id')`,
    )
    const [{ name }] = rows as [{ name: string }]
    const decided: Readonly<Record<string, string>> = {
      task_events: "event in ('APPROVE', 'REJECT', 'REMOVE') and",
      complaints: "status in ('RESOLVED', 'DISMISSED') and",
    }
    const one = `id = (select id from ${table} where ${decided[table] ?? ''} ${name} is not null limit 1)`
    const found = await market.database.pool.query(`select 1 from ${table} where ${one}`)
    expect(found.rows).toHaveLength(1)
    for (const change of [`update ${table} set ${name} = gen_random_uuid()`, `delete from ${table}`]) {
      await expect(market.database.pool.query(`${change} where ${one}`)).rejects.toThrow('The journal is never changed')
    }
    await expect(market.database.pool.query(`truncate ${table} cascade`)).rejects.toThrow(
      'The journal is never changed',
    )
  })
})

describe('the conformance suite', () => {
  it('shows the success and every refusal of each operation that is served', () => {
    const scenarios = families.flatMap((family) => family.scenarios)
    expect(uncovered(scenarios, servedOperations, UNPROVOKABLE)).toEqual([])
  })
})
