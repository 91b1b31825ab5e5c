const HOUR = 3_600_000

/** What a link in a letter is for. */
export type LinkPurpose = 'CONFIRM_EMAIL' | 'RESET_PASSWORD'

/** So many milliseconds a link works (product §13). */
export const LINK_LIFETIME: Readonly<Record<LinkPurpose, number>> = { CONFIRM_EMAIL: 72 * HOUR, RESET_PASSWORD: HOUR }

/** Letters with a link that go to one account in an hour, and the pause between two of them in milliseconds. */
const LETTERS: Readonly<Record<LinkPurpose, { readonly anHour: number; readonly pause: number }>> = {
  CONFIRM_EMAIL: { anHour: 5, pause: 60_000 },
  RESET_PASSWORD: { anHour: 3, pause: 0 },
}

/** A link in a letter. Moments are milliseconds since the epoch. */
export interface MailLinkFacts {
  readonly isUsed: boolean
  readonly expiresAt: number
  /** The address that it went to. */
  readonly email: string
  /** The address that its account has now. */
  readonly ownerEmail: string
}

/** Why a link does nothing; `null` when it works. One of an address that was given up counts as expired. */
export const linkRefusal = (
  { isUsed, expiresAt, email, ownerEmail }: MailLinkFacts,
  now: number,
): 'LINK_EXPIRED' | 'LINK_USED' | null => {
  if (isUsed) return 'LINK_USED'
  return expiresAt <= now || email !== ownerEmail ? 'LINK_EXPIRED' : null
}

/**
 * Milliseconds until another letter may go to an account; 0 means now.
 * @param sentAt when the earlier ones of this purpose went, the last first
 */
export const letterWait = (purpose: LinkPurpose, sentAt: readonly number[], now: number): number => {
  const { anHour, pause } = LETTERS[purpose]
  const [last = Number.NEGATIVE_INFINITY] = sentAt
  const oldest = sentAt[anHour - 1] ?? Number.NEGATIVE_INFINITY
  return Math.max(last + pause - now, oldest + HOUR - now, 0)
}
