export { shippedPages } from './shipped-pages.ts'
export { sitePageQueries } from './site-page-queries.ts'
export { sitePageTitles } from './site-page-titles.ts'
