import type { Clock } from '@artel/core/ports'

/** Answers by key that may be some seconds old. */
export interface KeptBriefly<Answer> {
  /** The kept answer, or the one of `make`, which is made once for all who ask meanwhile. One that failed is not kept, nor is `null`. */
  read(key: string, make: () => Promise<Answer>): Promise<Answer>
  clear(): void
}

export interface KeptBrieflyDeps<Answer> {
  readonly clock: Pick<Clock, 'now'>
  /** Milliseconds, counted from when it was asked for. */
  readonly freshMs: number | ((answer: Answer) => number)
  /** So many answers are kept; the one that was not asked for longest goes first. */
  readonly most: number
}

/** For what changes without telling this process, where an answer of a moment ago does no harm. */
export function createKeptBriefly<Answer>({ clock, freshMs, most }: KeptBrieflyDeps<Answer>): KeptBriefly<Answer> {
  /** Until it is there, an answer is as fresh as can be. */
  const entries = new Map<string, { readonly answer: Promise<Answer>; until: number }>()
  const freshFor = typeof freshMs === 'number' ? () => freshMs : freshMs
  return {
    read(key, make) {
      const before = entries.get(key)
      entries.delete(key)
      const isFresh = before !== undefined && clock.now() < before.until
      if (isFresh) {
        entries.set(key, before)
        return before.answer
      }
      const asked = clock.now()
      const entry = { answer: make(), until: Number.POSITIVE_INFINITY }
      entries.set(key, entry)
      const forget = () => {
        if (entries.get(key) === entry) entries.delete(key)
      }
      entry.answer.then((answer) => {
        if (answer === null) forget()
        else entry.until = asked + freshFor(answer)
      }, forget)
      if (entries.size > most) entries.delete(entries.keys().next().value as string)
      return entry.answer
    },
    clear: () => entries.clear(),
  }
}
