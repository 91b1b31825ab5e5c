import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { upload } from '../../../test/files.ts'
import { aDraft } from '../../../test/goods.ts'
import { aMarketplace, aPerson, call, type Marketplace, type Person } from '../../../test/marketplace.ts'

let market: Marketplace
let picture: Buffer

beforeAll(async () => {
  market = await aMarketplace(await openTestDatabase())
  picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#57a' } })
    .png()
    .toBuffer()
})
afterAll(async () => {
  await market.app.close()
  await market.database.close()
})

const aPhoto = async (owner: Person) => {
  const [file] = (await upload(market, owner, [{ name: 'фото.png', content: picture }])).files
  if (!file) throw new Error('Nothing was stored')
  return file
}

/** What the file answers at its own address, and behind the image scheme. */
const statuses = async ({ path, picture: shown }: Awaited<ReturnType<typeof aPhoto>>) => {
  const answers = [await market.app.inject(path), await market.app.inject(shown?.variants['160'] ?? '')]
  return answers.map(({ statusCode, headers }) => [statusCode, headers['cache-control']])
}
const shown = [200, 'public, max-age=60']
const gone = [404, 'no-store']

it('photos of a product that is deleted are at no address any more, and nothing keeps them for longer than a minute', async () => {
  const seller = await aPerson(market, { role: 'EXECUTOR' })
  const photo = await aPhoto(seller)
  const { id } = await aDraft(market, seller, { photoIds: [photo.id] })
  expect(await statuses(photo)).toEqual([shown, shown])

  await call(market, 'deleteProduct', { as: seller, params: { id } })
  expect(await statuses(photo)).toEqual([gone, gone])
})

it('an avatar that another has replaced is at no address any more', async () => {
  const person = await aPerson(market)
  const [before, after] = [await aPhoto(person), await aPhoto(person)]
  await call(market, 'updateMe', { as: person, body: { avatarId: before.id } })
  expect(await statuses(before)).toEqual([shown, shown])

  await call(market, 'updateMe', { as: person, body: { avatarId: after.id } })
  expect([await statuses(before), await statuses(after)]).toEqual([
    [gone, gone],
    [shown, shown],
  ])
})
