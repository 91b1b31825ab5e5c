import { manualClock } from '@artel/core/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { type FakeSmsc, fakeSmsc } from '../../../test/fake-smsc.ts'
import type { Database } from '../db/database.ts'
import { transaction } from '../db/transaction.ts'
import { createJobQueue } from '../jobs/job-queue.ts'
import { createJobWorker } from '../jobs/job-worker.ts'
import { createLogger } from '../logging/logger.ts'
import type { Gateway } from './gateway.ts'
import { smsJobs } from './sms.jobs.ts'
import { createSms } from './sms.service.ts'
import { createSmscGateway } from './smsc-gateway.ts'

const ACCOUNT = { login: 'artel', password: 'gateway secret', sender: 'Artel' }
const DAY_MS = 24 * 3_600_000

let database: Database
let smsc: FakeSmsc
beforeAll(async () => {
  database = await openTestDatabase()
  smsc = await fakeSmsc(ACCOUNT)
})
afterEach(async () => {
  await database.kysely.deleteFrom('texts').execute()
  await database.kysely.deleteFrom('jobs').execute()
})
afterAll(async () => {
  await smsc.close()
  await database.close()
})

const clock = manualClock(new Date().toISOString())
const jobs = createJobQueue(clock)
const logger = createLogger({ logLevel: 'silent' })
const sms = createSms({ clock, jobs, logger, aDay: 4, aDayToOne: 2 })
const toSmsc = (more: Partial<typeof ACCOUNT> = {}) => createSmscGateway({ ...ACCOUNT, ...more, url: smsc.url })

/** What workers log, as lines. */
const aWorker = (gateway: Gateway | null) => {
  const lines: string[] = []
  const loud = createLogger({ logLevel: 'trace' }, { write: (line: string) => void lines.push(line) })
  const worker = createJobWorker({
    db: database.kysely,
    jobs: smsJobs({ db: database.kysely, clock, gateway }),
    queue: jobs,
    clock,
    logger: loud,
    isAlone: false,
  })
  return { worker, lines }
}

let codes = 100_000
/** An SMS that says something no other one does. */
const aText = (recipient = '+79053001020') => {
  codes += 1
  return { recipient, text: `Артель: код ${codes}.`, usefulUntil: new Date(clock.now() + 600_000) }
}
const post = (text = aText()) => transaction(database.kysely, (trx) => sms.send(trx, text))
const stored = () => database.kysely.selectFrom('texts').select(['recipient', 'text', 'delivered_at']).execute()

test('the outbox keeps an SMS for a week, to be read', async () => {
  const { worker } = aWorker(null)
  const text = aText()
  await post(text)
  await worker.runDue()
  expect(await stored()).toEqual([{ recipient: text.recipient, text: text.text, delivered_at: new Date(clock.now()) }])

  clock.advance(7 * DAY_MS + 1)
  await worker.runDue()
  expect(await stored()).toEqual([])
})

test('an SMS of a change that was rolled back is never sent', async () => {
  await transaction(database.kysely, async (trx) => {
    await sms.send(trx, aText())
    throw new Error('changed my mind')
  }).catch(() => {})
  expect(await stored()).toEqual([])
})

test('the gateway gets a form as it documents, and what the SMS said is kept nowhere', async () => {
  const text = aText()
  const { worker, lines } = aWorker(toSmsc())
  await post(text)
  await worker.runDue()

  const { id, ...form } = smsc.taken.at(-1) ?? {}
  expect(form).toEqual({
    login: 'artel',
    phones: '+79053001020',
    mes: text.text,
    sender: 'Artel',
    charset: 'utf-8',
    fmt: '3',
  })
  expect(id).toMatch(/^\d+$/)
  expect((await stored()).map(({ text }) => text)).toEqual([''])
  expect(lines.join()).not.toContain(text.text)
})

test('a gateway that is away, out of money or lost on the way back is asked again, and sends once', async () => {
  const before = smsc.taken.length
  const { worker, lines } = aWorker(toSmsc())
  const text = aText()
  smsc.next(503, { error: 'no money', error_code: 3 }, 'lost')
  await post(text)
  for (let time = 0; time < 5; time += 1) {
    await worker.runDue()
    clock.advance(60_000)
  }
  expect(smsc.taken.slice(before).map(({ mes }) => mes)).toEqual([text.text])
  expect((await stored()).map(({ text }) => text)).toEqual([''])
  // Neither what it says, nor whom it is for, nor how the gateway is entered.
  for (const secret of [text.text.slice(-7), text.recipient, ACCOUNT.password])
    expect(lines.join()).not.toContain(secret)
})

test('an SMS that the gateway will never take is given up at once', async () => {
  const before = smsc.taken.length
  const { worker } = aWorker(toSmsc())
  smsc.next({ error: 'invalid number', error_code: 7 })
  await post()
  await worker.runDue()
  clock.advance(60_000)
  await worker.runDue()
  expect([smsc.taken.length - before, (await stored()).map(({ text }) => text)]).toEqual([0, ['']])
})

test('a code that has ended is not sent any more', async () => {
  const before = smsc.taken.length
  const { worker } = aWorker(toSmsc())
  await post()
  clock.advance(600_001)
  await worker.runDue()
  expect([smsc.taken.length - before, (await stored()).map(({ text }) => text)]).toEqual([0, ['']])
})

test('one number and the whole installation have enough in a day', async () => {
  expect([await post(), await post(), await post()]).toEqual([null, null, 'NUMBER'])
  const another = '+79053001021'
  expect([await post(aText(another)), await post(aText(another))]).toEqual([null, null])
  expect(await post(aText('+79053001022'))).toBe('BUDGET')

  clock.advance(DAY_MS)
  expect(await post(aText('+79053001022'))).toBeNull()
})
