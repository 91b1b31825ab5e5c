import * as z from 'zod'
import { LEGAL_DOCUMENTS, LEGAL_STATES } from './legal-terms.ts'
import { instant, isoDay } from './primitives.ts'

export const legalDocument = z.enum(LEGAL_DOCUMENTS)
const state = z.enum(LEGAL_STATES)

/** A text of the law as the list has it. An edition is called by the day from which it holds. */
export const legalSummary = z.object({
  document: legalDocument,
  /** Day of the edition that holds. */
  version: isoDay,
  /** No lawyer has approved it yet. */
  isDraft: z.boolean(),
  /** Day of the edition that will hold next. */
  next: isoDay.nullable(),
})
export type LegalSummary = z.output<typeof legalSummary>

/** One edition with its text, and which others anybody may read. */
export const legalEdition = z.object({
  document: legalDocument,
  version: isoDay,
  state,
  isDraft: z.boolean(),
  /** In the marks of the house: a lead, then parts that begin with `## Title {#anchor}`. */
  text: z.string(),
  /** The newest first. */
  editions: z.array(z.object({ version: isoDay, state })),
})
export type LegalEdition = z.output<typeof legalEdition>

/** An edition in the list of those who publish it. */
export const publishedEdition = z.object({
  /** Grows with each one; 0 for the text that the site came with. */
  id: z.int(),
  version: isoDay,
  state,
  isDraft: z.boolean(),
  publishedAt: instant.nullable(),
  /** The name that colleagues know. */
  publishedBy: z.string().nullable(),
})
export type PublishedEdition = z.output<typeof publishedEdition>

/** A text of the law for those who publish it. */
export const legalDesk = z.object({
  document: legalDocument,
  /** The last one that was published first: the next is written from it. */
  editions: z.array(publishedEdition),
  /** Of the last one. */
  text: z.string(),
  isDraft: z.boolean(),
})
export type LegalDesk = z.output<typeof legalDesk>
