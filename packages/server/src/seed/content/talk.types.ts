/** Who says a line of a dialogue. */
export type Side = 'CLIENT' | 'EXECUTOR'

/** A line before its endings agree with the speaker (`wording.ts`). */
export interface Line {
  readonly side: Side
  readonly text: string
}

/** What a dialogue may mention. */
export interface TalkAbout {
  /** The reply names a sum. */
  readonly isPriced: boolean
  /** It is more than the task offers. */
  readonly isOverBudget: boolean
  /** Others have replied, too. */
  readonly hasRivals: boolean
  /** What `term` says. */
  readonly days: number
  /** «3 дня». */
  readonly term: string
  /** When the work is planned: «завтра» or «12 мая». */
  readonly day: string
  /** The exact address has been given to the chosen executor. */
  readonly hasAddress: boolean
}

/** A few lines that belong together. */
export type Exchange = (about: TalkAbout) => readonly Line[]

/** What the client says. */
export const C = (text: string): Line => ({ side: 'CLIENT', text })
/** What the executor says. */
export const E = (text: string): Line => ({ side: 'EXECUTOR', text })
