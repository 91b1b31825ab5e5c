export { type Breadcrumb, type CategoryIndex, indexCategories, indexTree, type TreeIndex } from './category-index.ts'
export { type CategoryOutline, categoriesFromResponse, categoryQueries, NO_DATA } from './category-queries.ts'
export { searchCategories } from './search-categories.ts'
export { suggestCategories, suggestCategory } from './suggest-category.ts'
