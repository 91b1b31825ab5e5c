export { ARTICLE_CATEGORY_NAMES, BLOG_LEAD, isArticleCategory } from './article-categories.ts'
export { articleModerationChanges, isJudgedArticleChange, type JudgedArticle } from './article-changes.ts'
export { type DeskArticle, type DeskMoves, deskFacts, deskMoves } from './article-desk.ts'
export { provideArticleEditor, provideArticleMending } from './article-editor.actors.ts'
export {
  ARTICLE_AUTOSAVE,
  type ArticleEditorActor,
  type ArticleEditorInput,
  type ArticleEditorStatus,
  type ArticleEditorView,
  articleEditorMachine,
  selectArticleEditor,
} from './article-editor.machine.ts'
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
export {
  type ArticleErrors,
  type ArticleField,
  type ArticleValues,
  articleValues,
  NEW_ARTICLE,
  tagsOf,
} from './article-values.ts'
export { type ArticleParties, isArticleVisible } from './article-visibility.ts'
export { articleRuleLabels, rejectionOf } from './article-words.ts'
export { readingTime } from './reading-time.ts'
