/** What a link from a letter asks for (product §2). */
export const MAIL_ACTIONS = ['confirm-email', 'reset-password'] as const
export type MailAction = (typeof MAIL_ACTIONS)[number]

/** A link from a letter, recognised. Opening it uses nothing up: the page posts the hash when asked to. */
export interface MailLink {
  readonly action: MailAction
  readonly hash: string
}

/**
 * Recognises, on whatever page, the query of a link from a letter: `actionType=confirm-email` or `reset-password` with a
 * non-empty `hash` (product §2). `null` for any other query.
 */
export const recogniseMailLink = ({ actionType, hash }: Readonly<Record<string, unknown>>): MailLink | null => {
  const action = MAIL_ACTIONS.find((one) => one === actionType)
  return action && typeof hash === 'string' && hash !== '' ? { action, hash } : null
}

/** The query that {@link recogniseMailLink} reads, for the letters. */
export const mailLinkQuery = ({ action, hash }: MailLink): string =>
  `actionType=${action}&hash=${encodeURIComponent(hash)}`
