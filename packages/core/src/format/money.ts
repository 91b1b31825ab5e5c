import type { PriceType } from '../contract/task-replies.ts'
import type { BudgetType } from '../contract/tasks.ts'
import { formatNumber } from './number.ts'
import { NBSP } from './typography.ts'

const exactly = (kopecks: number, digits: MoneyPrecision) => formatNumber(kopecks / 100, { min: digits, max: digits })

const amount = (kopecks: number) => exactly(kopecks, kopecks % 100 === 0 ? 0 : MONEY_PRECISION)

/** Digits after the comma of a sum (product §9). */
export const MONEY_PRECISION = 2
export type MoneyPrecision = 0 | 1 | typeof MONEY_PRECISION

/**
 * «5 000 ₽»; kopecks only when there are any: «99,50 ₽». Spaces do not break.
 * @param precision digits after the comma whatever the sum: two make «5 000,00 ₽»
 */
export const formatMoney = (kopecks: number, precision?: MoneyPrecision): string =>
  `${precision === undefined ? amount(kopecks) : exactly(kopecks, precision)}${NBSP}₽`

/** «3 000 – 5 000 ₽», one sum where both are the same; a line may break after the dash alone. */
export const formatMoneyRange = (from: number, to: number): string =>
  from === to ? formatMoney(to) : `${amount(from)}${NBSP}– ${formatMoney(to)}`

/** The budget of a task or of a card: kopecks, `null` where the type has no such edge. */
export interface BudgetLike {
  readonly budgetType: BudgetType
  readonly budgetFrom: number | null
  readonly budgetTo: number | null
}

/** «5 000 ₽», «3 000 – 5 000 ₽» or «По договорённости». */
export const formatBudget = ({ budgetType, budgetFrom, budgetTo }: BudgetLike): string => {
  const highest = budgetTo ?? budgetFrom
  if (budgetType === 'NEGOTIABLE' || highest === null) return 'По договорённости'
  if (budgetType === 'FIXED' || budgetFrom === budgetTo) return formatMoney(highest)
  if (budgetFrom === null) return `до${NBSP}${formatMoney(highest)}`
  if (budgetTo === null) return `от${NBSP}${formatMoney(highest)}`
  return formatMoneyRange(budgetFrom, budgetTo)
}

/** The price of a reply: kopecks, `null` when NEGOTIABLE. */
export interface PriceLike {
  readonly priceType: PriceType
  readonly price: number | null
}

/** «5 000 ₽», «от 5 000 ₽» or «Цена договорная». */
export const formatPrice = ({ priceType, price }: PriceLike): string => {
  if (priceType === 'NEGOTIABLE' || price === null) return 'Цена договорная'
  return priceType === 'FROM' ? `от${NBSP}${formatMoney(price)}` : formatMoney(price)
}
