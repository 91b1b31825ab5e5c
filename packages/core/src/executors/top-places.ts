import { TOP_PLACES, TOP_TURN_MS } from '../contract/executor-terms.ts'

/** Whose turn it is among those who have paid for the same place: each moment of a turn has the same number. */
export const topTurn = (now: number): number => Math.floor(now / TOP_TURN_MS)

/**
 * Who stands on the places at the top now, of all who have paid for them, in an order that stays: the first ones of this turn, and
 * then those behind them, round and round, so that everybody is shown as often as the others.
 */
export const onTopPlaces = <T>(buyers: readonly T[], now: number): readonly T[] => {
  const first = topTurn(now) % Math.max(1, buyers.length)
  return [...buyers.slice(first), ...buyers.slice(0, first)].slice(0, TOP_PLACES)
}
