import { type Operation, type OperationRoute, operations, ROLES, type Role } from '@artel/core/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../test/database.ts'
import { aServer, aStoredUser, ask, signIn, type TestServer } from '../../test/http.ts'
import { Refusal } from '../domain/refusal.ts'
import type { Database } from '../platform/db/database.ts'
import { policyOf } from './policy.ts'
import type { HttpHandlers } from './served.ts'
import { servedOperations } from './served.ts'

const names = servedOperations
const guarded = names.filter((operation) => policyOf(operation).bearer === 'checked')

let database: Database
let server: TestServer
let bearers: Record<Role, string>
/** Operations that were let through to their handler. */
let reached: Operation[] = []

beforeAll(async () => {
  database = await openTestDatabase()
  const handlers = Object.fromEntries(
    names.map((operation) => [
      operation,
      async () => {
        reached.push(operation)
        throw new Refusal('NOT_FOUND')
      },
    ]),
  ) as unknown as HttpHandlers
  server = await aServer(database, { handlers })
  const signedIn = async (role: Role) => {
    const { email } = await aStoredUser(database, { role })
    return [role, (await signIn(server, email)).accessToken] as const
  }
  bearers = Object.fromEntries(await Promise.all(ROLES.map(signedIn))) as Record<Role, string>
})
afterAll(async () => {
  await server.app.close()
  await database.close()
})

const call = async (operation: Operation, bearer?: string) => {
  reached = []
  const { method, path, version }: OperationRoute = operations[operation]
  const asked = `${method} ${path.replace('{id}', '1')}` as `GET /`
  const { status, body } = await ask(server, asked, { bearer, version, body: {} })
  return { status, code: body?.code as string | undefined }
}

describe.each(names)('%s', (operation) => {
  const { access } = operations[operation]

  it('lets in exactly those whom the contract names', async () => {
    const guest = await call(operation)
    if (access === 'anyone') expect(guest.code).not.toBe('UNAUTHORIZED')
    else expect([guest, reached]).toEqual([{ status: 401, code: 'UNAUTHORIZED' }, []])

    // Signing out would end the session that the other operations are called with.
    for (const role of operation === 'logout' ? [] : ROLES) {
      const { status } = await call(operation, bearers[role])
      const isAllowed = access === 'anyone' || access === 'signed-in' || (access as readonly Role[]).includes(role)
      expect([role, status === 403]).toEqual([role, !isAllowed])
    }
  })
})

describe.each(guarded)('%s with a token that is over', (operation) => {
  it('says so instead of taking the person for a guest', async () => {
    const { email } = await aStoredUser(database, { role: 'ADMIN' })
    const revoked = await signIn(server, email)
    await ask(server, 'DELETE /auth/logout', { bearer: revoked.accessToken })
    expect([await call(operation, revoked.accessToken), reached]).toEqual([{ status: 401, code: 'SESSION_ENDED' }, []])

    const { viewer } = await server.auth.authenticateToken(bearers.ADMIN)
    const expired = await server.auth.mintAccessToken(viewer, -1)
    expect([await call(operation, expired), reached]).toEqual([{ status: 401, code: 'TOKEN_EXPIRED' }, []])
  })
})
