import type { OwnCompany } from '../contract/profiles.ts'
import { decideVerification } from './decide-verification.ts'
import type { VerificationOccasion } from './verification-refusals.ts'

const LEGAL = ['businessType', 'inn', 'ogrn', 'shortName'] as const

/** A company after its executor has changed it: legal data that are not what was verified any more lose the mark (product §16). */
export const afterLegalChange = (
  before: OwnCompany,
  after: OwnCompany,
  owner: Exclude<VerificationOccasion['actor'], 'system'>,
): OwnCompany => {
  if (LEGAL.every((field) => after[field] === before[field])) return after
  const verification = { status: before.verificationStatus, ownerId: owner.id }
  const decision = decideVerification({ verification, actor: owner, event: { type: 'CHANGE' } })
  return decision.ok ? { ...after, verificationStatus: decision.status, verifiedAt: null } : after
}
