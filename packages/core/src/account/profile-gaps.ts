import type { OwnCompany } from '../contract/profiles.ts'
import type { User } from '../contract/users.ts'

/** What a profile may still tell, in the order in which it helps most. */
export const PROFILE_GAPS = [
  'avatar',
  'about',
  'verification',
  'experience',
  'city',
  'districts',
  'education',
  'address',
] as const
export type ProfileGap = (typeof PROFILE_GAPS)[number]

/** How far a profile is filled. */
export interface ProfileFilling {
  readonly filled: number
  readonly total: number
  readonly gaps: readonly ProfileGap[]
}

/** What is told and what is not. Of somebody without a company just what everybody has. */
export const profileFilling = (user: User, company: OwnCompany | null): ProfileFilling => {
  const told: Partial<Record<ProfileGap, boolean>> = {
    avatar: user.avatar !== null,
    city: user.cityId !== null,
    ...(company && {
      about: company.about.trim() !== '',
      verification: company.verificationStatus === 'VERIFIED' || company.verificationStatus === 'PENDING',
      experience: company.experience.length > 0,
      districts: company.districts.length > 0,
      education: company.education.length > 0,
      address: company.address !== null,
    }),
  }
  const asked = PROFILE_GAPS.filter((gap) => told[gap] !== undefined)
  const gaps = asked.filter((gap) => told[gap] === false)
  return { filled: asked.length - gaps.length, total: asked.length, gaps }
}
