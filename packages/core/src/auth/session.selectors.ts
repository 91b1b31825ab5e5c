import { errorMessage } from '../api/index.ts'
import type { User } from '../contract/users.ts'
import type { SessionSnapshot } from './session.machine.ts'

/** What a screen may know of the session. */
export type SessionView =
  /** Not known yet. */
  | { readonly status: 'loading' }
  /** Could not be found out; `session.retry` asks again. */
  | { readonly status: 'unavailable'; readonly message: string }
  | { readonly status: 'guest' }
  /** A guest whose session has just been ended by the server. */
  | { readonly status: 'expired' }
  | { readonly status: 'signedIn' | 'signingOut'; readonly user: User; readonly hasApprovedTask: boolean | null }

/** The session as a screen shows it. */
export const selectSession = (snapshot: SessionSnapshot): SessionView => {
  const { viewer, hasApprovedTask, error } = snapshot.context
  if (viewer)
    return { status: snapshot.matches('signingOut') ? 'signingOut' : 'signedIn', user: viewer, hasApprovedTask }
  if (snapshot.matches('unavailable')) return { status: 'unavailable', message: errorMessage(error) }
  if (snapshot.matches('expired')) return { status: 'expired' }
  return { status: snapshot.matches('guest') ? 'guest' : 'loading' }
}

/** The signed-in user; `null` for a guest and while it is not known. */
export const selectViewer = (snapshot: SessionSnapshot): User | null => snapshot.context.viewer ?? null

/** Whether the viewer has an approved task; `null` while it is not known (spec §4). */
export const selectHasApprovedTask = (snapshot: SessionSnapshot): boolean | null => snapshot.context.hasApprovedTask
