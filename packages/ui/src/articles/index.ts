export { ArticleCard, type ArticleCardProps, type ArticleWords } from './ArticleCard.tsx'
export { ArticleGrid, type ArticleGridProps } from './ArticleGrid.tsx'
export { EDITORS, isOfEditors, readingWords } from './article-card-words.ts'
