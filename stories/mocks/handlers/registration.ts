import { checkCompany } from '@artel/core/account'
import { indexCategories } from '@artel/core/categories'
import type { ClientRegistration, ExecutorRegistration, OwnCompany, User } from '@artel/core/contract'
import { outdatedConsents } from '@artel/core/legal'
import { UNTOLD } from '../fixtures/companies.ts'
import type { MockHandlers } from '../mock-handlers.ts'
import { MockRefusal, unfit } from '../mock-refusal.ts'
import { mockUuid } from '../mock-uuid.ts'
import { endSessions, issue, openSession } from '../sessions.ts'
import type { MockWorld } from '../world.ts'
import { consentsNow } from './legal.ts'
import { mailLink, mustWait, usableLink } from './links.ts'
import { lookAtPerson } from './looks.ts'
import { change, checkCity, checkEmail, refuseCommon, shownCompany } from './own-account.ts'
import { faceOf } from './people.ts'
import { signedIn } from './signed-in.ts'

/** The company of a registration, if its data are in order. */
const companyOf = (world: MockWorld, body: ClientRegistration | ExecutorRegistration): OwnCompany | null => {
  if (!('company' in body)) return null
  const checked = checkCompany(body.company, indexCategories(world.categories), 'company')
  if (!checked.ok) throw unfit(checked.fields)
  return {
    ...UNTOLD,
    ...checked.company,
    id: mockUuid(world),
    verificationStatus: 'UNVERIFIED',
  }
}

/** Newest first. */
const consentsOf = ({ now }: MockWorld, { marketing, editions }: ClientRegistration['consents']) => {
  const { personalData, terms } = editions
  const given = { givenAt: new Date(now).toISOString(), ip: '127.0.0.1' }
  return [
    ...(marketing ? [{ kind: 'MARKETING' as const, version: personalData, ...given }] : []),
    { kind: 'TERMS' as const, version: terms, ...given },
    { kind: 'PERSONAL_DATA' as const, version: personalData, ...given },
  ]
}

const register = async (world: MockWorld, body: ClientRegistration | ExecutorRegistration) => {
  const outdated = outdatedConsents(body.consents.editions, consentsNow(world))
  if (outdated) throw unfit(outdated)
  checkCity(world, body.cityId)
  const company = companyOf(world, body)
  await refuseCommon(body.password)
  checkEmail(world, body)
  const user: User = {
    id: mockUuid(world),
    code: `A-${world.nextId()}`,
    role: company ? 'EXECUTOR' : 'CLIENT',
    firstName: body.firstName,
    lastName: body.lastName,
    email: body.email,
    emailConfirmed: false,
    phoneNumber: body.phoneNumber,
    phoneConfirmed: false,
    cityId: body.cityId,
    avatarId: null,
    avatar: null,
    tariffId: company ? 1 : null,
    badges: [],
    company: company && shownCompany(company),
  }
  world.accounts = [...world.accounts, user]
  world.people = [...world.people, faceOf(world, user)]
  world.passwords.set(user.id, body.password)
  world.consents.set(user.id, consentsOf(world, body.consents))
  if (company) {
    world.companies.set(user.id, company)
    lookAtPerson(world, user.id)
  }
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
