/** A line as executors of a trade have it: name, roubles about which they ask, unit; `0` is to be agreed. */
export type PriceLine = readonly [name: string, roubles: number, unit: string | null]

/** Lines by the slug of their category, the most usual first. */
export type PriceLines = Readonly<Record<string, readonly PriceLine[]>>
