import { randomUUID } from 'node:crypto'
import {
  apiPrefix,
  type BusinessType,
  type CallArgs,
  type CategoryProperty,
  contract,
  type ErrorBody,
  type Operation,
  type OperationCard,
  type OperationRoute,
  operations,
  type ResponseOf,
  type Role,
  type Task,
  type TaskReply,
} from '@artel/core/contract'
import { type ManualClock, manualClock } from '@artel/core/testing'
import type { FastifyInstance } from 'fastify'
import { createServer, type ServerDeps } from '../src/composition/app.ts'
import type { AuthService } from '../src/features/auth/auth.service.ts'
import type { Database } from '../src/platform/db/database.ts'
import type { JobWorker } from '../src/platform/jobs/job-worker.ts'
import { createLogger } from '../src/platform/logging/logger.ts'
import type { Metrics } from '../src/platform/metrics/metrics.ts'
import type { PushSender } from '../src/platform/push/web-push.ts'
import type { Disk } from '../src/platform/storage/disk.ts'
import type { Site } from '../src/web/page-renderer.ts'
import { TEST_CONFIG } from './http.ts'

/** The whole server over a test database: as in the product, with a clock that stands still and no pages. */
export interface Marketplace {
  readonly app: FastifyInstance
  readonly auth: AuthService
  readonly clock: ManualClock
  readonly database: Database
  /** Not started: `runDue()` does what is due in the background. */
  readonly worker: JobWorker
}

/** Somebody with an account and a living session. */
export interface Person {
  readonly id: string
  readonly sessionId: string
  readonly accessToken: string
}

export const KAZAN = { id: 1, name: 'Казань', lat: 55.7943, lon: 49.1115 } as const
export const MOSCOW = { id: 2, name: 'Москва', lat: 55.7558, lon: 37.6173 } as const
const PETERSBURG = { id: 4, name: 'Санкт-Петербург', lat: 59.9386, lon: 30.3141 } as const
/** 60 km from Kazan as the crow flies. */
export const VOLZHSK = { id: 3, name: 'Волжск', lat: 55.8664, lon: 48.3591 } as const
/** Root 1 «Ремонт» with the leaves 11 «Сантехника» and 12 «Электрика»; root 2 «Дизайн» is a leaf itself. */
export const CATEGORIES = { repair: 1, plumbing: 11, electrics: 12, design: 2 } as const

/** The question that the tests' plumbing asks. */
const PIPES: CategoryProperty = {
  id: 'pipes',
  name: 'Сколько труб',
  type: 'number',
  required: false,
  options: [],
  unit: 'шт',
}

interface ProcessOptions {
  readonly autoModeration?: boolean
  readonly site?: Site | null
  readonly pushSender?: PushSender | undefined
  readonly trustProxy?: ServerDeps['config']['trustProxy']
  readonly disk?: Disk | undefined
  readonly metrics?: Metrics | undefined
  readonly files?: Partial<ServerDeps['config']['files']>
  readonly payments?: ServerDeps['config']['payments']
}

/** Starts the server on an empty database and gives it four cities and four categories. */
export async function aMarketplace(
  database: Database,
  { autoModeration = true, site = null, ...options }: ProcessOptions = {},
): Promise<Marketplace> {
  await storeReferences(database)
  const clock = manualClock()
  const { app, auth, worker } = await aProcess({ database, clock }, { autoModeration, site, ...options })
  return { app, auth, clock, database, worker }
}

/** One more process of a marketplace, which shares nothing with the others but the database and the time. */
export function aProcess(
  { database, clock }: Pick<Marketplace, 'database' | 'clock'>,
  { autoModeration = true, site = null, pushSender, disk, metrics, ...changes }: ProcessOptions = {},
) {
  const { trustProxy = false, payments = TEST_CONFIG.payments } = changes
  const files = { ...TEST_CONFIG.files, ...changes.files }
  const config = { ...TEST_CONFIG, files, autoModeration, trustProxy, payments }
  return createServer({
    config,
    database,
    logger: createLogger({ logLevel: 'silent' }),
    clock,
    site,
    pushSender,
    disk,
    metrics,
  })
}

async function storeReferences({ kysely }: Database): Promise<void> {
  await kysely
    .insertInto('regions')
    .values([
      { id: 16, name: 'Татарстан', lat: 55.5, lon: 50.5 },
      { id: 77, name: 'Москва', lat: 55.75, lon: 37.61 },
      { id: 78, name: 'Санкт-Петербург', lat: 59.94, lon: 30.31 },
      { id: 12, name: 'Марий Эл', lat: 56.5, lon: 47.9 },
    ])
    .execute()
  const city = { time_zone_offset: 3 }
  await kysely
    .insertInto('cities')
    .values([
      { ...KAZAN, ...city, region_id: 16, name_locative: 'Казани', population: 1_300_000 },
      { ...MOSCOW, ...city, region_id: 77, name_locative: 'Москве', population: 13_000_000 },
      { ...PETERSBURG, ...city, region_id: 78, name_locative: 'Санкт-Петербурге', population: 5_400_000 },
      { ...VOLZHSK, ...city, region_id: 12, name_locative: 'Волжске', population: 55_000 },
    ])
    .execute()
  await kysely
    .insertInto('categories')
    .values([
      { id: 1, parent_id: null, slug: 'repair', name: 'Ремонт', position: 1, on_main_page: true },
      { id: 2, parent_id: null, slug: 'design', name: 'Дизайн', position: 2 },
      {
        id: 11,
        parent_id: 1,
        slug: 'plumbing',
        name: 'Сантехника',
        position: 1,
        properties: JSON.stringify([PIPES]),
      },
      { id: 12, parent_id: 1, slug: 'electrics', name: 'Электрика', position: 2 },
    ])
    .execute()
}

