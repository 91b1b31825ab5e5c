export { type Breadcrumb, type CategoryIndex, indexCategories, indexTree, type TreeIndex } from './category-index.ts'
export {
  type CategoryOutline,
  categoriesFromResponse,
  categoryQueries,
  executorsCountQuery,
  NO_DATA,
} from './category-queries.ts'
export {
  type CategoryRequestFormActor,
  type CategoryRequestValues,
  categoryRequestForm,
  categoryRequestFormMachine,
} from './category-request.machine.ts'
export {
  addedCategoryText,
  categoryAddedNotice,
  categoryExists,
  categoryRejectedNotice,
  categoryRequestText,
  categoryRuleLabels,
} from './category-request-words.ts'
export { type CategoryTreeFilters, categoryTreeList } from './category-search.ts'
export { type CategoryStory, categoryStory } from './category-story.ts'
export { type CategoryTile, categoryTiles } from './category-tiles.ts'
export { executorCountsQuery } from './executor-counts.ts'
export {
  indexLandings,
  LANDING_SHOWS,
  type LandingNode,
  type LandingStep,
  landingQueries,
  landingsFromResponse,
} from './landings.ts'
export { tradesMeant, tradesNamed } from './name-trades.ts'
export { prunedTo } from './prune-tree.ts'
export { sameCategory, sameName } from './same-category.ts'
export { searchCategories } from './search-categories.ts'
export { type PricedLine, type SharedService, sharedServices } from './shared-services.ts'
export { slugOf } from './slug-of.ts'
export { suggestCategories, suggestCategory } from './suggest-category.ts'
export { startTask, type TaskStart } from './task-start.ts'
export { middleOf, type OfferedTerms, type UsualRange, type UsualTerms, usualTerms } from './usual-terms.ts'
