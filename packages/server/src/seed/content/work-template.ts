/** A work as executors of a trade show it: impersonal words, about so many roubles and days, and what the photographs show. */
export interface WorkTemplate {
  readonly title: string
  readonly text: string
  readonly roubles: number
  readonly days: number
  /** Scenes of `assets/demo/scenes`. */
  readonly scenes: readonly string[]
}

/** Works by the slug of their category. */
export type Works = Readonly<Record<string, readonly WorkTemplate[]>>

export const work = (
  title: string,
  text: string,
  roubles: number,
  days: number,
  ...scenes: string[]
): WorkTemplate => ({ title, text, roubles, days, scenes })
