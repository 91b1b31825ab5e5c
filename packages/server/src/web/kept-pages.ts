import type { Clock } from '@artel/core/ports'
import { createKept, type Kept } from './kept.ts'
import type { PageBody } from './page-body.ts'

/** A page as it was rendered for a guest. */
export interface RenderedPage {
  readonly status: number
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: PageBody
  /** Whether another guest may be given it: nothing of it failed, and it sets no cookie. */
  readonly isForEverybody: boolean
}

/** Pages of guests, rendered once for all who ask within some seconds. */
export type KeptPages = Kept<RenderedPage>

/** How long a page is given to others, in milliseconds; a process that hears of no change shows none for so long. */
export const PAGE_FRESH_MS = 5_000

export const createKeptPages = (clock: Pick<Clock, 'now'>): KeptPages =>
  createKept(clock, {
    freshMs: PAGE_FRESH_MS,
    bytes: 32 * 1024 * 1024,
    sizeOf: ({ body }) => body.size,
    isForEverybody: (page) => page.isForEverybody,
  })
