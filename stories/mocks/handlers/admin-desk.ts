import type { ListPrice } from '@artel/core/contract'
import { plannedStart, priceDesk, type SignedChange } from '@artel/core/tariffs/billing'
import type { MockCall, MockHandlers } from '../mock-handlers.ts'
import { MockRefusal, unfit } from '../mock-refusal.ts'
import type { MockWorld } from '../world.ts'
import { checkVersion, found } from './allow.ts'
import { pageOf } from './paging.ts'
import { signedIn } from './signed-in.ts'
import { writeDeed } from './staff-log.ts'

const pricesIn = ({ priceChanges, now }: MockWorld): ListPrice[] => priceDesk(priceChanges, now)
const priceOf = (world: MockWorld, key: string): ListPrice => found(pricesIn(world).find((one) => one.key === key))

const inMoscow = new Intl.DateTimeFormat('ru-RU', { timeZone: 'Europe/Moscow' })

/** Writes the next change of a price or of a limit, and the line of the journal. */
const write = (call: MockCall, before: ListPrice, change: Pick<SignedChange, 'value' | 'validFrom' | 'cancels'>) => {
  const { world } = call
  const { id, firstName, lastName } = signedIn(call)
  const { value, validFrom, cancels } = change
  const signed = { changedAt: new Date(world.now), changedBy: { id, name: `${firstName} ${lastName}` } }
  const next = { ...change, ...signed, id: world.nextId(), key: before.key, version: before.version + 1 }
  world.priceChanges = [...world.priceChanges, next]
  const isPlanned = validFrom.getTime() > world.now
  writeDeed(call, {
    action: cancels !== null ? 'PRICE_PLAN_CANCELED' : isPlanned ? 'PRICE_PLANNED' : 'PRICE_CHANGED',
    object: { kind: 'PRICE', id: before.key, title: before.title },
    before: before.value === null ? null : String(before.value),
    after: value === null ? null : String(value),
    comment: isPlanned || cancels !== null ? `Действует с ${inMoscow.format(validFrom)}` : null,
  })
  return { data: priceOf(world, before.key) }
}

/** Prices and limits that administrators set, and the journal. */
export const adminDeskHandlers = {
  listPrices: (_, { world }) => ({ data: pricesIn(world) }),
  changePrice({ body: { key, value, version, validFrom } }, call) {
    const { world } = call
    const before = priceOf(world, key)
    checkVersion(before, version)
    const start = plannedStart(validFrom, world.now)
    if ('problem' in start) throw unfit({ validFrom: start.problem })
    if (start.from.getTime() <= world.now && before.value === value) return { data: before }
    return write(call, before, { value, validFrom: start.from, cancels: null })
  },
  cancelPriceChange({ params: { id }, body: { version } }, call) {
    const planned = found(call.world.priceChanges.find((one) => one.id === id && one.cancels === null))
    const before = priceOf(call.world, planned.key)
    checkVersion(before, version)
    if (before.changes.find((one) => one.id === id)?.state !== 'PLANNED') throw new MockRefusal('VERSION_CONFLICT')
    return write(call, before, { value: planned.value, validFrom: planned.validFrom, cancels: id })
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
