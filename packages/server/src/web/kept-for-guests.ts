import type { Clock } from '@artel/core/ports'
import { createKeptCalls, type KeptCalls } from './kept-calls.ts'
import { createKeptPages, type KeptPages } from './kept-pages.ts'

/** What guests have been given just now: whole pages, and answers that further ones are rendered from. */
export interface KeptForGuests {
  readonly pages: KeptPages
  readonly calls: KeptCalls
  /** Something that pages show is no longer as it was. */
  invalidate(): void
}

export function createKeptForGuests(clock: Pick<Clock, 'now'>): KeptForGuests {
  const pages = createKeptPages(clock)
  const calls = createKeptCalls(clock)
  return {
    pages,
    calls,
    invalidate() {
      // The answers first: no page is made from an old one afterwards.
      calls.invalidate()
      pages.invalidate()
    },
  }
}
