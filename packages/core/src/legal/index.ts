export { COMPANY } from './company.ts'
export { editionPath, legalPages } from './documents.ts'
export {
  CONSENT_DOCUMENTS,
  CONSENTS_OUTDATED,
  consentEditions,
  type EditionMark,
  editionInForce,
  editionState,
  legalDay,
  legalDayWords,
  outdatedConsents,
  publicationProblem,
  readableEditions,
} from './editions.ts'
export {
  type KeptEdition,
  type KeptMark,
  legalDeskOf,
  legalEditionOf,
  legalSummaryOf,
} from './kept-editions.ts'
export type { LegalText } from './legal.types.ts'
export { legalKeys, legalQueries } from './legal-queries.ts'
export { LEGAL_VERSIONS } from './versions.ts'
