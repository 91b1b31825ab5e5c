import type { AddressInfo } from 'node:net'
import { manualClock } from '@artel/core/testing'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { aServer } from '../../../test/http.ts'
import type { Database } from '../db/database.ts'
import { transaction } from '../db/transaction.ts'
import { createJobQueue } from '../jobs/job-queue.ts'
import { createJobWorker, type JobWorker } from '../jobs/job-worker.ts'
import { createLogger } from '../logging/logger.ts'
import { type Carrier, createSmtpCarrier } from './carrier.ts'
import { type Letter, renderLetter } from './letter.ts'
import { mailJobs } from './mail.jobs.ts'
import { createMail } from './mail.service.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterEach(async () => {
  await database.kysely.deleteFrom('letters').execute()
  await database.kysely.deleteFrom('jobs').execute()
})
afterAll(() => database.close())

const clock = manualClock(new Date().toISOString())
const queue = createJobQueue(clock)
const mail = createMail({ clock, jobs: queue })

const aLetter = (letter: Partial<Letter> = {}): Letter => ({
  recipient: 'irina@artel.test',
  subject: 'Подтвердите почту',
  paragraphs: ['Здравствуйте, Ирина!', 'Нажмите кнопку.'],
  action: { label: 'Подтвердить', url: 'https://artel.test/?actionType=confirm-email&hash=abc' },
  reason: 'Вы зарегистрировались на сайте.',
  ...letter,
})

const aWorker = (carrier: Carrier | null): JobWorker =>
  createJobWorker({
    db: database.kysely,
    jobs: mailJobs({ db: database.kysely, clock, carrier }),
    queue,
    clock,
    logger: createLogger({ logLevel: 'silent' }),
    isAlone: false,
  })

const post = (letter: Letter) => transaction(database.kysely, (trx) => mail.send(trx, letter))
const stored = () => database.kysely.selectFrom('letters').select(['recipient', 'delivered_at']).execute()

