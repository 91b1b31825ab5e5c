import { createHmac, timingSafeEqual } from 'node:crypto'
import { API_PREFIX, NOTIFICATION_KINDS, type NotificationKind } from '@artel/core/contract'
import { mailLinkQuery, paths } from '@artel/core/routes'

/** Whose letters about what a link stops. */
interface Stopped {
  readonly userId: string
  readonly kind: NotificationKind
}

/** Links by which letters of a kind are stopped without a sign-in. They say who got the letter, and never end. */
export interface StopLinks {
  /** The page for people. */
  page(stopped: Stopped): string
  /** The door for mailboxes with a button of their own (RFC 8058). */
  oneClick(stopped: Stopped): string
  /** `null` for what we have not signed. */
  read(secret: string): Stopped | null
}

/** Where mailboxes knock, with the secret behind it. */
export const ONE_CLICK_PATH = `${API_PREFIX}/notifications/stop-letters/one-click`

const SIGNED = /^([A-Z_]+)-([0-9a-f-]{36})-([\w-]{43})$/

/** @param key signs the links; a new one makes those of older letters useless */
export function createStopLinks({ key, publicUrl }: { readonly key: string; readonly publicUrl: string }): StopLinks {
  const signatureOf = ({ userId, kind }: Stopped) =>
    createHmac('sha256', key).update(`stop-letters:${userId}:${kind}`).digest('base64url')
  const secretOf = (stopped: Stopped) => `${stopped.kind}-${stopped.userId}-${signatureOf(stopped)}`
  return {
    page: (stopped) =>
      `${publicUrl}${paths.home()}?${mailLinkQuery({ action: 'stop-letters', hash: secretOf(stopped) })}`,
    oneClick: (stopped) => `${publicUrl}${ONE_CLICK_PATH}/${secretOf(stopped)}`,
    read(secret) {
      const [, name, userId = '', signature = ''] = SIGNED.exec(secret) ?? []
      const kind = NOTIFICATION_KINDS.find((one) => one === name)
      if (kind === undefined) return null
      const expected = Buffer.from(signatureOf({ userId, kind }))
      return timingSafeEqual(expected, Buffer.from(signature)) ? { userId, kind } : null
    },
  }
}
