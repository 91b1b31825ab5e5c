import { createPublicKey, type JsonWebKey } from 'node:crypto'
import { jwtVerify } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { aListener } from '../../../test/listener.ts'
import {
  aMarketplace,
  aPerson,
  aProcess,
  aSentReply,
  aSentTask,
  call,
  type Marketplace,
} from '../../../test/marketplace.ts'
import { aBrowserWithKeys, aPushService } from '../../../test/push-service.ts'
import { createWebPush } from '../../platform/push/web-push.ts'

const outside = await aPushService()
let market: Marketplace
beforeAll(async () => {
  market = await aMarketplace(await openTestDatabase(), { pushSender: createWebPush(outside.post) })
})
beforeEach(() => {
  outside.taken.length = 0
  outside.service.status = 201
})
afterAll(async () => {
  await outside.close()
  await market.app.close()
  await market.database.close()
})

let browsers = 0

/** A client with a task and with a browser that is let in, and an executor who will reply. */
async function anAuthorWithBrowser() {
  const [client, executor] = [await aPerson(market), await aPerson(market, { role: 'EXECUTOR' })]
  const task = await aSentTask(market, client)
  await market.worker.runDue()
  const browser = aBrowserWithKeys()
  browsers += 1
  const endpoint = `https://push.artel-browser.ru/send/${browsers}`
  const body = { endpoint, keys: browser.keys }
  const device = (await call(market, 'addPushDevice', { as: client, body })).data
  const reply = async () => {
    await aSentReply(market, executor, task.id)
    await market.worker.runDue()
  }
  const devices = async () => (await call(market, 'getPushDevices', { as: client })).data.devices
  return { client, task, browser, device, reply, devices }
}

test('a device reads what happened, and knows by its signature who says so', async () => {
  const { browser, device, reply, client, task } = await anAuthorWithBrowser()
  await reply()

  const [message] = outside.taken
  expect([outside.taken.length, message?.url]).toEqual([1, new URL(device.endpoint).pathname])
  expect([message?.headers.ttl, message?.headers['content-encoding']]).toEqual(['86400', 'aes128gcm'])
  const { publicKey } = (await call(market, 'getPushDevices', { as: client })).data
  const [, token = '', key] = /^vapid t=(.+), k=(.+)$/.exec(String(message?.headers.authorization)) ?? []
  expect(key).toBe(publicKey)
  const { payload } = await jwtVerify(token, publicKeyOf(publicKey))
  expect([payload.aud, payload.sub]).toEqual(['https://push.artel-browser.ru', 'mailto:noreply@artel.test'])

  const { items } = (await call(market, 'listNotifications', { as: client, query: { isRead: false } })).data
  const notice = items.find(({ kind }) => kind === 'TASK_REPLIES')
  expect(browser.read(message?.body ?? Buffer.alloc(0))).toEqual({
    id: notice?.id,
    title: notice?.title,
    text: notice?.text,
    path: `/task/${task.id}`,
    tag: message?.headers.topic,
  })
})

test('a kind that was switched off reaches the bell and no device', async () => {
  const { client, reply } = await anAuthorWithBrowser()
  const pushes = [{ kind: 'TASK_REPLIES' as const, isOn: false }]
  await call(market, 'updateNotificationSettings', { as: client, body: { pushes } })
  await reply()

  expect(outside.taken).toEqual([])
  const { items } = (await call(market, 'listNotifications', { as: client, query: {} })).data
  expect(items[0]?.kind).toBe('TASK_REPLIES')
})

test.each([404, 410])('a device that answers %i is forgotten', async (status) => {
  const { reply, devices } = await anAuthorWithBrowser()
  outside.service.status = status
  await reply()

  expect([outside.taken.length, await devices()]).toEqual([1, []])
})

test('a push service that is away is asked again, and its devices stay', async () => {
  const { reply, devices } = await anAuthorWithBrowser()
  outside.service.status = 503
  await reply()
  expect([outside.taken.length, (await devices()).length]).toEqual([1, 1])

  outside.service.status = 201
  market.clock.advance(30_000)
  await market.worker.runDue()
  expect(outside.taken).toHaveLength(2)
  market.clock.advance(30_000)
  await market.worker.runDue()
  expect(outside.taken).toHaveLength(2)
})

test('a device that has signed out is told nothing more', async () => {
  const { client, reply } = await anAuthorWithBrowser()
  await market.database.kysely
    .updateTable('sessions')
    .set({ ended_at: new Date(), end_reason: 'LOGOUT' })
    .where('id', '=', client.sessionId)
    .execute()
  await reply()
  expect(outside.taken).toEqual([])
})

test('what was read before the message went is not sent', async () => {
  const { client, reply } = await anAuthorWithBrowser()
  outside.service.status = 503
  await reply()
  await call(market, 'readNotifications', { as: client, body: {} })
  outside.service.status = 201
  market.clock.advance(30_000)
  await market.worker.runDue()
  expect(outside.taken).toHaveLength(1)
})

test('what was read behind the bell before it was delivered is sent to no device, and open pages hear of it', async () => {
  const { client, task } = await anAuthorWithBrowser()
  const page = await aListener(market, client)
  await aSentReply(market, await aPerson(market, { role: 'EXECUTOR' }), task.id)
  await call(market, 'readNotifications', { as: client, body: {} })
  await market.worker.runDue()
  const { data } = await call(market, 'listNotifications', { as: client, query: {} })
  expect(await page.next('NEW_NOTIFICATION')).toEqual({ id: data.items[0]?.id })
  expect(outside.taken).toEqual([])
  page.socket.disconnect()
})

test('the newest ten devices of a person are kept', async () => {
  const person = await aPerson(market)
  for (let n = 0; n < 11; n++) {
    const endpoint = `https://push.artel-browser.ru/many/${n}`
    await call(market, 'addPushDevice', { as: person, body: { endpoint, keys: aBrowserWithKeys().keys } })
  }
  const { devices } = (await call(market, 'getPushDevices', { as: person })).data
  expect([devices.length, devices.at(-1)?.endpoint]).toEqual([10, 'https://push.artel-browser.ru/many/1'])
})

test('the key outlives a start, and every process has the same one', async () => {
  const person = await aPerson(market)
  const key = async (process: Pick<Marketplace, 'app'>) =>
    (await call(process, 'getPushDevices', { as: person })).data.publicKey
  const other = await aProcess(market)
  expect(await key(other)).toBe(await key(market))
  await other.app.close()
})

const publicKeyOf = (base64url: string) => {
  const point = Buffer.from(base64url, 'base64url')
  const jwk: JsonWebKey = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  return createPublicKey({ key: jwk, format: 'jwk' })
}
