export { ArticleScreen } from './ArticleScreen.tsx'
export { ArticleView, type ArticleViewProps } from './ArticleView.tsx'
export type { ArticleMove, ArticleStepProps, ArticleSteps, ArticleViewer } from './article.types.ts'
