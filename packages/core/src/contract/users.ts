import * as z from 'zod'
import { ROLES } from './operations.ts'
import { instant, numericId, uuid } from './primitives.ts'
import { BUSINESS_TYPES, VERIFICATION_STATUSES } from './user-terms.ts'

export const businessType = z.enum(BUSINESS_TYPES)
export const verificationStatus = z.enum(VERIFICATION_STATUSES)
export const role = z.enum(ROLES)

/** The executor's company as its owner sees it. */
export const company = z.object({
  id: uuid,
  businessType,
  verificationStatus,
  shortName: z.string().nullable(),
  companyPhoneNumber: z.string().nullable(),
})

/** The signed-in user (spec §3 "User"), answer of GET /auth/me. */
export const user = z.object({
  id: uuid,
  code: z.string(),
  role,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: z.string().nullable(),
  cityId: numericId.nullable(),
  company: company.nullable(),
})

/** What anybody may know of a person: no full surname, no contacts. */
export const publicUser = z.object({
  id: uuid,
  /** «Ирина К.» for a person, the short name for a company. */
  name: z.string(),
  initials: z.string(),
  role,
  businessType: businessType.nullable(),
  verificationStatus: verificationStatus.nullable(),
  cityName: z.string().nullable(),
  createdAt: instant,
  isOnline: z.boolean(),
  lastVisitAt: instant.nullable(),
})

export type BusinessType = z.output<typeof businessType>
export type VerificationStatus = z.output<typeof verificationStatus>
export type Company = z.output<typeof company>
export type User = z.output<typeof user>
export type PublicUser = z.output<typeof publicUser>
