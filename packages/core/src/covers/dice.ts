/** Throws numbers from 0 to below 1: the same seed, the same numbers for ever. */
export type Dice = () => number

/** FNV-1a of the seed, then the mixing steps of MurmurHash3 for each number. */
export const createDice = (seed: string): Dice => {
  let state = 2166136261
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619)
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822507)
    state = Math.imul(state ^ (state >>> 13), 3266489909)
    state ^= state >>> 16
    return (state >>> 0) / 4294967296
  }
}

/** One of the options, as likely as the others. */
export const pick = <T>(dice: Dice, options: readonly T[]): T => options[Math.floor(dice() * options.length)] as T

/** A whole number from 0 to below `end`. */
export const below = (dice: Dice, end: number): number => Math.floor(dice() * end)
