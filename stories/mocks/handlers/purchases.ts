import { boughtService, planPurchase, planRefund, type TariffPlan, unspentReplies } from '@artel/core/tariffs/billing'
import type { StoredPayment } from '../stored.ts'
import type { MockWorld } from '../world.ts'
import { writeDown } from './reply-quota.ts'
import { periodsOf, spentOf } from './tariff-usage.ts'

const follow = (world: MockWorld, ownerId: string, { changed, added }: TariffPlan): void => {
  const kept = world.tariffPeriods.map((period) => ({ ...period, ...changed.find(({ id }) => id === period.id) }))
  const begun = added.map((period) => ({ ...period, ownerId, id: world.nextId() }))
  world.tariffPeriods = [...kept, ...begun].filter(({ from, until }) => from < until)
}

const line = { source: 'SERVICE', replyId: null, taskId: null, monthFrom: null } as const

/** Switches on what a payment has paid for. */
export const give = (world: MockWorld, { id: paymentId, ownerId, order, terms }: StoredPayment): void => {
  if (order.tariff && order.tariff.type !== 'FREE') {
    const { type, months } = order.tariff
    follow(
      world,
      ownerId,
      planPurchase(periodsOf(world, ownerId), { type, months, paymentId, limits: terms.limits }, world.now),
    )
  }
  for (const service of order.services) {
    const held = world.userServices.filter((one) => one.ownerId === ownerId && one.endedAt === null)
    const id = world.nextId()
    const bought = boughtService(service, held, new Date(world.now), terms.added)
    world.userServices = [{ ...bought, id, ownerId, paymentId, endedAt: null }, ...world.userServices]
    if (service.type !== 'REPLIES') continue
    writeDown(world, { ...line, ownerId, serviceId: id, kind: 'PURCHASE', amount: service.amount, reason: null })
  }
}

/** Switches off what a refunded payment had paid for. */
export const takeBack = (world: MockWorld, { id, ownerId }: StoredPayment): void => {
  follow(world, ownerId, planRefund(periodsOf(world, ownerId), id, world.now))
  for (const service of world.userServices) {
    if (service.paymentId !== id) continue
    service.endedAt = new Date(world.now)
    const left = unspentReplies({ ...service, used: spentOf(world, service) })
    if (left === 0) continue
    writeDown(world, {
      ...line,
      ownerId,
      serviceId: service.id,
      kind: 'REFUND',
      amount: -left,
      reason: 'PAYMENT_REFUNDED',
    })
  }
}
