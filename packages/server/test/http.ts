import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { apiPrefix, operations, type Role } from '@artel/core/contract'
import { type ManualClock, manualClock } from '@artel/core/testing'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { ServerDeps } from '../src/composition/app.ts'
import { assembleServer, type ServerParts } from '../src/composition/http-server.ts'
import { createOwnUserReader } from '../src/features/account/own-user.ts'
import { createAccessTokens } from '../src/features/auth/access-token.ts'
import { type AuthService, createAuthService } from '../src/features/auth/auth.service.ts'
import { hashPassword } from '../src/features/auth/passwords.ts'
import type { Database } from '../src/platform/db/database.ts'
import { createReadiness, databaseChecks } from '../src/platform/health/readiness.ts'
import { createLogger } from '../src/platform/logging/logger.ts'
import { systemClock } from '../src/platform/process/system-clock.ts'
import { createMemoryRates } from '../src/platform/rates/memory-rates.ts'
import { createKeptForGuests, type KeptForGuests } from '../src/web/kept-for-guests.ts'

/** The server without features: sessions, the HTTP layer and what a test gives. */
export interface TestServer {
  readonly app: FastifyInstance
  readonly auth: AuthService
  readonly clock: ManualClock
  readonly kept: KeptForGuests
}

export const TEST_PASSWORD = 'Artel-test-1'
export const TEST_SECRET = 'a secret of tests, at least 32 characters'
/** Made only by tests that upload something. */
const WORK = join(tmpdir(), `artel-test-files-${process.pid}`)

/** The configuration of a whole server in tests. */
export const TEST_CONFIG: ServerDeps['config'] = {
  autoModeration: true,
  sessionSecret: TEST_SECRET,
  trustProxy: false,
  publicUrl: 'https://artel.test',
  mail: { kind: 'outbox', isShown: false },
  sms: { kind: 'outbox', isShown: false, aDay: 5_000 },
  payments: { kind: 'sandbox', vatCode: 1 },
  push: { subject: 'mailto:noreply@artel.test', keys: null },
  twoGisKey: undefined,
  files: {
    storage: { kind: 'folder', folder: join(WORK, 'files') },
    workDir: WORK,
    disk: { folder: tmpdir(), floor: 0 },
    quotas: { loose: 400 * 2 ** 20, all: 2 ** 31 },
    imgproxy: null,
  },
}

/** Starts a server over a database. Operations without a handler of the test fail. */
export async function aServer(
  database: Database,
  {
    handlers,
    site = null,
    redirects = { find: async () => null },
    trustProxy = false,
    publicUrl = TEST_CONFIG.publicUrl,
    mail = { kind: 'outbox', isShown: false },
    sms = TEST_CONFIG.sms,
  }: {
    handlers?: Partial<ServerParts['handlers']>
    site?: ServerParts['site']
    redirects?: ServerParts['redirects']
    trustProxy?: ServerParts['config']['trustProxy']
    publicUrl?: string
    mail?: ServerParts['config']['mail']
    sms?: ServerParts['config']['sms']
  } = {},
): Promise<TestServer> {
  const clock = manualClock()
  const auth = createAuthService({
    db: database.kysely,
    clock,
    rates: createMemoryRates(clock),
    secret: TEST_SECRET,
  })
  const kept = createKeptForGuests(clock)
  const unexpected = Object.fromEntries(
    Object.keys(operations).map((operation) => [operation, () => Promise.reject(new Error(`${operation} was called`))]),
  ) as unknown as ServerParts['handlers']
  const app = await assembleServer({
    config: { ...TEST_CONFIG, trustProxy, publicUrl, mail, sms, role: 'all' },
    readiness: createReadiness(databaseChecks(database.kysely)),
    metrics: undefined,
    database,
    logger: createLogger({ logLevel: 'silent' }),
    clock,
    auth,
    handlers: { ...unexpected, ...handlers },
    readUser: createOwnUserReader({ clock, pictures: { of: () => null } }),
    redirects,
    site,
    kept,
  })
  await app.ready()
  return { app, auth, clock, kept }
}

