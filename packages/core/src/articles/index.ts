export { ARTICLE_CATEGORY_NAMES, isArticleCategory } from './article-categories.ts'
export { type ArticleFilters, articleList, articleQueries, HOME_ARTICLES } from './article-queries.ts'
export { type ArticleParties, isArticleVisible } from './article-visibility.ts'
export { readingTime } from './reading-time.ts'
