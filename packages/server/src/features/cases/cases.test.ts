import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { upload } from '../../../test/files.ts'
import { TEST_PASSWORD } from '../../../test/http.ts'
import {
  aMarketplace,
  aPerson,
  CATEGORIES,
  call,
  type Marketplace,
  type Person,
  refused,
} from '../../../test/marketplace.ts'
import { hashPassword } from '../auth/passwords.ts'

let market: Marketplace
let picture: Buffer

beforeAll(async () => {
  market = await aMarketplace(await openTestDatabase())
  picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#7a5' } })
    .png()
    .toBuffer()
})
afterAll(async () => {
  await market.app.close()
  await market.database.close()
})

const anOwner = () => aPerson(market, { role: 'EXECUTOR' })
const aPhoto = async (owner: Person) => {
  const [file] = (await upload(market, owner, [{ name: 'работа.png', content: picture }])).files
  if (!file) throw new Error('Nothing was stored')
  return file
}
const body = (photoIds: readonly string[], title = 'Санузел за девять дней') => ({
  title,
  categoryId: CATEGORIES.plumbing,
  photoIds: [...photoIds],
})
const portfolio = async (owner: Person) =>
  (await call(market, 'listCases', { as: owner, query: { executorId: owner.id } })).data

it('works that come at once never exceed the tariff, and those that are refused keep their photos free', async () => {
  const owner = await anOwner()
  const photos = []
  for (let count = 0; count < 6; count += 1) photos.push(await aPhoto(owner))
  const answers = await Promise.allSettled(
    photos.map(({ id }) => call(market, 'createCase', { as: owner, body: body([id]) })),
  )

  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  const { items, pagination } = await portfolio(owner)
  expect([items.length, pagination.totalItems]).toEqual([3, 3])
  const used = new Set(items.flatMap((work) => work.photos.map(({ id }) => id)))
  const free = photos.filter(({ id }) => !used.has(id))
  expect(free).toHaveLength(3)
  for (const { id } of free) await call(market, 'deleteFile', { as: owner, params: { id } })
})

it('one photo that is sent with two works at once stands in one of them', async () => {
  const owner = await anOwner()
  const { id } = await aPhoto(owner)
  const answers = await Promise.allSettled(
    ['Первая работа', 'Вторая работа'].map((title) =>
      call(market, 'createCase', { as: owner, body: body([id], title) }),
    ),
  )

  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await portfolio(owner)).items.map((work) => work.photos.length)).toEqual([1])
})

it('photos of a deleted work, and those taken out of one, are swept away after a day', async () => {
  const owner = await anOwner()
  const [kept, out, gone] = [await aPhoto(owner), await aPhoto(owner), await aPhoto(owner)]
  const work = (await call(market, 'createCase', { as: owner, body: body([out.id, kept.id]) })).data
  const other = (await call(market, 'createCase', { as: owner, body: body([gone.id], 'Другая работа') })).data
  await call(market, 'updateCase', { as: owner, params: { id: work.id }, body: { photoIds: [kept.id], version: 1 } })
  await call(market, 'deleteCase', { as: owner, params: { id: other.id } })

  // A day until they are nobody's, an hour more until they are dead.
  for (const hours of [25, 2]) {
    market.clock.advance(hours * 3_600_000)
    await market.worker.runDue()
  }
  const rows = await market.database.kysely
    .selectFrom('files')
    .select('id')
    .where('id', 'in', [kept.id, out.id, gone.id])
    .execute()
  expect(rows.map(({ id }) => id)).toEqual([kept.id])
})

it('a work belongs to who showed it, and what a form does not ask for is not taken from it', async () => {
  const [owner, stranger] = [await anOwner(), await anOwner()]
  const { id: photoId } = await aPhoto(owner)
  const theft = { executorId: stranger.id, isHidden: true, createdAt: '2000-01-01T00:00:00.000Z' }
  const work = (await call(market, 'createCase', { as: owner, body: { ...body([photoId]), ...theft } })).data
  expect([work.executorId, work.isHidden]).toEqual([owner.id, false])

  const change = { as: stranger, params: { id: work.id }, body: { title: 'Чужая работа', version: 1 } }
  expect((await refused(market, 'updateCase', change)).code).toBe('NOT_FOUND')
  expect((await refused(market, 'deleteCase', { as: stranger, params: { id: work.id } })).code).toBe('NOT_FOUND')
  expect((await portfolio(owner)).items.map(({ title }) => title)).toEqual(['Санузел за девять дней'])
})

it('photos that are nobody’s or papers are refused by their field, and one that is said twice stands once', async () => {
  const owner = await anOwner()
  const { id } = await aPhoto(owner)
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n')
  const [paper] = (await upload(market, owner, [{ name: 'договор.pdf', content: pdf }])).files

  for (const photoIds of [[randomUUID()], [id, randomUUID()], [paper?.id ?? ''], []]) {
    const { code, fields } = await refused(market, 'createCase', { as: owner, body: body(photoIds) })
    expect([photoIds, code, Object.keys(fields ?? {})]).toEqual([photoIds, 'VALIDATION_FAILED', ['photoIds']])
  }
  expect((await portfolio(owner)).items).toEqual([])
  const { photos } = (await call(market, 'createCase', { as: owner, body: body([id, id]) })).data
  expect(photos.map((photo) => photo.id)).toEqual([id])
})

it('photos of a work that is deleted are shown to nobody, at no address, as are those of an account that is', async () => {
  const owner = await aPerson(market, { role: 'EXECUTOR', passwordHash: await hashPassword(TEST_PASSWORD) })
  const [first, second] = [await aPhoto(owner), await aPhoto(owner)]
  const work = (await call(market, 'createCase', { as: owner, body: body([first.id]) })).data
  await call(market, 'createCase', { as: owner, body: body([second.id], 'Кухня за неделю') })
  const statuses = async (photo: typeof first) => {
    const variant = photo.picture?.variants['160'] ?? ''
    const answers = [await market.app.inject(photo.path), await market.app.inject(variant)]
    return answers.map(({ statusCode, headers }) => [statusCode, headers['cache-control']])
  }
  const shown = [200, 'public, max-age=60']
  const gone = [404, 'no-store']
  expect([await statuses(first), await statuses(second)]).toEqual([
    [shown, shown],
    [shown, shown],
  ])

  await call(market, 'deleteCase', { as: owner, params: { id: work.id } })
  expect([await statuses(first), await statuses(second)]).toEqual([
    [gone, gone],
    [shown, shown],
  ])

  await call(market, 'deleteMe', { as: owner, body: { password: TEST_PASSWORD } })
  expect(await statuses(second)).toEqual([gone, gone])
})
