import type { User } from '@artel/core/contract'
import type { MockCall } from '../mock-handlers.ts'
import { MockRefusal } from '../mock-refusal.ts'
import type { StoredSession } from '../stored.ts'

/** Who asks, where the contract lets in only those who are signed in. */
export const signedIn = ({ viewer }: MockCall): User => {
  if (!viewer) throw new MockRefusal('UNAUTHORIZED')
  return viewer
}

/** By which session they ask. */
export const ownSession = ({ session }: MockCall): StoredSession => {
  if (!session) throw new MockRefusal('UNAUTHORIZED')
  return session
}

/** The company of this person has been verified. */
export const isVerified = (user: User | null): boolean => user?.company?.verificationStatus === 'VERIFIED'