/** A mail server on this computer that keeps what it takes; it refuses so many letters first. */
async function aMailServer({ refusals = 0 } = {}) {
  const received: string[] = []
  let left = refusals
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (left > 0) {
          left -= 1
          callback(Object.assign(new Error('Try later'), { responseCode: 451 }))
          return
        }
        received.push(Buffer.concat(chunks).toString())
        callback()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    received,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

test('what users wrote stays text in the HTML and cannot add a header', () => {
  const { subject, html, text } = renderLetter(
    aLetter({ subject: 'Отклик\r\nBcc: all@artel.test', paragraphs: ['<img src=x onerror=alert(1)> & "кран"'] }),
  )

  expect(subject).toBe('Отклик Bcc: all@artel.test')
  expect(html).toContain('>&lt;img src=x onerror=alert(1)&gt; &amp; &quot;кран&quot;</p>')
  expect(html).not.toContain('<img')
  expect(html).toContain('href="https://artel.test/?actionType=confirm-email&amp;hash=abc"')
  expect(text).toContain('<img src=x onerror=alert(1)> & "кран"')
  expect(text).toContain('https://artel.test/?actionType=confirm-email&hash=abc')
})

test('a letter that one may do without says where it is stopped, to people and to mailboxes', async () => {
  const stop = {
    page: 'https://artel.test/?actionType=stop-letters&hash=abc',
    oneClick: 'https://artel.test/web/api/stop/abc',
    settings: 'https://artel.test/personal-area/settings',
  }
  const { text, html, stopUrl } = renderLetter(aLetter({ stop }))
  expect(text).toContain(`Не присылать такие письма: ${stop.page}`)
  expect(html).toContain('href="https://artel.test/?actionType=stop-letters&amp;hash=abc"')
  expect([stopUrl, renderLetter(aLetter()).stopUrl]).toEqual([stop.oneClick, null])

  const server = await aMailServer()
  const carrier = createSmtpCarrier({ url: server.url, from: 'noreply@artel.test' })
  await post(aLetter({ stop }))
  await post(aLetter())
  await aWorker(carrier).runDue()
  carrier.close()
  await server.close()
  const headers = server.received.map((letter) => /^List-Unsubscribe: <(.*)>\r?$/m.exec(letter)?.[1] ?? null)
  expect(headers.sort()).toEqual([stop.oneClick, null])
  expect(server.received.join()).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
})

test('a letter wears both themes, and shows in a list what it is about', () => {
  const { html } = renderLetter(aLetter())
  expect(html).toContain('@media (prefers-color-scheme: dark)')
  expect(html.indexOf('Нажмите кнопку.')).toBeLessThan(html.indexOf('Здравствуйте, Ирина!'))
})

test('a letter of a change that was rolled back is never sent', async () => {
  await transaction(database.kysely, async (trx) => {
    await mail.send(trx, aLetter())
    throw new Error('changed my mind')
  }).catch(() => {})

  expect(await stored()).toEqual([])
})

test('the outbox keeps a letter for a week', async () => {
  const worker = aWorker(null)
  await post(aLetter())
  await worker.runDue()
  expect(await stored()).toEqual([{ recipient: 'irina@artel.test', delivered_at: new Date(clock.now()) }])

  clock.advance(7 * 24 * 3_600_000 + 1)
  await worker.runDue()
  expect(await stored()).toEqual([])
})

test('by SMTP a letter arrives whole, and leaves no copy of its secrets', async () => {
  const server = await aMailServer()
  const carrier = createSmtpCarrier({ url: server.url, from: 'Артель <noreply@artel.test>' })
  await post(aLetter())

  await aWorker(carrier).runDue()
  carrier.close()
  await server.close()

  const [letter = ''] = server.received
  expect(server.received).toHaveLength(1)
  expect(letter).toMatch(/^From: =\?UTF-8\?.* <noreply@artel\.test>$/m)
  expect(letter).toMatch(/^To: irina@artel\.test$/m)
  expect(letter).toMatch(/^Message-ID: <letter-\d+-\d+@artel\.test>$/m)
  expect(letter).toContain('multipart/alternative')
  expect(await stored()).toEqual([])
})

test('a mail server that refuses is asked again, and the letter goes out once', async () => {
  const server = await aMailServer({ refusals: 1 })
  const carrier = createSmtpCarrier({ url: server.url, from: 'noreply@artel.test' })
  const worker = aWorker(carrier)
  await post(aLetter())

  await worker.runDue()
  expect([server.received.length, (await stored()).length]).toEqual([0, 1])
  clock.advance(10_000)
  await worker.runDue()
  await worker.runDue()
  carrier.close()
  await server.close()

  expect([server.received.length, (await stored()).length]).toEqual([1, 0])
})

test('/dev/mail shows the letters and SMS to this computer and to nobody else', async () => {
  await post(aLetter({ paragraphs: ['<script>alert(1)</script>'] }))
  const at = new Date(clock.now())
  await database.kysely
    .insertInto('texts')
    .values({ recipient: '+79053001020', text: 'Код <b>482913</b>', created_at: at, useful_until: at })
    .execute()
  const shown = await aServer(database, {
    mail: { kind: 'outbox', isShown: true },
    sms: { kind: 'outbox', isShown: true, aDay: 500 },
  })
  const withGateway = await aServer(database, { mail: { kind: 'outbox', isShown: true } })
  const hidden = await aServer(database)
  const get = async (app: typeof shown.app, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    app.inject({ url: '/dev/mail', headers: { host: 'localhost:3000', ...headers }, remoteAddress })

  const page = await get(shown.app)
  expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store'])
  expect(page.body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(page.body).toContain('<a href="https://artel.test/?actionType=confirm-email&amp;hash=abc">')

  expect(page.body).toContain('+7 (905) 300 10 20')
  expect(page.body).toContain('Код &lt;b&gt;482913&lt;/b&gt;')
  expect((await get(withGateway.app)).body).not.toContain('482913')

  const [{ id }] = (await database.kysely.selectFrom('letters').select('id').execute()) as [{ id: number }]
  const one = (app: typeof shown.app, headers = {}, number: number | string = id) =>
    app.inject({ url: `/dev/mail/${number}`, headers: { host: 'localhost:3000', ...headers } })
  expect((await one(shown.app)).body).toContain('>Подтвердите почту</h1>')
  expect((await one(shown.app)).headers['content-security-policy']).toContain("default-src 'none'")
  expect((await one(shown.app, { host: 'evil.example' })).statusCode).toBe(404)
  expect((await one(shown.app, {}, id + 1)).statusCode).toBe(404)
  expect((await one(hidden.app)).statusCode).toBe(404)

  expect((await get(shown.app, { host: 'evil.example' })).statusCode).toBe(404)
  expect((await get(shown.app, { 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(404)
  expect((await get(shown.app, {}, '10.0.0.7')).statusCode).toBe(404)
  expect((await get(hidden.app)).statusCode).toBe(404)
  await shown.app.close()
  await hidden.app.close()
  await withGateway.app.close()
})
