/** What a link from a letter asks for (product §2). */
export const MAIL_ACTIONS = ['confirm-email', 'reset-password'] as const
/** The same, and ours: to get no more letters of a kind (product §20.1). */
const ACTIONS = [...MAIL_ACTIONS, 'stop-letters'] as const
export type MailAction = (typeof ACTIONS)[number]

/** A link from a letter, recognised. Opening it uses nothing up: the page posts the hash when asked to. */
export interface MailLink {
  readonly action: MailAction
  readonly hash: string
}

/**
 * Recognises, on whatever page, the query of a link from a letter: an `actionType` that there is, with
 * a non-empty `hash` (product §2). `null` for any other query.
 */
export const recogniseMailLink = ({ actionType, hash }: Readonly<Record<string, unknown>>): MailLink | null => {
  const action = ACTIONS.find((one) => one === actionType)
  return action && typeof hash === 'string' && hash !== '' ? { action, hash } : null
}

/** The query that {@link recogniseMailLink} reads, for the letters. */
export const mailLinkQuery = ({ action, hash }: MailLink): string =>
  `actionType=${action}&hash=${encodeURIComponent(hash)}`
