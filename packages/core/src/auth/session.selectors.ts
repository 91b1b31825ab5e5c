import { errorMessage } from '../api/index.ts'
import type { UserTariff } from '../contract/tariffs.ts'
import type { User } from '../contract/users.ts'
import type { SessionSnapshot } from './session.machine.ts'
import type { SessionViewState } from './session-view.ts'

/** The session as a screen shows it. */
export const selectSession = (snapshot: SessionSnapshot): SessionViewState => {
  const { viewer, hasApprovedTask, error } = snapshot.context
  if (viewer)
    return { status: snapshot.matches('signingOut') ? 'signingOut' : 'signedIn', user: viewer, hasApprovedTask }
  if (snapshot.matches('unavailable')) return { status: 'unavailable', message: errorMessage(error) }
  if (snapshot.matches('expired')) return { status: 'expired' }
  return { status: snapshot.matches('guest') ? 'guest' : 'loading' }
}

/** The signed-in user; `null` for a guest and while it is not known. */
export const selectViewer = (snapshot: SessionSnapshot): User | null => snapshot.context.viewer ?? null

/** Whether the viewer has an approved task; `null` while it is not known (product §4). */
export const selectHasApprovedTask = (snapshot: SessionSnapshot): boolean | null => snapshot.context.hasApprovedTask

/** Tariff of the executor who is signed in; `null` while it is not known, and for everybody else (product §4). */
export const selectTariff = (snapshot: SessionSnapshot): UserTariff | null => snapshot.context.tariff

/** Where the sign-in stands, in the words of the specification's states. */
export type SessionPhase =
  | 'unknown'
  | 'guest'
  | 'signingIn'
  | 'signedIn'
  | 'refreshing'
  | 'expired'
  | 'signingOut'
  | 'unavailable'

/** The phase of product §4.1; `refreshing` is a signed-in session whose tokens are being renewed. */
export const selectPhase = (snapshot: SessionSnapshot): SessionPhase => {
  if (snapshot.matches('signedIn')) return snapshot.hasTag('refreshing') ? 'refreshing' : 'signedIn'
  if (snapshot.matches('loading')) return snapshot.hasTag('signingIn') ? 'signingIn' : 'unknown'
  const phases = ['guest', 'expired', 'signingOut', 'unavailable'] as const
  return phases.find((phase) => snapshot.matches(phase)) ?? 'unknown'
}
