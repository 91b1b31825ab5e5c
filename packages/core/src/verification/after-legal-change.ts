import type { OwnCompany } from '../contract/profiles.ts'
import { decideVerification } from './decide-verification.ts'
import type { VerificationOccasion } from './verification-refusals.ts'

const LEGAL = ['businessType', 'inn', 'ogrn', 'shortName'] as const

/** What papers are held against. */
export type LegalData = Pick<OwnCompany, (typeof LEGAL)[number]>

const changedLegal = (before: LegalData, after: LegalData) => LEGAL.filter((field) => after[field] !== before[field])

/** Whether other papers would be needed now. */
export const isLegalChange = (before: LegalData, after: LegalData): boolean => changedLegal(before, after).length > 0

/** A company after its executor has changed it: legal data that are not what was verified any more lose the mark (product §16). */
export const afterLegalChange = (
  before: OwnCompany,
  after: OwnCompany,
  owner: Exclude<VerificationOccasion['actor'], 'system'>,
): OwnCompany => {
  if (!isLegalChange(before, after)) return after
  const verification = { status: before.verificationStatus, ownerId: owner.id }
  const decision = decideVerification({ verification, actor: owner, event: { type: 'CHANGE' } })
  return decision.ok ? { ...after, verificationStatus: decision.status, verifiedAt: null } : after
}

const BEING_CHECKED = 'Документы на проверке. Чтобы изменить эти данные, сначала отзовите их.'

/** Why legal data may not be changed, by field: papers are being held against those that are there. */
export const legalChangeProblems = (
  before: LegalData & Pick<OwnCompany, 'verificationStatus'>,
  after: LegalData,
): Readonly<Record<string, string>> =>
  before.verificationStatus === 'PENDING'
    ? Object.fromEntries(changedLegal(before, after).map((field) => [field, BEING_CHECKED]))
    : {}
