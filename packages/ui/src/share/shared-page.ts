/** A page that somebody passes on. */
export interface SharedPage {
  /** What it shows: decides the words. */
  readonly kind: 'task' | 'article' | 'executor'
  /** Path of the page that everybody may open. */
  readonly path: string
  readonly title: string
}
