/** What an executor asked for in a reply. */
export interface AskedPrice {
  readonly categoryId: number
  /** Kopecks. */
  readonly price: number
}

/** Fewer replies say more about their authors than about the work. */
const FEWEST = 5
const HUNDRED_ROUBLES = 100_00

/** The median of what was asked for in each category, to a hundred roubles; categories with a few replies are left out. */
export const typicalPrices = (asked: readonly AskedPrice[]): ReadonlyMap<number, number> => {
  const byCategory = new Map<number, number[]>()
  for (const { categoryId, price } of asked) {
    const prices = byCategory.get(categoryId)
    if (prices) prices.push(price)
    else byCategory.set(categoryId, [price])
  }
  return new Map(
    [...byCategory]
      .filter(([, prices]) => prices.length >= FEWEST)
      .map(([categoryId, prices]) => [categoryId, median(prices)]),
  )
}

const median = (prices: readonly number[]): number => {
  const inOrder = prices.toSorted((one, other) => one - other)
  const middle = inOrder[Math.floor(inOrder.length / 2)] ?? 0
  return Math.max(Math.round(middle / HUNDRED_ROUBLES), 1) * HUNDRED_ROUBLES
}
