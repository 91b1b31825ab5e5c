import * as z from 'zod'
import { file } from './files.ts'
import { VERIFICATION_REJECT_RULES, VERIFICATION_REQUEST_STATUSES } from './notification-terms.ts'
import { instant, numericId } from './primitives.ts'
import { publicUser, verificationStatus } from './users.ts'

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

/** A company that carries the badge, with the papers that were found good. */
export const verifiedCompany = z.object({
  /** Of those papers: the badge is taken off by it. */
  id: numericId,
  owner: publicUser,
  /** Whose papers they are, as in the queue. */
  title: z.string(),
  /** What they were held against. */
  text: z.string(),
  documents: z.array(file),
})
export type VerifiedCompany = z.output<typeof verifiedCompany>

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
