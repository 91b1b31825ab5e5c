/** A page number, or a gap of pages left out. */
export type PageStep = number | 'gap-before' | 'gap-after'

/** First, last, the current one and its neighbours; a gap that would hide a single page shows that page. */
export function pageSteps(page: number, count: number): PageStep[] {
  const from = page - 1 <= 3 ? 2 : page - 1
  const to = page + 1 >= count - 2 ? count - 1 : page + 1
  const middle = Array.from({ length: Math.max(to - from + 1, 0) }, (_, n) => from + n)
  if (count === 1) return [1]
  return [
    1,
    ...(from > 2 ? (['gap-before'] as const) : []),
    ...middle,
    ...(to < count - 1 ? (['gap-after'] as const) : []),
    count,
  ]
}
