/** Editions of the texts of the law by the day they are from. A new text needs a new one, here and nowhere else. */
export const LEGAL_VERSIONS = {
  privacyPolicy: '2026-11-01',
  termsOfUse: '2026-11-01',
  termsOfAdvertising: '2026-11-01',
  termsOfSaleAnnouncement: '2026-11-01',
  publicOffer: '2026-11-01',
} as const

/**
 * Editions of what is agreed to at registration that may still be agreed to, the newest first: a page that was opened before
 * a change shows the one before. The newest is that of the newer of the two texts.
 */
export const OFFERED_CONSENTS: readonly [string, ...string[]] = ['2026-11-01']

/** The edition that a page offers today. It is stored with each consent. */
export const CONSENTS_VERSION = OFFERED_CONSENTS[0]

/** Said of an edition that nobody is offered any more. */
export const CONSENTS_OUTDATED = 'Условия обновились. Обновите страницу и прочитайте их ещё раз.'
