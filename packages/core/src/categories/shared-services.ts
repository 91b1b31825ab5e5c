/** A line of a price list with a price of its own. */
export interface PricedLine {
  readonly name: string
  readonly unit: string | null
  /** Kopecks. */
  readonly price: number
  readonly executorId: string
}

/** A service that several executors name alike. */
export interface SharedService {
  readonly name: string
  readonly unit: string | null
  /** The smallest and the largest price, without the ends where there are enough of them. Kopecks. */
  readonly from: number
  readonly to: number
  readonly executors: number
}

/** A price of one or two says more about them than about the work. */
const FEWEST_EXECUTORS = 3
/** From so many prices on the cheapest and the dearest tenth do not count. */
const ENOUGH_TO_TRIM = 10
const SERVICES_SHOWN = 10

const keyOf = ({ name, unit }: PricedLine) => `${name.trim().toLocaleLowerCase('ru')}|${unit ?? ''}`

/**
 * What the price lists of a category have in common: lines of the same name and unit, those of the most executors first. Names
 * are compared without regard to case; the spelling of the first line is shown.
 */
export const sharedServices = (lines: readonly PricedLine[]): SharedService[] => {
  const byKey = new Map<string, PricedLine[]>()
  for (const line of lines) {
    const alike = byKey.get(keyOf(line))
    if (alike) alike.push(line)
    else byKey.set(keyOf(line), [line])
  }
  return [...byKey.values()]
    .flatMap((alike) => {
      const [first] = alike
      const executors = new Set(alike.map(({ executorId }) => executorId)).size
      if (!first || executors < FEWEST_EXECUTORS) return []
      const prices = alike.map(({ price }) => price).toSorted((one, other) => one - other)
      const cut = prices.length < ENOUGH_TO_TRIM ? 0 : Math.floor(prices.length / 10)
      const { name, unit } = first
      return [{ name: name.trim(), unit, from: prices[cut] ?? 0, to: prices.at(-1 - cut) ?? 0, executors }]
    })
    .toSorted((one, other) => other.executors - one.executors || one.name.localeCompare(other.name, 'ru'))
    .slice(0, SERVICES_SHOWN)
}
