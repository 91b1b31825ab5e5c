export { type Breadcrumb, type CategoryIndex, indexCategories, indexTree, type TreeIndex } from './category-index.ts'
export {
  type CategoryOutline,
  categoriesFromResponse,
  categoryQueries,
  executorsCountQuery,
  NO_DATA,
} from './category-queries.ts'
export { type CategoryTreeFilters, categoryTreeList } from './category-search.ts'
export { type CategoryStory, categoryStory } from './category-story.ts'
export { type CategoryTile, categoryTiles } from './category-tiles.ts'
export { executorCountsQuery } from './executor-counts.ts'
export { indexLandings, type LandingNode, landingQueries, landingsFromResponse } from './landings.ts'
export { prunedTo } from './prune-tree.ts'
export { searchCategories } from './search-categories.ts'
export { suggestCategories, suggestCategory } from './suggest-category.ts'
export { type AskedPrice, typicalPrices } from './typical-prices.ts'
