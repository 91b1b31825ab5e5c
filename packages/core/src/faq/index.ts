export { faqQueries, highlighted, isSearchable } from './faq-queries.ts'
