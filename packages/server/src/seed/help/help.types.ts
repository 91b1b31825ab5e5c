import type { FAQ_AUDIENCES } from '@artel/core/contract'

/** A question of the help as it is written: the answer in the marks of `@artel/core/marked-text`. */
export interface HelpItem {
  readonly slug: string
  /** 5–150 characters. */
  readonly question: string
  /** Up to 8000 characters. Figures come from the rules, prices stand on their own page. */
  readonly answer: string
  /** Slugs of up to five questions that one reads next. */
  readonly related?: readonly string[]
}

export interface HelpSection {
  readonly slug: string
  readonly title: string
  readonly about: string
  readonly audience: (typeof FAQ_AUDIENCES)[number]
  readonly items: readonly HelpItem[]
}
