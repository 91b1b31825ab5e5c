export { ARTICLE_CATEGORY_NAMES, isArticleCategory } from './article-categories.ts'
export { articleQueries, HOME_ARTICLES } from './article-queries.ts'
