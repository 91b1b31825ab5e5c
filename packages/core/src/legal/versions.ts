/** Days of the texts that the site comes with, each the first edition of its page. A new text of a file needs a new one. */
export const LEGAL_VERSIONS = {
  privacyPolicy: '2026-11-26',
  termsOfUse: '2026-11-01',
  cookiePolicy: '2026-11-26',
  termsOfAdvertising: '2026-11-01',
  termsOfSaleAnnouncement: '2026-11-01',
  publicOffer: '2026-11-01',
} as const
