import { DEFAULT_LIMIT } from '../contract/list-terms.ts'

/** Page of a list where none is named (product §3.16). */
export const DEFAULT_PAGE = 1

/** How many pages so many items make: `ceil(total / limit)`, at least 1 (product §3). */
export const pageCount = (total: number, limit: number = DEFAULT_LIMIT): number =>
  Math.max(1, Math.ceil(Math.max(0, total) / Math.max(1, limit)))

/** `page` within the pages there are, for lists that have become shorter; anything that is no page is the first. */
export const clampPage = (page: number, count: number): number =>
  Number.isSafeInteger(page) ? Math.min(Math.max(DEFAULT_PAGE, page), Math.max(1, count)) : DEFAULT_PAGE

/** A page number, or a gap of pages left out. */
export type PageStep = number | 'gap-before' | 'gap-after'

/** What a pager offers: first, last, the current page and its neighbours; a gap that would hide one page shows it. */
export const pageSteps = (page: number, count: number): readonly PageStep[] => {
  if (count <= 1) return [1]
  const from = page - 1 <= 3 ? 2 : page - 1
  const to = page + 1 >= count - 2 ? count - 1 : page + 1
  const middle = Array.from({ length: Math.max(to - from + 1, 0) }, (_, n) => from + n)
  return [
    1,
    ...(from > 2 ? (['gap-before'] as const) : []),
    ...middle,
    ...(to < count - 1 ? (['gap-after'] as const) : []),
    count,
  ]
}
