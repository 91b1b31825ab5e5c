import type { Article } from '@artel/core/contract'

/** What an author may do here with the own article. */
export type ArticleMove = 'SUBMIT' | 'HIDE' | 'SHOW'

/** Whose article it is to the viewer. */
export type ArticleViewer = 'AUTHOR' | 'STAFF' | 'READER'

export interface ArticleSteps {
  readonly onMove: (move: ArticleMove) => void
  /** The move that is on its way. */
  readonly moving: ArticleMove | null
}

export interface ArticleStepProps extends ArticleSteps {
  article: Article
  viewer: ArticleViewer
}
