import type { PlaceMode, PropertyValue } from '@artel/core/contract'

/** What a template draws its particulars from; the same seed draws the same ones. */
export interface Draw {
  /** A whole number, both ends included. */
  int(min: number, max: number): number
  /** A multiple of `step`, counted from `min`. */
  step(min: number, max: number, step: number): number
  pick<T>(options: readonly T[]): T
  chance(probability: number): boolean
  /** «12 мая»: so many days after publication. */
  day(inDays: number): string
  /** «3 окна»: number and word that agree; forms as «окно|окна|окон». */
  n(count: number, forms: string): string
}

/** When the work is wanted, in days after publication. Left out: the generator decides. */
export type When =
  | { readonly mode: 'ASAP' | 'FLEXIBLE' }
  | { readonly mode: 'EXACT'; readonly in: number }
  | { readonly mode: 'PERIOD'; readonly in: number; readonly to: number }

/** A task as its author would have typed it. */
export interface TaskDraft {
  readonly title: string
  readonly description: string
  /** Roubles, about what such work costs. */
  readonly price: number
  /** Values for the category's properties, by their ids. */
  readonly properties?: Readonly<Record<string, PropertyValue>>
  /** Left out: the topic's. */
  readonly place?: PlaceMode
  readonly when?: When
  /** Work that is asked for only from April to October, or only from November to March. */
  readonly season?: 'warm' | 'cold'
}

export type TaskTemplate = (draw: Draw) => TaskDraft

/**
 * What people write in one category. Sentences of executors hold `[я|мы]` or `[он|она|мы]`, of clients `[он|она]`:
 * the endings that fit the speaker (`wording.ts`).
 */
interface Topic {
  readonly place: PlaceMode
  readonly tasks: readonly TaskTemplate[]
  /** How an executor of this trade recommends himself. */
  readonly pitches: readonly string[]
  /** What he asks and what the client answers; true for every template above. */
  readonly questions: readonly (readonly [question: string, answer: string])[]
}

/** Topics by the slug of their category. */
export type Topics = Readonly<Record<string, Topic>>
