/** A stream of pseudo-random choices: the same name gives the same stream for ever. */
export interface Random {
  /** A whole number, both ends included. */
  int(min: number, max: number): number
  /** A number, `max` excluded. */
  real(min: number, max: number): number
  /** A multiple of `step`, counted from `min`. */
  step(min: number, max: number, step: number): number
  pick<T>(options: readonly T[]): T
  chance(probability: number): boolean
  /** The same elements in another order. */
  shuffle<T>(elements: readonly T[]): T[]
  /** The option of a weighted choice. */
  weighted<T>(options: readonly (readonly [option: T, weight: number])[]): T
  /** An RFC 4122 version 4 UUID. */
  uuid(): string
}

/** Makes the stream of a name, e.g. `task:17`. Streams of different names are independent. */
export function random(name: string): Random {
  const next = mulberry32(hashOf(name))
  const real = (min: number, max: number) => min + next() * (max - min)
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  const pick = <T>(options: readonly T[]): T => {
    const option = options[int(0, options.length - 1)]
    if (option === undefined) throw new Error(`Nothing to pick from in ${name}`)
    return option
  }
  return {
    int,
    real,
    pick,
    step: (min, max, step) => min + step * int(0, Math.floor((max - min) / step)),
    chance: (probability) => next() < probability,
    shuffle: (elements) => {
      const keyed = elements.map((element) => [next(), element] as const)
      return keyed.sort(([a], [b]) => a - b).map(([, element]) => element)
    },
    weighted: (options) => {
      let rest = next() * options.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [option, weight] of options) {
        rest -= weight
        if (rest < 0) return option
      }
      return pick(options)[0]
    },
    uuid: () => {
      const [one, two, three, four] = [word(next), word(next), word(next), word(next)]
      const variant = (8 + (Number.parseInt(three[0] ?? '0', 16) & 3)).toString(16)
      return `${one}-${two.slice(0, 4)}-4${two.slice(5)}-${variant}${three.slice(1, 4)}-${three.slice(4)}${four}`
    },
  }
}

/** Eight hexadecimal digits. */
const word = (next: () => number) =>
  Math.floor(next() * 0x1_0000_0000)
    .toString(16)
    .padStart(8, '0')

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/** A small generator by Tommy Ettinger, 32 bits of state; good enough for demo content, never for secrets. */
function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
