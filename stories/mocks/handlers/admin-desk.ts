import type { ListPrice } from '@artel/core/contract'
import { priceTitle, setablePrices } from '@artel/core/tariffs/billing'
import type { MockHandlers } from '../mock-handlers.ts'
import type { MockWorld } from '../world.ts'
import { checkVersion, found } from './allow.ts'
import { pageOf } from './paging.ts'
import { pricesOf } from './set-prices.ts'
import { signedIn } from './signed-in.ts'
import { writeDeed } from './staff-log.ts'

const pricesIn = (world: MockWorld): ListPrice[] =>
  setablePrices(pricesOf(world)).map((row) => ({
    key: row.key,
    group: row.tariff === null ? 'SERVICE' : 'TARIFF',
    title: priceTitle(row),
    ...(world.setPrices.get(row.key) ?? { price: row.price, version: 0, changedAt: null, changedBy: null }),
  }))

/** Prices that administrators set, and the journal. */
export const adminDeskHandlers = {
  listPrices: (_, { world }) => ({ data: pricesIn(world) }),
  changePrice({ body: { key, price, version } }, call) {
    const { world } = call
    const before = found(pricesIn(world).find((one) => one.key === key))
    checkVersion(before, version)
    if (before.price === price) return { data: before }
    const { id, firstName, lastName } = signedIn(call)
    const changedBy = { id, name: `${firstName} ${lastName}` }
    world.setPrices.set(key, { price, version: version + 1, changedAt: new Date(world.now).toISOString(), changedBy })
    const object = { kind: 'PRICE', id: key, title: before.title } as const
    writeDeed(call, { action: 'PRICE_CHANGED', object, before: String(before.price), after: String(price) })
    return { data: found(pricesIn(world).find((one) => one.key === key)) }
  },
  listStaffLog({ query }, { world }) {
    const { actorId, action, object, objectId, from, to } = query
    const lines = world.staffLog.filter(
      (line) =>
        (actorId ?? line.actor.id) === line.actor.id &&
        (action ?? line.action) === line.action &&
        (object ?? line.object.kind) === line.object.kind &&
        (objectId ?? line.object.id) === line.object.id &&
        (from === undefined || Date.parse(line.createdAt) >= Date.parse(from)) &&
        (to === undefined || Date.parse(line.createdAt) < Date.parse(to)),
    )
    return { data: pageOf(lines, query) }
  },
} satisfies Partial<MockHandlers>
