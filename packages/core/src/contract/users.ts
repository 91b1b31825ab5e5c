import * as z from 'zod'
import { BADGES, BUSINESS_TYPES } from './executor-terms.ts'
import { picture } from './files.ts'
import { ROLES } from './operations.ts'
import { instant, numericId, uuid } from './primitives.ts'
import { VERIFICATION_STATUSES } from './user-terms.ts'

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

/** A person's own picture (product §3.5): the face that the others see, and the file it was made of. */
export const avatar = z.object({
  ...picture.shape,
  /** Below the storage host. */
  path: z.string(),
  isPrivate: z.boolean(),
})

/** The signed-in user (product §3.5), answer of GET /auth/me. */
export const user = z.object({
  id: uuid,
  code: z.string(),
  role,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** Creating a task requires it. */
  emailConfirmed: z.boolean(),
  phoneNumber: z.string().nullable(),
  /** Only a confirmed phone signs in and is shown to the other side of a deal. */
  phoneConfirmed: z.boolean(),
  cityId: numericId.nullable(),
  avatarId: uuid.nullable(),
  avatar: avatar.nullable(),
  /** Tariff of an executor; `null` for everybody else. */
  tariffId: numericId.nullable(),
  badges: z.array(z.enum(BADGES)),
  company: company.nullable(),
})

/** What published reviews come to. The average shows from three reviews on (product §12). */
export const ratingSummary = z.object({ average: z.number().min(1).max(5).nullable(), count: z.int().min(0) })

/** What anybody may know of a person: no full surname, no contacts. */
export const publicUser = z.object({
  id: uuid,
  /** «Ирина К.» for a person, the short name for a company. */
  name: z.string(),
  initials: z.string(),
  role,
  businessType: businessType.nullable(),
  verificationStatus: verificationStatus.nullable(),
  /** When the papers were last found in order; `null` for whom they never were. */
  verifiedAt: instant.nullable(),
  avatar: picture.nullable(),
  /** Tasks brought to an end: those an executor has done, those anybody else has ordered. */
  finishedTasksCount: z.int().min(0),
  rating: ratingSummary,
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
