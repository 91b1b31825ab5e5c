import * as z from 'zod'
import { file } from './files.ts'
import { VERIFICATION_REJECT_RULES, VERIFICATION_REQUEST_STATUSES } from './notification-terms.ts'
import { instant, numericId } from './primitives.ts'
import { verificationStatus } from './users.ts'

/** A request to check an executor's papers. */
export const verificationRequest = z.object({
  id: numericId,
  status: z.enum(VERIFICATION_REQUEST_STATUSES),
  documents: z.array(file),
  rejectRule: z.enum(VERIFICATION_REJECT_RULES).nullable(),
  comment: z.string().nullable(),
  createdAt: instant,
  decidedAt: instant.nullable(),
})
export type VerificationRequest = z.output<typeof verificationRequest>

/** How the executor's company stands. */
export const verificationState = z.object({
  status: verificationStatus,
  request: verificationRequest.nullable(),
  /** Submissions left in the current 30 days. */
  submissionsLeft: z.int().min(0),
  /** When papers may be sent again; `null` while some submissions are left. */
  nextSubmissionAt: instant.nullable(),
})
export type VerificationState = z.output<typeof verificationState>
