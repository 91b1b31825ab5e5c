import type { Role } from '@artel/core/contract'

/** Somebody who has not signed in. */
export interface GuestViewer {
  readonly kind: 'guest'
}

/** A signed-in account. The role is the current one, not the one the token was made with. */
export interface UserViewer {
  readonly kind: 'user'
  /** UUID of the user. */
  readonly id: string
  readonly role: Role
  /** UUID of the session, which ends with `SessionEnded`. */
  readonly sessionId: string
}

/** Who asks. */
export type Viewer = GuestViewer | UserViewer

export const GUEST: GuestViewer = { kind: 'guest' }

/** The account that asks, as the rules of core know it; `null` is a guest. */
export const accountOf = (viewer: Viewer): UserViewer | null => (viewer.kind === 'user' ? viewer : null)
