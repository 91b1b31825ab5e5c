/** Whose page it is to the viewer: their own, one of somebody whom they may ask, or one they look at for the house. */
export type ExecutorViewer = 'SELF' | 'OTHER' | 'STAFF'

/** Pages of an executor, side by side. */
export type ExecutorTab = 'about' | 'papers' | 'prices' | 'works' | 'goods' | 'blog'

/** What a visitor can do with an executor. */
export interface ExecutorSteps {
  /** Offers a task. */
  readonly onOffer: () => void
  /** Opens a chat. */
  readonly onWrite: () => void
}
