export { ArticleCard, type ArticleCardProps, type ArticleWords } from './ArticleCard.tsx'
