export { COMPANY } from './company.ts'
export type { LegalSection, LegalText } from './legal.types.ts'
export { CONSENTS_OUTDATED, CONSENTS_VERSION, LEGAL_VERSIONS, OFFERED_CONSENTS } from './versions.ts'