/** Stores an account with a session. An executor is a sole trader unless told otherwise. */
export async function aPerson(
  { auth, clock, database: { kysely } }: Pick<Marketplace, 'auth' | 'clock' | 'database'>,
  {
    role = 'CLIENT',
    isVerified = false,
    isEmailConfirmed = true,
    businessType = 'SP',
    shortName = null,
    firstName = 'Ирина',
    lastName = 'Кольцова',
    phone = null,
    passwordHash = 'nobody signs in with it',
  }: {
    role?: Role
    isVerified?: boolean
    isEmailConfirmed?: boolean
    businessType?: BusinessType
    shortName?: string | null
    firstName?: string
    lastName?: string
    phone?: string | null
    passwordHash?: string
  } = {},
): Promise<Person> {
  const id = randomUUID()
  const sessionId = randomUUID()
  await kysely
    .insertInto('users')
    .values({
      id,
      code: id,
      email: `${id}@artel.test`,
      email_confirmed_at: isEmailConfirmed ? new Date(clock.now()) : null,
      phone_number: phone,
      phone_confirmed_at: phone === null ? null : new Date(clock.now()),
      password_hash: passwordHash,
      role,
      first_name: firstName,
      last_name: lastName,
      city_id: KAZAN.id,
      created_at: new Date(clock.now()),
    })
    .execute()
  if (role === 'EXECUTOR') {
    await kysely
      .insertInto('companies')
      .values({
        id: randomUUID(),
        user_id: id,
        business_type: businessType,
        verification_status: isVerified ? 'VERIFIED' : 'UNVERIFIED',
        short_name: shortName,
      })
      .execute()
  }
  await kysely.insertInto('sessions').values({ id: sessionId, user_id: id }).execute()
  const accessToken = await auth.mintAccessToken({ kind: 'user', id, role, sessionId }, 36_000)
  return { id, sessionId, accessToken }
}

/** Who calls and with what. Without `as` it is a guest. */
export type CallOptions<O extends Operation> = CallArgs<O> & {
  readonly as?: Person
  readonly idempotencyKey?: string
  readonly ip?: string
}

/** Calls an operation and answers what the contract promises; anything else fails the test. */
export async function call<O extends Operation>(
  { app }: Pick<Marketplace, 'app'>,
  operation: O,
  options: CallOptions<O>,
): Promise<ResponseOf<O>> {
  const { status, body } = await inject(app, operation, options)
  if (status >= 300) throw new Error(`${operation} answered ${status}: ${JSON.stringify(body)}`)
  const { response }: OperationCard = contract[operation]
  return (response ? response.parse(body) : body) as ResponseOf<O>
}

/** Calls an operation that must be refused, and answers the body of the error. */
export async function refused<O extends Operation>(
  { app }: Pick<Marketplace, 'app'>,
  operation: O,
  options: CallOptions<O>,
): Promise<ErrorBody> {
  const { status, body } = await inject(app, operation, options)
  if (status < 400) throw new Error(`${operation} was not refused: ${JSON.stringify(body)}`)
  return body as ErrorBody
}

async function inject<O extends Operation>(app: FastifyInstance, operation: O, options: CallOptions<O>) {
  const { as, idempotencyKey, ip, params, query, body } = options as CallOptions<O> & {
    params?: Record<string, unknown>
    query?: Record<string, unknown>
    body?: object
  }
  const { method, path, version }: OperationRoute = operations[operation]
  const search = Object.entries(query ?? {}).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value]).map((one): [string, string] => [key, String(one)]),
  )
  const answer = await app.inject({
    method,
    url: `${apiPrefix({ version })}${path.replace('{id}', String(params?.id))}?${new URLSearchParams(search)}`,
    headers: {
      ...(as && { authorization: `Bearer ${as.accessToken}` }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
    ...(ip && { remoteAddress: ip }),
    ...(body && { payload: body }),
  })
  return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() }
}

/** A task as its author writes it. */
export const aTaskInput = (input: Partial<CallArgs<'createTask'>['body']> = {}): CallArgs<'createTask'>['body'] => ({
  title: 'Починить кран на кухне',
  description: 'Капает кран на кухне, нужно заменить картридж или весь смеситель целиком.',
  categoryId: CATEGORIES.plumbing,
  placeMode: 'CLIENT',
  cityId: KAZAN.id,
  dateMode: 'FLEXIBLE',
  budgetType: 'FIXED',
  budgetTo: 5_000_00,
  ...input,
})

/** A task that its author has just sent. */
export const aSentTask = async (
  market: Marketplace,
  author: Person,
  input: Parameters<typeof aTaskInput>[0] = {},
): Promise<Task> => (await call(market, 'createTask', { as: author, body: aTaskInput(input) })).data

/** An executor's reply to a task. */
export const aSentReply = async (
  market: Marketplace,
  executor: Person,
  taskId: number,
  reply: Partial<CallArgs<'sendTaskReply'>['body']> = {},
): Promise<TaskReply> => {
  const text = 'Здравствуйте! Заменю кран сегодня вечером, инструмент свой.'
  const body = { taskId, text, priceType: 'FIXED', price: 4_500_00, termDays: 3, ...reply } as const
  return (await call(market, 'sendTaskReply', { as: executor, body })).data
}

/** A task in work: sent, replied to, the executor chosen. */
export const aDeal = async (market: Marketplace, client: Person, executor: Person) => {
  const { id } = await aSentTask(market, client)
  const sent = await aSentReply(market, executor, id)
  const accept = { as: client, params: { id: sent.id }, body: { version: sent.version } }
  const reply = (await call(market, 'acceptTaskReply', accept)).data
  const task = (await call(market, 'getTask', { as: client, params: { id } })).data
  return { task, reply }
}
