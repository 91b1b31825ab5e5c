import { randomUUID } from 'node:crypto'
import { manualClock } from '@artel/core/testing'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { aStoredUser } from '../../../test/http.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { createLiveSessions, type LiveSessions } from './live-sessions.ts'

let database: Database
/** The same database, whose questions are counted. */
let db: Kysely<Schema>
let questions = 0
const clock = manualClock()
let live: LiveSessions
beforeAll(async () => {
  database = await openTestDatabase()
  db = database.kysely.withPlugin({
    transformQuery: ({ node }) => {
      questions += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
})
beforeEach(() => {
  live = createLiveSessions(db, clock)
})
afterAll(() => database.close())

async function aSession(): Promise<{ userId: string; sessionId: string }> {
  const { id: userId } = await aStoredUser(database)
  const sessionId = randomUUID()
  await database.kysely.insertInto('sessions').values({ id: sessionId, user_id: userId }).execute()
  return { userId, sessionId }
}

const endElsewhere = ({ sessionId }: { sessionId: string }) =>
  database.kysely
    .updateTable('sessions')
    .set({ ended_at: new Date(), end_reason: 'LOGOUT' })
    .where('id', '=', sessionId)
    .execute()

describe('a living session', () => {
  it('that another process ends is over within a second, and no other with it', async () => {
    const [ended, other] = [await aSession(), await aSession()]
    expect([await live.roleOf(ended), await live.roleOf(other)]).toEqual(['CLIENT', 'CLIENT'])

    await endElsewhere(ended)
    clock.advance(1_000)

    expect([await live.roleOf(ended), await live.roleOf(other)]).toEqual([undefined, 'CLIENT'])
  })

  it('that ends here is over at once, even while it is being looked up', async () => {
    const session = await aSession()
    await live.roleOf(session)
    await endElsewhere(session)
    live.ended(session.sessionId)
    expect(await live.roleOf(session)).toBeUndefined()

    const another = await aSession()
    const lookedUp = live.roleOf(another)
    live.ended(another.sessionId)
    await lookedUp
    await endElsewhere(another)
    expect(await live.roleOf(another)).toBeUndefined()
  })

  it('has the new role of its user within a second', async () => {
    const session = await aSession()
    await live.roleOf(session)

    await database.kysely.updateTable('users').set({ role: 'MODERATOR' }).where('id', '=', session.userId).execute()
    clock.advance(1_000)

    expect(await live.roleOf(session)).toBe('MODERATOR')
  })

  it('is nobody else’s', async () => {
    const [mine, other] = [await aSession(), await aSession()]
    await live.roleOf(mine)
    expect(await live.roleOf({ ...mine, userId: other.userId })).toBeUndefined()
  })

  it('costs no query of its own while it is used: all are looked at together, once a second', async () => {
    const sessions = await Promise.all(Array.from({ length: 20 }, aSession))
    const askAll = () => Promise.all(sessions.map((session) => live.roleOf(session)))
    await askAll()
    questions = 0

    await askAll()
    expect(questions).toBe(0)
    clock.advance(1_000)
    expect(await askAll()).toEqual(sessions.map(() => 'CLIENT'))
    expect(questions).toBe(1)
  })
})
