export { type Breadcrumb, type CategoryIndex, indexCategories } from './category-index.ts'
export { categoriesFromResponse, categoryQueries, NO_DATA } from './category-queries.ts'
export { searchCategories } from './search-categories.ts'
export { suggestCategories, suggestCategory } from './suggest-category.ts'
