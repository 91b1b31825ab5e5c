import { VERIFICATION_LIMITS } from '../contract/notification-terms.ts'
import type { VerificationState } from '../contract/verification.ts'

/** For how long a submission counts. */
const PERIOD = VERIFICATION_LIMITS.days * 86_400_000

/** The moment before which a submission counts no more. @param now milliseconds since the epoch */
export const submissionsCountSince = (now: number): number => now - PERIOD

/**
 * How many times papers may still be sent, and from when on again (product §16).
 * @param sentAt when each was sent, in milliseconds, in any order; withdrawn ones count too
 */
export const submissionAllowance = (
  sentAt: readonly number[],
  now: number,
): Pick<VerificationState, 'submissionsLeft' | 'nextSubmissionAt'> & { readonly submissions: number } => {
  const counted = sentAt.filter((at) => at > submissionsCountSince(now)).sort((one, other) => other - one)
  const submissionsLeft = Math.max(VERIFICATION_LIMITS.submissions - counted.length, 0)
  // The one that has to pass out of the period for there to be room again.
  const hindering = counted[VERIFICATION_LIMITS.submissions - 1]
  return {
    submissions: counted.length,
    submissionsLeft,
    nextSubmissionAt: hindering === undefined ? null : new Date(hindering + PERIOD).toISOString(),
  }
}
