import type { Clock } from '@artel/core/ports'
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
export interface KeptPages {
  /**
   * The page of this key: kept, being made for somebody else, or made now. One that is not for everybody goes to whom it was
   * made for; the others make their own.
   */
  page(key: string, make: () => Promise<RenderedPage>): Promise<RenderedPage>
  /** The page of this key that may be given to anybody at once. */
  fresh(key: string): RenderedPage | null
  /** Something that pages show is no longer as it was; what is being made now is given to nobody who asks later. */
  invalidate(): void
}

/** How long a page is given to others, in milliseconds; a process that hears of no change shows none for so long. */
export const PAGE_FRESH_MS = 5_000
/** Bytes of all pages together: an address may hold anything, and a page is kept for each. */
const KEPT_BYTES = 32 * 1024 * 1024

interface Entry {
  readonly page: Promise<RenderedPage>
  /** Counted from when it was asked for: it shows what was true then. */
  readonly until: number
  size: number
  /** The page, once it is known to be for everybody. */
  made: RenderedPage | null
}

export function createKeptPages(clock: Pick<Clock, 'now'>): KeptPages {
  let entries = new Map<string, Entry>()
  let bytes = 0

  const drop = (key: string, entry: Entry) => {
    if (entries.get(key) !== entry) return
    entries.delete(key)
    bytes -= entry.size
  }

  /** The oldest go first: they would be the first to be no longer fresh. */
  const keepWithin = () => {
    for (const [key, entry] of entries) {
      if (bytes <= KEPT_BYTES && clock.now() < entry.until) return
      drop(key, entry)
    }
  }

  const made = (key: string, make: () => Promise<RenderedPage>): Promise<RenderedPage> => {
    const entry: Entry = { page: make(), until: clock.now() + PAGE_FRESH_MS, size: 0, made: null }
    entries.delete(key)
    entries.set(key, entry)
    const settled = entry.page.then(
      (page) => {
        if (!page.isForEverybody) return drop(key, entry)
        if (entries.get(key) !== entry) return
        entry.made = page
        entry.size = page.body.size
        bytes += entry.size
        keepWithin()
      },
      () => drop(key, entry),
    )
    return settled.then(() => entry.page)
  }

  return {
    async page(key, make) {
      const kept = entries.get(key)
      if (kept && clock.now() < kept.until) {
        const page = await kept.page.catch(() => null)
        return page?.isForEverybody ? page : make()
      }
      if (kept) drop(key, kept)
      return made(key, make)
    },
    fresh(key) {
      const kept = entries.get(key)
      return kept && clock.now() < kept.until ? kept.made : null
    },
    invalidate() {
      entries = new Map()
      bytes = 0
    },
  }
}
