import type { UserTariff } from '../contract/tariffs.ts'
import type { User } from '../contract/users.ts'
import type { RefreshNews, TokenNews } from './token-keeper.ts'

export interface SessionInput {
  /** Whom the server rendered the page for: a user, `null` for a guest, `undefined` when the page has to find out. */
  readonly viewer: User | null | undefined
}

export interface SessionContext {
  /** Who is signed in; `null` is a guest, `undefined` is not known yet. */
  readonly viewer: User | null | undefined
  /** Whether the viewer has an approved task; `null` until it is known. */
  readonly hasApprovedTask: boolean | null
  /** What an executor has bought and used; `null` until it is known, and for everybody else. */
  readonly tariff: UserTariff | null
  /** The viewer is being loaded because of a sign-in on this page. */
  readonly isEntering: boolean
  /** Why the viewer could not be loaded. */
  readonly error: unknown
}

export type SessionEvent =
  | { type: 'signOut' }
  /** Try to load the viewer again. */
  | { type: 'session.retry' }
  /** The viewer's own account was changed or confirmed: load it again, behind what is on the screen. */
  | { type: 'viewer.reload' }
  /** From the token keeper; nobody else sends these. */
  | { type: TokenNews | RefreshNews }

export type SessionEmitted =
  /** A person signed in on this page: close the form, go to `takeRedirect`. */
  | { type: 'signedIn'; user: User }
  /** A person signed out on this page: go to `/` (product §4). */
  | { type: 'signedOut' }
  /** Signing out failed, the person is still signed in. `message` is fit to show. */
  | { type: 'signOutFailed'; message: string }
  /** The server ended the session: offer to sign in again. */
  | { type: 'sessionExpired' }
  /** Somebody else, or nobody, looks at the page now: drop what was loaded for the one before. */
  | { type: 'viewerChanged'; viewer: User | null }
