export { type ExecutorFilters, executorList, executorsQuery, RATINGS_FROM } from './executor-filters.ts'
export { BADGE_NAMES, BUSINESS_TYPE_NAMES } from './executor-labels.ts'
export { executorQueries } from './executor-queries.ts'
