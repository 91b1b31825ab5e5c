export {
  canonicalExecutorFilters,
  defaultExecutorFilters,
  type ExecutorFilters,
  executorFiltersToQuery,
  parseExecutorFilters,
  RATINGS_FROM,
  serialiseExecutorFilters,
} from './executor-filters.ts'
export { BADGE_NAMES, BUSINESS_TYPE_NAMES } from './executor-labels.ts'
export { executorQueries } from './executor-queries.ts'
