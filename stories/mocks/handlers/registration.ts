import {
  type ClientRegistration,
  type ExecutorRegistration,
  errorCatalogue,
  type OwnCompany,
  type User,
} from '@artel/core/contract'
import { checkPassword } from '@artel/core/validators'
import type { MockHandlers } from '../mock-handlers.ts'
import { MockRefusal } from '../mock-refusal.ts'
import { mockUuid } from '../mock-uuid.ts'
import { endSessions, issue, openSession } from '../sessions.ts'
import type { MockWorld } from '../world.ts'
import { mailLink, mustWait, usableLink } from './links.ts'
import { change } from './own-account.ts'
import { signedIn } from './signed-in.ts'

/** Refuses what somebody else has; `except` is who may keep it. */
export const checkContacts = (
  world: MockWorld,
  { email, phoneNumber }: { readonly email?: string | undefined; readonly phoneNumber?: string | null | undefined },
  except?: string,
): void => {
  const others = world.accounts.filter(({ id }) => id !== except)
  if (email !== undefined && others.some((other) => other.email === email)) {
    throw new MockRefusal('EMAIL_TAKEN', { fields: { email: errorCatalogue.EMAIL_TAKEN.message } })
  }
  if (phoneNumber && others.some((other) => other.phoneNumber === phoneNumber)) {
    throw new MockRefusal('PHONE_TAKEN', { fields: { phoneNumber: errorCatalogue.PHONE_TAKEN.message } })
  }
}

export const refuseCommon = async (password: string): Promise<void> => {
  const problem = await checkPassword(password)
  if (problem !== null) throw new MockRefusal('PASSWORD_COMMON', { fields: { password: problem } })
}

const register = async (world: MockWorld, body: ClientRegistration | ExecutorRegistration) => {
  await refuseCommon(body.password)
  checkContacts(world, body)
  const number = world.nextId()
  const company: OwnCompany | null =
    'company' in body
      ? {
          ...body.company,
          id: mockUuid(world),
          verificationStatus: 'UNVERIFIED',
          verifiedAt: null,
          about: '',
          address: null,
          foundationDate: null,
          experience: [],
          education: [],
          version: 1,
        }
      : null
  const user: User = {
    id: mockUuid(world),
    code: `A-${number}`,
    role: company ? 'EXECUTOR' : 'CLIENT',
    firstName: body.firstName,
    lastName: body.lastName,
    email: body.email,
    emailConfirmed: false,
    phoneNumber: body.phoneNumber,
    cityId: body.cityId,
    avatarId: null,
    avatar: null,
    tariffId: company ? 1 : null,
    badges: [],
    company: company && {
      id: company.id,
      businessType: company.businessType,
      verificationStatus: company.verificationStatus,
      shortName: company.shortName,
      companyPhoneNumber: company.companyPhoneNumber,
    },
  }
  world.accounts = [...world.accounts, user]
  world.passwords.set(user.id, body.password)
  if (company) world.companies.set(user.id, company)
  mailLink(world, user, 'CONFIRM_EMAIL')
  return issue(world, openSession(world, user.id))
}

/** Registration, and the links in letters. */
export const registrationHandlers = {
  registerClient: ({ body }, { world }) => register(world, body),
  registerExecutor: ({ body }, { world }) => register(world, body),
  confirmEmail({ body }, { world }) {
    const { link, owner } = usableLink(world, 'CONFIRM_EMAIL', body.hash)
    link.isUsed = true
    change(world, owner, { emailConfirmed: true })
    return undefined
  },
  sendConfirmation(_, call) {
    const user = signedIn(call)
    if (user.emailConfirmed) throw new MockRefusal('EMAIL_CONFIRMED')
    if (mustWait(call.world, user, 'CONFIRM_EMAIL')) throw new MockRefusal('RATE_LIMITED')
    mailLink(call.world, user, 'CONFIRM_EMAIL')
    return undefined
  },
  requestPasswordReset({ body }, { world }) {
    const user = world.accounts.find(({ email }) => email === body.email)
    if (user && !mustWait(world, user, 'RESET_PASSWORD')) mailLink(world, user, 'RESET_PASSWORD')
    return undefined
  },
  async resetPassword({ body }, { world }) {
    const { owner } = usableLink(world, 'RESET_PASSWORD', body.hash)
    await refuseCommon(body.password)
    // Every other link to a new password is useless now, too; whoever reads the letter owns the address.
    for (const link of world.links) {
      if (link.userId === owner.id && link.purpose === 'RESET_PASSWORD') link.isUsed = true
    }
    world.passwords.set(owner.id, body.password)
    change(world, owner, { emailConfirmed: true })
    endSessions(world, ({ userId }) => userId === owner.id)
    return undefined
  },
} satisfies Pick<
  MockHandlers,
  'registerClient' | 'registerExecutor' | 'confirmEmail' | 'sendConfirmation' | 'requestPasswordReset' | 'resetPassword'
>
