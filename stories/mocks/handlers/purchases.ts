import type { StoredPayment } from '../stored.ts'
import type { MockWorld } from '../world.ts'
import { categoryCard } from './categories.ts'

const DAY = 86_400_000
const DAYS = { piece: 365, month: 30, day: 1 } as const
/** What a bought month adds to a limit. */
const ADDED_BY_MONTH = 10

/** Switches on what a payment has paid for. */
export const give = (world: MockWorld, { id, ownerId, order }: StoredPayment): void => {
  const from = new Date(world.now).toISOString()
  const after = (days: number) => new Date(world.now + days * DAY).toISOString()
  if (order.tariff) {
    const { type, months } = order.tariff
    world.userTariffs.set(ownerId, { type, until: after(months * DAYS.month), nextType: null })
  }
  const services = order.services.map(({ type, unit, amount, categoryId, cityId }) => {
    const category = categoryId === null ? null : categoryCard(world, categoryId)
    const city = world.places.find((place) => place.id === cityId)
    const limit = unit === 'piece' ? amount : type === 'PRODUCTS' || type === 'CASES' ? ADDED_BY_MONTH : null
    return {
      id: world.nextId(),
      ownerId,
      paymentId: id,
      type,
      unit,
      count: [0, limit] as [number, number | null],
      from,
      until: after(unit === 'piece' ? DAYS.piece : amount * DAYS[unit]),
      category: category && { id: category.id, name: category.name },
      city: cityId !== null && city ? { id: cityId, name: city.name } : null,
    }
  })
  world.userServices = [...services, ...world.userServices]
  const replies = order.services.reduce((sum, { type, amount }) => sum + (type === 'REPLIES' ? amount : 0), 0)
  if (world.repliesLeft !== null) world.repliesLeft += replies
}

/** Switches off what a refunded payment had paid for. */
export const takeBack = (world: MockWorld, { id, ownerId, order }: StoredPayment): void => {
  world.userServices = world.userServices.filter(({ paymentId }) => paymentId !== id)
  if (order.tariff) world.userTariffs.delete(ownerId)
}
