import {
  type ClientRegistration,
  type ExecutorRegistration,
  errorCatalogue,
  type OwnCompany,
  type User,
} from '@artel/core/contract'
import { checkPassword } from '@artel/core/validators'
import type { MockCall, MockHandlers } from '../mock-handlers.ts'
import { MockRefusal } from '../mock-refusal.ts'
import { mockUuid } from '../mock-uuid.ts'
import type { MockWorld } from '../world.ts'
import { issue } from './auth.ts'
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
  return issue(world, user.id)
}

/** Links of letters are told apart by their secret: `expired…` is over, `used…` was used, any other works once. */
const consume = (world: MockWorld, hash: string): void => {
  if (hash.startsWith('expired')) throw new MockRefusal('LINK_EXPIRED')
  if (hash.startsWith('used') || world.usedLinks.has(hash)) throw new MockRefusal('LINK_USED')
  world.usedLinks.add(hash)
}

/** Whose letters the story reads: those of whoever is signed in, else of the first account. */
const reader = ({ world, viewer }: MockCall): User | undefined =>
  viewer ?? world.accounts.find(({ id }) => id === world.session) ?? world.accounts[0]

/** Registration, and the links in letters. */
export const registrationHandlers = {
  registerClient: ({ body }, { world }) => register(world, body),
  registerExecutor: ({ body }, { world }) => register(world, body),
  confirmEmail({ body }, call) {
    consume(call.world, body.hash)
    const user = reader(call)
    call.world.accounts = call.world.accounts.map((one) => (one === user ? { ...one, emailConfirmed: true } : one))
    return undefined
  },
  sendConfirmation(_, call) {
    if (signedIn(call).emailConfirmed) throw new MockRefusal('EMAIL_CONFIRMED')
    return undefined
  },
  requestPasswordReset: () => undefined,
  async resetPassword({ body }, call) {
    await refuseCommon(body.password)
    consume(call.world, body.hash)
    const user = reader(call)
    if (user) call.world.passwords.set(user.id, body.password)
    call.world.session = null
    call.world.tokens.clear()
    return undefined
  },
} satisfies Pick<
  MockHandlers,
  'registerClient' | 'registerExecutor' | 'confirmEmail' | 'sendConfirmation' | 'requestPasswordReset' | 'resetPassword'
>
