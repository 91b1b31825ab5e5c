/*
 * Ranges in the queries of lists without their schemas, so that a page can tell what is wrong with them without loading zod.
 */

/** Two edges of a range by their names in a query, and what is said of the second when it is below the first. */
export interface ListRange {
  readonly from: string
  readonly to: string
  readonly message: string
}

const SUMS_TURNED = 'Сумма «до» меньше суммы «от».'

export const TASK_RANGES = [
  { from: 'budgetFrom', to: 'budgetTo', message: SUMS_TURNED },
  { from: 'dateFrom', to: 'dateTo', message: 'День «по» раньше дня «с».' },
] as const satisfies readonly ListRange[]

export const PRODUCT_RANGES = [
  { from: 'priceFrom', to: 'priceTo', message: SUMS_TURNED },
] as const satisfies readonly ListRange[]

/** Whether a query has the edges of a range (numbers, or days `YYYY-MM-DD`) the wrong way round. */
export const isTurnedRound = (query: Readonly<Record<string, unknown>>, { from, to }: ListRange): boolean => {
  const [first, last] = [query[from], query[to]]
  return (
    ((typeof first === 'number' && typeof last === 'number') ||
      (typeof first === 'string' && typeof last === 'string')) &&
    first > last
  )
}
