import type { Payment, Purchase, ServiceUsage } from '../../contract/tariffs.ts'
import type { TaskReply } from '../../contract/task-replies.ts'
import type { Task } from '../../contract/tasks.ts'
import { addMonths } from '../../tariffs/billing/index.ts'
import { anOpenTask, replyBody } from './deals.ts'
import { type Check, seesThat } from './scenario.ts'
import type { Person, Stage } from './stage.ts'

/*
 * What scenarios about money begin with, and what executors see of what they have bought.
 */

/** Ten replies for 290 ₽. */
export const TEN_REPLIES: Purchase = { services: [{ type: 'REPLIES', unit: 'piece', amount: 10 }] }

/** An order of a tariff for some months. */
export const tariffFor = (type: NonNullable<Purchase['tariff']>['type'], months = 1): Purchase => ({
  tariff: { type, months },
})

/** A place at the top of a category in Kazan. */
export const aTopPlace = async (stage: Stage, days = 1) => {
  const [{ id: categoryId }] = await stage.categories()
  const [{ id: cityId }] = await stage.cities()
  return { type: 'TOP_EXECUTORS', unit: 'day', amount: days, categoryId, cityId } as const
}

/** An executor orders and pays. Answers the purchase as it was before the bank. */
export const buys = async (stage: Stage, executor: Person, order: Purchase): Promise<Payment> => {
  const purchase = await executor.does('createPayment', { body: order })
  await stage.atTheBank(purchase, 'pay')
  return purchase
}

/** An executor who has paid for nothing yet. */
export const aFreeExecutor = async (stage: Stage) => ({ executor: await stage.someone('EXECUTOR') })

/** An executor who has paid for these orders, a second after each other. */
export const aBuyer = async (stage: Stage, ...orders: readonly Purchase[]) => {
  const { executor } = await aFreeExecutor(stage)
  const purchases: Payment[] = []
  for (const order of orders) {
    purchases.push(await buys(stage, executor, order))
    stage.advance(1000)
  }
  return { executor, purchases }
}

type ServiceType = ServiceUsage['type']

/** How much an executor has used of a service, and of how much. */
export const hasUsed = (executor: Person, type: ServiceType, ...[used, limit]: ServiceUsage['count']): Check =>
  seesThat(executor, 'isConstraintMet', { body: { additionalServiceType: type } }, (data) => data, {
    isMet: limit === null || used < limit,
    count: [used, limit],
  })

/** The tariff of an executor, until when it is paid for, and what comes then. */
export const hasTariff = (
  executor: Person,
  ...expected: readonly [type: string, until: string | null, nextType: string | null]
): Check =>
  seesThat(
    executor,
    'getUserTariff',
    {},
    ({ tariff, until, nextType }): readonly (string | null)[] => [tariff.type, until, nextType],
    expected,
  )

/** So many months after a moment of the contract, or after now. */
export const monthsAfter = (stage: Stage, count: number, from = stage.moment()): string =>
  addMonths(new Date(from), count).toISOString()

/** Milliseconds from now until a moment of the contract. */
export const timeUntil = (stage: Stage, moment: string): number => Date.parse(moment) - Date.parse(stage.moment())

/** An executor replies to so many tasks, each of another author; answers the deals as they stand. */
export const repliesTo = async (stage: Stage, executor: Person, count: number) => {
  const sent: { readonly author: Person; readonly task: Task; readonly reply: TaskReply }[] = []
  for (let number = 0; number < count; number += 1) {
    const { author, task } = await anOpenTask(stage)
    sent.push({ author, task, reply: await executor.does('sendTaskReply', { body: replyBody(task.id) }) })
  }
  return sent
}
