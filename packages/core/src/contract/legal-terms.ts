// Words of the texts of the law without a schema (product §24).

/** The texts; each is the last part of the address of its page. */
export const LEGAL_DOCUMENTS = [
  'terms-of-use',
  'privacy-policy',
  'cookie-policy',
  'public-offer',
  'terms-of-advertising',
  'terms-of-sale-announcement',
] as const
export type LegalDocument = (typeof LEGAL_DOCUMENTS)[number]

/** An edition that will hold, the one that holds, one that has held, and one that another took the day of before it came. */
export const LEGAL_STATES = ['SCHEDULED', 'IN_FORCE', 'PAST', 'REPLACED'] as const
export type LegalState = (typeof LEGAL_STATES)[number]

/** Characters of a text with its headings. */
export const LEGAL_TEXT = [100, 100_000] as const
/** Days ahead that an edition may be published for. */
export const LEGAL_AHEAD_DAYS = 366
