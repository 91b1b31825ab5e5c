export {
  EXECUTOR_SORT_KEYS,
  type ExecutorFilters,
  type ExecutorSortKey,
  executorList,
  executorsPath,
  executorsQuery,
  parseExecutorFilters,
  RATINGS_FROM,
} from './executor-filters.ts'
export { BADGE_NAMES, BUSINESS_TYPE_NAMES, EXECUTOR_SORT_NAMES } from './executor-labels.ts'
export { executorQueries } from './executor-queries.ts'
export { shownCases } from './portfolio.ts'
export { changedLine, groupedByCategory, isWholeOrder, pricedLine, priceGroups, withChanges } from './price-list.ts'
export { onTopPlaces, topTurn } from './top-places.ts'
export { widerExecutors } from './wider-search.ts'
export { type WorksFilters, worksList } from './works-list.ts'
