import { PURCHASABLE_SERVICES } from '@artel/core/contract'
import { isUsable } from '@artel/core/tariffs'
import { servicePrices } from '../fixtures/tariffs.ts'
import type { MockHandlers } from '../mock-handlers.ts'
import { pageOf } from './paging.ts'
import { signedIn } from './signed-in.ts'
import { tariffOf, usageOf } from './tariff-usage.ts'

/** The price list, and what an executor has of it. */
export const tariffHandlers = {
  listTariffs: (_, { world }) => ({ data: [...world.tariffs] }),
  getUserTariff(_, call) {
    const { id: userId } = signedIn(call)
    const { id, type, name, price, services } = tariffOf(call.world, userId)
    const { until = null, nextType = null } = call.world.userTariffs.get(userId) ?? {}
    const additionalServicesInfo = services.map((service) => ({
      type: service.type,
      count: usageOf(call.world, userId, service.type),
    }))
    return { data: { tariff: { id, type, name, price }, until, nextType, additionalServicesInfo } }
  },
  isConstraintMet({ body: { additionalServiceType } }, call) {
    const count = usageOf(call.world, signedIn(call).id, additionalServiceType)
    return { data: { isMet: isUsable(count), count } }
  },
  getUserServicesInfo: (_, call) => ({
    data: PURCHASABLE_SERVICES.map((type) => ({
      type,
      count: usageOf(call.world, signedIn(call).id, type),
      prices: servicePrices.filter((row) => row.type === type),
    })),
  }),
  listUserServices({ query }, call) {
    const { id } = signedIn(call)
    const { now, userServices } = call.world
    const isActive = (until: string | null) => until === null || Date.parse(until) > now
    const mine = userServices
      .filter(({ ownerId, type }) => ownerId === id && (query.type === undefined || type === query.type))
      .filter(({ until }) => query.isActive === undefined || isActive(until) === query.isActive)
      .map(({ ownerId, paymentId, ...service }) => service)
    return { data: pageOf(mine, query) }
  },
  listReplyLedger: ({ query }, { world }) => ({ data: pageOf(world.ledger, query) }),
} satisfies Partial<MockHandlers>
