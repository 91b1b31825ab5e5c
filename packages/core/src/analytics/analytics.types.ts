import type { ViewKind } from '../contract/analytics-terms.ts'

/*
 * What is known of an executor within a period. The server takes it from its tables, the mocks from their world; the figures
 * are made of it in one place.
 */

/** So many views of one kind on a day of Moscow. */
export interface ViewFact {
  readonly day: string
  readonly kind: ViewKind
  readonly count: number
}

/** A reply that was sent; moments in milliseconds, the price in kopecks or `null` where it is to be agreed. */
export interface ReplyFact {
  readonly sentAt: number
  readonly publishedAt: number | null
  readonly category: { readonly id: number; readonly name: string }
  readonly price: number | null
  /** Its author was put on the short list, whatever came afterwards. */
  readonly isShortlisted: boolean
  readonly isChosen: boolean
  readonly isFinished: boolean
}

/**
 * An answer in a chat, in milliseconds: the first message of the client after the last one of the executor, and the first
 * message of the executor after it.
 */
export interface AnswerFact {
  readonly askedAt: number
  readonly answeredAt: number
}

/** A median over people: each counts once, with the mean of what they have asked. */
export interface GroupFigure {
  readonly people: number
  /** Kopecks; `null` of nobody. */
  readonly median: number | null
}

/** What others ask and offer in a category. */
export interface MarketFact {
  readonly categoryId: number
  readonly replies: GroupFigure
  readonly budgets: GroupFigure
}

export interface AnalyticsFacts {
  readonly views: readonly ViewFact[]
  readonly replies: readonly ReplyFact[]
  /** When the executor was chosen, in milliseconds. */
  readonly wins: readonly number[]
  /** Needed for ADVANCED alone. */
  readonly answers: readonly AnswerFact[]
  readonly market: readonly MarketFact[]
}
