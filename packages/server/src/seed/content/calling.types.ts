/** How those who do a thing call it, and what is said of it when it is done: both without who speaks. */
export interface Calling {
  /** Begins what a specialist tells of themselves. */
  readonly who: readonly [string, string]
  /** Begins what a client who is content writes. */
  readonly said: readonly [string, string, string]
}

/** By the slug of the category. */
export type Callings = Readonly<Record<string, Calling>>
