import type { TextPart } from '../marked-text/index.ts'

/** A text of the law as its owner writes it. Its parts are in the marks of `marked-text`. */
export interface LegalText {
  /** The page's `h1`, as the route table has it. */
  readonly title: string
  /** Day of this edition, `YYYY-MM-DD`; of `LEGAL_VERSIONS`. */
  readonly version: string
  /** No lawyer has approved it yet. */
  readonly isDraft: boolean
  readonly lead: string
  readonly sections: readonly TextPart[]
}
