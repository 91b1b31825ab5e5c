/** What an executor offered in a reply. */
export interface OfferedTerms {
  readonly categoryId: number
  /** Kopecks. */
  readonly price: number
  readonly termDays: number
}

/** Both ends of the middle half of what was said. */
export interface UsualRange {
  readonly from: number
  readonly to: number
}

/** What work of a category usually costs and how long it takes. */
export interface UsualTerms {
  /** The middle price, kopecks. */
  readonly price: number
  readonly prices: UsualRange
  readonly days: UsualRange
  /** Replies that say so. */
  readonly replies: number
}

/** Fewer replies say more about their authors than about the work. */
const FEWEST = 5
const HUNDRED_ROUBLES = 100_00

/** The usual terms of each category, prices to a hundred roubles; categories with a few replies are left out. */
export const usualTerms = (offered: readonly OfferedTerms[]): ReadonlyMap<number, UsualTerms> => {
  const byCategory = new Map<number, OfferedTerms[]>()
  for (const offer of offered) {
    const others = byCategory.get(offer.categoryId)
    if (others) others.push(offer)
    else byCategory.set(offer.categoryId, [offer])
  }
  return new Map(
    [...byCategory]
      .filter(([, offers]) => offers.length >= FEWEST)
      .map(([categoryId, offers]) => [categoryId, termsOf(offers)]),
  )
}

const termsOf = (offers: readonly OfferedTerms[]): UsualTerms => {
  const prices = inOrder(offers.map(({ price }) => price))
  const days = inOrder(offers.map(({ termDays }) => termDays))
  return {
    price: inHundreds(partOf(prices, 2 / 4)),
    prices: { from: inHundreds(partOf(prices, 1 / 4)), to: inHundreds(partOf(prices, 3 / 4)) },
    days: { from: partOf(days, 1 / 4), to: partOf(days, 3 / 4) },
    replies: offers.length,
  }
}

const inOrder = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other)

/** The number below which this part of the others lies; the middle of an even count is the upper one. */
const partOf = (ordered: readonly number[], part: number): number =>
  ordered[Math.min(Math.floor(ordered.length * part), ordered.length - 1)] ?? 0

const inHundreds = (price: number): number => Math.max(Math.round(price / HUNDRED_ROUBLES), 1) * HUNDRED_ROUBLES

/** The middle of these numbers; `null` of none. */
export const middleOf = (numbers: readonly number[]): number | null =>
  numbers.length === 0 ? null : partOf(inOrder(numbers), 2 / 4)
