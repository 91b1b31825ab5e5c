import { randomUUID } from 'node:crypto'
import type { CallArgs, Product } from '@artel/core/contract'
import { aPerson, CATEGORIES, call, KAZAN, type Marketplace, type Person } from './marketplace.ts'

/** A picture that somebody has uploaded, without its content. */
export async function aPicture(
  { clock, database }: Pick<Marketplace, 'clock' | 'database'>,
  owner: Person,
): Promise<string> {
  const id = randomUUID()
  const file = { id, owner_id: owner.id, is_private: false, name: 'Стол.webp', type: 'image/webp', size: 1024 }
  await database.kysely
    .insertInto('files')
    .values({ ...file, width: 800, height: 600, created_at: new Date(clock.now()) })
    .execute()
  return id
}

type Changes = Partial<CallArgs<'createProduct'>['body']>

/** A draft of an oak table, with one photo. */
export async function aDraft(market: Marketplace, seller: Person, changes: Changes = {}): Promise<Product> {
  const body = {
    title: 'Обеденный стол из дуба',
    description: 'Массив дуба, масло с воском. Доставка по городу.',
    categoryId: CATEGORIES.plumbing,
    cityId: KAZAN.id,
    priceType: 'FIXED',
    price: 48_000_00,
    photoIds: changes.photoIds ?? [await aPicture(market, seller)],
    ...changes,
  } as const
  return (await call(market, 'createProduct', { as: seller, body })).data
}

/** The same after a moderator has let it through, as its seller sees it. */
export async function aPublished(market: Marketplace, seller: Person, changes: Changes = {}): Promise<Product> {
  const { id, version } = await aDraft(market, seller, changes)
  const sent = await call(market, 'submitProduct', { as: seller, params: { id }, body: { version } })
  const moderator = await aPerson(market, { role: 'MODERATOR' })
  await call(market, 'approveProduct', { as: moderator, params: { id }, body: { version: sent.data.version } })
  return (await call(market, 'getProduct', { as: seller, params: { id } })).data
}
