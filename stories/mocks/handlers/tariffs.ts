import type { LedgerLine, UserService } from '@artel/core/contract'
import { constraintOn, listedTariffs, presentServices, presentTariff, previewTariff } from '@artel/core/tariffs/billing'
import type { MockHandlers } from '../mock-handlers.ts'
import type { StoredLedgerLine, StoredUserService } from '../stored.ts'
import type { MockWorld } from '../world.ts'
import { categoryCard } from './categories.ts'
import { pageOf } from './paging.ts'
import { termsOf } from './set-prices.ts'
import { signedIn } from './signed-in.ts'
import { isInForce, periodsOf, servicesAt, spentOf, tariffOf, usesBy } from './tariff-usage.ts'

const serviceView = (world: MockWorld, service: StoredUserService): UserService => {
  const { id, type, unit, amount, from, until, endedAt, categoryId, cityId } = service
  const category = categoryId === null ? null : categoryCard(world, categoryId)
  const city = world.places.find((place) => place.id === cityId)
  return {
    id,
    type,
    unit,
    count: [spentOf(world, service), amount],
    from: from.toISOString(),
    until: (endedAt ?? until).toISOString(),
    category: category && { id: category.id, name: category.name },
    city: cityId !== null && city ? { id: cityId, name: city.name } : null,
  }
}

const ledgerView = (
  { tasks }: MockWorld,
  { ownerId, replyId, serviceId, monthFrom, taskId, ...line }: StoredLedgerLine,
): LedgerLine => {
  const task = tasks.find(({ id }) => id === taskId)
  return { ...line, task: task ? { id: task.id, title: task.title } : null }
}

/** The price list, and what an executor has of it. */
export const tariffHandlers = {
  listTariffs: (_, { world }) => ({ data: listedTariffs(world.priceChanges, world.now) }),
  getUserTariff(_, call) {
    const { id } = signedIn(call)
    return { data: presentTariff(tariffOf(call.world, id), usesBy(call.world, id), termsOf(call.world)) }
  },
  async previewTariff({ body: chosen }, { world, ...call }) {
    const { id } = signedIn({ world, ...call })
    const { createdAt = world.now } = world.people.find((person) => person.id === id) ?? {}
    const choice = {
      periods: periodsOf(world, id),
      since: new Date(createdAt),
      chosen,
      uses: usesBy(world, id),
      terms: termsOf(world),
      now: world.now,
    }
    return { data: await previewTariff(choice, (at) => servicesAt(world, id, at.getTime())) }
  },
  isConstraintMet: ({ body: { additionalServiceType } }, call) => ({
    data: constraintOn(usesBy(call.world, signedIn(call).id), additionalServiceType),
  }),
  getUserServicesInfo: (_, call) => ({
    data: presentServices(usesBy(call.world, signedIn(call).id), call.world.priceChanges, call.world.now),
  }),
  listUserServices({ query }, call) {
    const { world } = call
    const mine = world.userServices
      .filter(({ ownerId, type }) => ownerId === signedIn(call).id && (query.type ?? type) === type)
      .filter((service) => query.isActive === undefined || isInForce(service, world.now) === query.isActive)
      .toSorted((one, other) => other.from.getTime() - one.from.getTime() || other.id - one.id)
    return {
      data: pageOf(
        mine.map((service) => serviceView(world, service)),
        query,
      ),
    }
  },
  listReplyLedger({ query }, call) {
    const mine = call.world.ledger.filter(({ ownerId }) => ownerId === signedIn(call).id)
    return {
      data: pageOf(
        mine.map((line) => ledgerView(call.world, line)),
        query,
      ),
    }
  },
} satisfies Partial<MockHandlers>
