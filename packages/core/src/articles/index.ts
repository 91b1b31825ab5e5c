export { ARTICLE_CATEGORY_NAMES, isArticleCategory } from './article-categories.ts'
export { articleModerationChanges, isJudgedArticleChange, type JudgedArticle } from './article-changes.ts'
export { articleBodyRule, articleGaps, isWholeArticle } from './article-gaps.ts'
export { articleLook } from './article-look.ts'
export {
  type ArticleFilters,
  type AuthorArticleFilters,
  articleKeys,
  articleList,
  articleQueries,
  authorArticleList,
  BLOG_TABS,
  HOME_ARTICLES,
  type OwnArticleFilters,
  ownArticleList,
  ownArticleQueries,
  RELATED_ARTICLES,
} from './article-queries.ts'
export {
  type ArticleHeading,
  articleImages,
  articleLength,
  articleOutline,
  articleText,
  articleWords,
  headingId,
} from './article-text.ts'
export { type ArticleParties, isArticleVisible } from './article-visibility.ts'
export { articleRuleLabels } from './article-words.ts'
export { readingTime } from './reading-time.ts'
