import type { VerificationStatus } from '@artel/core/contract'
import type { Random } from '../random/random.ts'

/** Whether the papers of an executor were seen, as often as in life. */
export const drawVerification = (draw: Random): VerificationStatus =>
  draw.weighted([
    ['VERIFIED', 62],
    ['UNVERIFIED', 22],
    ['PENDING', 11],
    ['REJECTED', 5],
  ])
