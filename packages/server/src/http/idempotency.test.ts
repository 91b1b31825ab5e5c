import type { Task } from '@artel/core/contract'
import { aTask, testUuid } from '@artel/core/testing'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openTestDatabase } from '../../test/database.ts'
import { aServer, aStoredUser, ask, signIn, type TestServer } from '../../test/http.ts'
import { Refusal } from '../domain/refusal.ts'
import type { Database } from '../platform/db/database.ts'
import { purgeIdempotencyKeys } from '../platform/idempotency/idempotent.ts'

let database: Database
let server: TestServer
let bearer: string
let stranger: string
/** Effects that happened after a commit. */
let told: string[]
let refusal: Refusal | undefined
let failingEffect: Error | undefined

// A task's cancellation stands for any mutation: its change is a new city, which is easy to count.
let lastCity = 0
const change = async (body: { comment: string | null }): Promise<Task> => {
  lastCity += 1
  return aTask({ id: lastCity, title: body.comment ?? '' })
}

beforeAll(async () => {
  database = await openTestDatabase()
  await database.kysely.insertInto('regions').values({ id: 1, name: 'Татарстан', lat: 55, lon: 49 }).execute()
  server = await aServer(database, {
    handlers: {
      cancelTaskByAuthor: ({ mutate, body }) =>
        mutate(async ({ trx, afterCommit }) => {
          const task = await change(body)
          await trx
            .insertInto('cities')
            .values({
              id: task.id,
              region_id: 1,
              name: 'Казань',
              name_locative: 'в Казани',
              lat: 55.8,
              lon: 49.1,
              population: 1,
              time_zone_offset: 3,
            })
            .execute()
          afterCommit(() => {
            if (failingEffect) throw failingEffect
            told.push(task.title)
          })
          if (refusal) throw refusal
          return { data: task }
        }),
    },
  })
  bearer = (await signIn(server, (await aStoredUser(database)).email)).accessToken
  stranger = (await signIn(server, (await aStoredUser(database)).email)).accessToken
})
afterAll(async () => {
  await server.app.close()
  await database.close()
})

beforeEach(async () => {
  told = []
  refusal = undefined
  failingEffect = undefined
  await database.kysely.deleteFrom('cities').execute()
})

const cancel = (key: string | undefined, comment = 'Передумал делать ремонт', asked = bearer) =>
  ask(server, 'PATCH /tasks/cancel-by-author/1', {
    bearer: asked,
    body: { version: 1, reason: 'AUTHOR_OTHER', comment },
    headers: key === undefined ? {} : { 'idempotency-key': key },
  })

const effects = async () => (await database.kysely.selectFrom('cities').select('id').execute()).length

it('gives the same answer to the same request, and does the change once', async () => {
  const first = await cancel('a')
  const second = await cancel('a')

  expect(second).toEqual({ ...first, headers: second.headers })
  expect([first.status, await effects(), told.length]).toEqual([200, 1, 1])
})

it('does the change once for twenty parallel requests', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => cancel('b')))

  expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1)
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
  expect([await effects(), told.length]).toEqual([1, 1])
})

it('refuses the same key with other data', async () => {
  await cancel('c')

  const { status, body } = await cancel('c', 'Совсем другая причина')

  expect([status, body.code, await effects()]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED', 1])
})

it('keeps the keys of different people apart', async () => {
  await cancel('d')
  await cancel('d', 'Другой человек с тем же ключом', stranger)

  expect(await effects()).toBe(2)
})

it('does the change every time when no key says that it is the same', async () => {
  await cancel(undefined)
  await cancel(undefined)

  expect(await effects()).toBe(2)
})

it('lets a refused request be repeated: nothing of it stays, neither the change nor the key nor its effects', async () => {
  refusal = new Refusal('TRANSITION_REFUSED')
  expect((await cancel('e')).body.code).toBe('TRANSITION_REFUSED')
  expect([await effects(), told]).toEqual([0, []])

  refusal = undefined
  expect((await cancel('e')).status).toBe(200)
  expect([await effects(), told.length]).toEqual([1, 1])
})

it('answers although an effect after the commit fails', async () => {
  failingEffect = new Error('socket gone')

  expect([(await cancel('f')).status, await effects()]).toEqual([200, 1])
})

it('refuses a key that cannot be one', async () => {
  for (const key of ['', ' ', 'ключ', 'x'.repeat(101)]) {
    expect((await cancel(encodeURIComponent(key) === key ? key : 'a b')).body.code, key).toBe('VALIDATION_FAILED')
  }
})

it('forgets keys after a day', async () => {
  const key = testUuid(1)
  await cancel(key)

  await purgeIdempotencyKeys(database.kysely, Date.now() + 23 * 3_600_000)
  await cancel(key)
  expect(await effects()).toBe(1)

  await purgeIdempotencyKeys(database.kysely, Date.now() + 25 * 3_600_000)
  await cancel(key)
  expect(await effects()).toBe(2)
})
