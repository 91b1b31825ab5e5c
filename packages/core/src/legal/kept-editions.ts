import type { LegalDesk, LegalEdition, LegalSummary } from '../contract/legal.ts'
import type { LegalDocument } from '../contract/legal-terms.ts'
import { editionInForce, editionState, readableEditions } from './editions.ts'

/** An edition without its text, as a database keeps it. */
export interface KeptMark {
  readonly id: number
  readonly document: LegalDocument
  readonly version: string
  readonly isDraft: boolean
  readonly publishedAt: string | null
  readonly publishedBy: string | null
}

/** An edition as a database keeps it. */
export interface KeptEdition extends KeptMark {
  readonly text: string
}

/** Which edition of a text holds, and which will. @param editions all of one text, the first included */
export const legalSummaryOf = (editions: readonly KeptMark[], today: string): LegalSummary => {
  const { document, version, isDraft } = editionInForce(editions, today)
  const next = readableEditions(editions, today).findLast(({ state }) => state === 'SCHEDULED')
  return { document, version, isDraft, next: next?.edition.version ?? null }
}

/** One edition for everybody; the one that holds when none is named, `null` when there is none of that day. */
export const legalEditionOf = (
  editions: readonly KeptEdition[],
  version: string | undefined,
  today: string,
): LegalEdition | null => {
  const readable = readableEditions(editions, today)
  const found = readable.find(({ edition, state }) =>
    version === undefined ? state === 'IN_FORCE' : edition.version === version,
  )
  if (!found) return null
  const { edition, state } = found
  return {
    document: edition.document,
    version: edition.version,
    state,
    isDraft: edition.isDraft,
    text: edition.text,
    editions: readable.map((one) => ({ version: one.edition.version, state: one.state })),
  }
}

/** The text as those see it who publish it. */
export const legalDeskOf = (editions: readonly KeptEdition[], today: string): LegalDesk => {
  const published = [...editions].sort((one, other) => other.id - one.id)
  const [last] = published
  if (!last) throw new Error('A text of the law has no edition')
  return {
    document: last.document,
    editions: published.map(({ id, version, isDraft, publishedAt, publishedBy, ...one }) => ({
      id,
      version,
      state: editionState({ ...one, id, version }, editions, today),
      isDraft,
      publishedAt,
      publishedBy,
    })),
    text: last.text,
    isDraft: last.isDraft,
  }
}
