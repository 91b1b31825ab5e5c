import { randomBytes } from 'node:crypto'
import { API_PREFIX, type StoredFile } from '@artel/core/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { type FakeS3, fakeS3, type Mood } from '../../../test/fake-s3.ts'
import { upload } from '../../../test/files.ts'
import { listening } from '../../../test/listener.ts'
import { aMarketplace, aPerson, call, type Marketplace, type Person } from '../../../test/marketplace.ts'
import { temporaryDir } from '../../../test/temporary-dir.ts'

const PDF = { name: 'план.pdf', content: Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(400_000)]) }
const AWAY = 'Хранилище файлов сейчас не отвечает. Всё остальное работает, а это повторите через минуту.'
const ILL: readonly Mood[] = ['forbids', 'broken', 'silent', 'stuck', 'cut']

let s3: FakeS3
let market: Marketplace
let client: Person
let file: StoredFile
let photo: Buffer
beforeAll(async () => {
  s3 = await fakeS3()
  const files = { storage: { kind: 's3', ...s3.place }, workDir: temporaryDir() } as const
  market = await aMarketplace(await openTestDatabase(), { files })
  client = await aPerson(market)
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#fff', noise } })
    .jpeg()
    .toBuffer()
  file = (await upload(market, client, [PDF])).files[0] as StoredFile
}, 60_000)
beforeEach(async () => {
  s3.feel('well')
  await expect.poll(async () => (await market.app.inject(file.path)).statusCode, soon).toBe(200)
})
afterAll(async () => {
  await market.app.close()
  await market.database.close()
  await s3.close()
})

/** Address of a variant that nobody has asked for yet. */
const aVariant = async () => {
  const [{ picture }] = (await upload(market, client, [{ name: 'кран.jpg', content: photo }])).files as [StoredFile]
  return Object.values(picture?.variants ?? {})[0] ?? ''
}
/** On a busy machine too. */
const soon = { timeout: 20_000 }
const aliveRows = async () =>
  (await market.database.kysely.selectFrom('files').select('id').where('dead_at', 'is', null).execute()).length

describe.each(ILL)('while the storage of files %s', (mood) => {
  it('an upload is refused as for a while and leaves nothing, and everything else is answered', async () => {
    const before = [await aliveRows(), s3.objects.size]
    s3.feel(mood)
    const { status, error } = await upload(market, client, [PDF])

    expect([status, error.code, error.message]).toEqual([503, 'UNAVAILABLE', AWAY])
    expect([await aliveRows(), s3.objects.size]).toEqual(before)
    expect((await market.app.inject('/readyz')).statusCode).toBe(200)
    await call(market, 'getMe', { as: client })

    s3.feel('well')
    await expect.poll(async () => (await upload(market, client, [PDF])).status, soon).toBe(200)
  })

  it('a picture is refused as for a while, and shown again afterwards', async () => {
    const variant = await aVariant()
    s3.feel(mood)
    const answer = await market.app.inject(variant)

    expect([answer.statusCode, answer.json().message]).toEqual([503, AWAY])
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    s3.feel('well')
    await expect.poll(async () => (await market.app.inject(variant)).statusCode, soon).toBe(200)
  })
})

it('a file whose rest does not come is cut off, and never given out as whole', async () => {
  const address = (await listening(market)) + file.path
  for (const mood of ['stuck', 'cut'] as const) {
    s3.feel(mood)
    await expect(fetch(address).then((answer) => answer.arrayBuffer())).rejects.toThrow()
    s3.feel('well')
    await expect.poll(async () => (await fetch(address)).status, soon).toBe(200)
  }
})

it('what could not be removed is removed when the storage is back', async () => {
  const { id } = (await upload(market, client, [PDF])).files[0] as StoredFile
  const path = `${API_PREFIX}/files/${id}`
  await market.app.inject({ method: 'DELETE', url: path, headers: { authorization: `Bearer ${client.accessToken}` } })
  await market.clock.advance(2 * 3_600_000)
  const isStored = () => [...s3.objects.keys()].some((key) => key.endsWith(id))
  s3.feel('broken')
  await market.worker.runDue()
  expect(isStored()).toBe(true)

  s3.feel('well')
  await market.clock.advance(3_600_000)
  await market.worker.runDue()
  expect(isStored()).toBe(false)
})