/** Stores an account with {@link TEST_PASSWORD}. */
export async function aStoredUser(
  { kysely }: Pick<Database, 'kysely'>,
  { role = 'CLIENT', email, phone }: { role?: Role; email?: string; phone?: string } = {},
): Promise<{ id: string; email: string }> {
  const id = randomUUID()
  const user = { id, email: email ?? `${id}@artel.test` }
  await kysely
    .insertInto('users')
    .values({
      id,
      code: id,
      email: user.email,
      phone_number: phone ?? null,
      phone_confirmed_at: phone === undefined ? null : new Date(),
      password_hash: await hashPassword(TEST_PASSWORD),
      role,
      first_name: 'Ирина',
      last_name: 'Кольцова',
    })
    .execute()
  return user
}

/** Stores somebody whose address is confirmed and who is signed in; `token` is that of a call. */
export async function aSignedInUser(database: Pick<Database, 'kysely'>, role: 'CLIENT' | 'EXECUTOR') {
  const { id } = await aStoredUser(database, { role })
  const sessionId = randomUUID()
  await database.kysely.updateTable('users').set({ email_confirmed_at: new Date() }).where('id', '=', id).execute()
  await database.kysely.insertInto('sessions').values({ id: sessionId, user_id: id }).execute()
  return { id, token: await createAccessTokens(TEST_SECRET, systemClock).mint({ userId: id, sessionId, role }) }
}

/** An answer of the API, read. */
export interface Answer {
  readonly status: number
  // Tests compare it as a whole or pick what they need.
  // biome-ignore lint/suspicious/noExplicitAny: the answer of any operation
  readonly body: any
  readonly cookies: Readonly<Record<string, LightMyRequestResponse['cookies'][number]>>
  readonly headers: LightMyRequestResponse['headers']
}

/** Calls the API at a path below the prefix of its `version`. `bearer` and `cookies` are the credentials. */
export async function ask(
  { app }: Pick<TestServer, 'app'>,
  request: `${'GET' | 'POST' | 'PATCH' | 'DELETE'} /${string}`,
  {
    bearer,
    body,
    headers,
    version,
    ...options
  }: Omit<InjectOptions, 'method' | 'url' | 'headers' | 'body' | 'payload'> & {
    bearer?: string
    body?: unknown
    headers?: Record<string, string>
    version?: 2 | undefined
  } = {},
): Promise<Answer> {
  const [method, path] = request.split(' ') as [InjectOptions['method'], string]
  const response = await app.inject({
    method,
    url: apiPrefix({ version }) + path,
    headers: { ...headers, ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }) },
    ...(body !== undefined && { payload: body as object }),
    ...options,
  })
  return {
    status: response.statusCode,
    body: response.body === '' ? undefined : response.json(),
    cookies: Object.fromEntries(response.cookies.map((cookie) => [cookie.name, cookie])),
    headers: response.headers,
  }
}

/** Signs a user in: tokens for a program, cookies with the XSRF header for a page. */
export async function signIn(server: Pick<TestServer, 'app'>, login: string) {
  const { status, body, cookies } = await ask(server, 'POST /auth/login', { body: { login, password: TEST_PASSWORD } })
  if (status !== 200) throw new Error(`Sign-in failed: ${JSON.stringify(body)}`)
  const { accessToken, refreshToken } = body.data as { accessToken: string; refreshToken: string }
  return { accessToken, refreshToken, page: pageOf(cookies) }
}

/** Credentials of a page that was given these cookies. */
export function pageOf(cookies: Answer['cookies']) {
  const values = Object.fromEntries(Object.entries(cookies).map(([name, { value }]) => [name, value]))
  return { cookies: values, headers: { 'x-xsrf-token': values['XSRF-TOKEN'] ?? '' } }
}
