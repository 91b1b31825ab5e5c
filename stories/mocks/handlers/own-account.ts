import { errorCatalogue, type OwnCompany, type User } from '@artel/core/contract'
import { checkPassword, UNKNOWN_CITY } from '@artel/core/validators'
import { MockRefusal, unfit } from '../mock-refusal.ts'
import type { MockWorld } from '../world.ts'
import { showFace } from './people.ts'

/** Changes an account; its owner and everybody else see it so from now on. */
export const change = (world: MockWorld, user: User, changes: Partial<User>): { data: User } => {
  const changed = { ...user, ...changes }
  world.accounts = world.accounts.map((one) => (one.id === user.id ? changed : one))
  showFace(world, changed)
  return { data: changed }
}

/** As much of a company as its account shows. */
export const shownCompany = ({
  id,
  businessType,
  verificationStatus,
  shortName,
  companyPhoneNumber,
}: OwnCompany): NonNullable<User['company']> => ({
  id,
  businessType,
  verificationStatus,
  shortName,
  companyPhoneNumber,
})

/** Refuses an address that somebody else has; `except` is who may keep it. */
export const checkEmail = (world: MockWorld, { email }: { readonly email: string }, except?: string): void => {
  const others = world.accounts.filter(({ id }) => id !== except)
  if (others.some((other) => other.email === email)) {
    throw new MockRefusal('EMAIL_TAKEN', { fields: { email: errorCatalogue.EMAIL_TAKEN.message } })
  }
}

export const checkCity = ({ places }: MockWorld, cityId: number): void => {
  if (!places.some(({ id }) => id === cityId)) throw unfit({ cityId: UNKNOWN_CITY })
}

export const refuseCommon = async (password: string): Promise<void> => {
  const problem = await checkPassword(password)
  if (problem !== null) throw new MockRefusal('PASSWORD_COMMON', { fields: { password: problem } })
}
