import { errorCatalogue, type OwnCompany, type User } from '@artel/core/contract'
import type { MockCall, MockHandlers } from '../mock-handlers.ts'
import { MockRefusal } from '../mock-refusal.ts'
import { endSessions } from '../sessions.ts'
import { change } from './own-account.ts'
import { tryPassword } from './passwords.ts'
import { checkContacts, refuseCommon } from './registration.ts'
import { signedIn } from './signed-in.ts'

const check = ({ world }: MockCall, user: User, password: string): void => {
  const fields = { password: errorCatalogue.WRONG_PASSWORD.message }
  tryPassword(world, user.id, user, password, new MockRefusal('WRONG_PASSWORD', { fields }))
}

/** What was left out of a change stays. */
const given = <T extends object>(changes: T): Partial<T> =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Partial<T>

const companyOf = (call: MockCall): OwnCompany => {
  const company = call.world.companies.get(signedIn(call).id)
  if (!company) throw new MockRefusal('NOT_FOUND')
  return company
}

const LEGAL = ['businessType', 'inn', 'ogrn', 'shortName'] as const

/** One's own account and company. */
export const accountHandlers = {
  updateMe({ body }, call) {
    const user = signedIn(call)
    checkContacts(call.world, { phoneNumber: body.phoneNumber }, user.id)
    const { avatarId, ...changes } = given(body)
    const avatar = avatarId ? { id: avatarId, path: `/storage/${avatarId}`, isPrivate: false } : null
    return change(call.world, user, {
      ...changes,
      ...(avatarId !== undefined && { avatarId, avatar }),
    } as Partial<User>)
  },
  changeEmail({ body }, call) {
    const user = signedIn(call)
    check(call, user, body.password)
    checkContacts(call.world, { email: body.email }, user.id)
    return change(call.world, user, body.email === user.email ? {} : { email: body.email, emailConfirmed: false })
  },
  async changePassword({ body }, call) {
    const user = signedIn(call)
    check(call, user, body.currentPassword)
    await refuseCommon(body.password)
    call.world.passwords.set(user.id, body.password)
    endSessions(call.world, ({ id, userId }) => userId === user.id && id !== call.session?.id)
    return undefined
  },
  deleteMe({ body }, call) {
    const user = signedIn(call)
    const { world } = call
    check(call, user, body.password)
    const isBusy = world.tasks.some(
      ({ status, author, executor }) => status === 'IN_PROGRESS' && (author.id === user.id || executor?.id === user.id),
    )
    if (isBusy) throw new MockRefusal('TASKS_IN_PROGRESS')
    world.accounts = world.accounts.filter(({ id }) => id !== user.id)
    endSessions(world, ({ userId }) => userId === user.id)
    return undefined
  },
  getMyCompany: (_, call) => ({ data: companyOf(call) }),
  updateMyCompany({ body: { version, ...changes } }, call) {
    const before = companyOf(call)
    if (before.version !== version) throw new MockRefusal('VERSION_CONFLICT')
    const after: OwnCompany = { ...before, ...given(changes), version: version + 1 }
    const isOther = LEGAL.some((field) => after[field] !== before[field])
    if (isOther && before.verificationStatus !== 'REJECTED') {
      after.verificationStatus = 'UNVERIFIED'
      after.verifiedAt = null
    }
    const user = signedIn(call)
    call.world.companies.set(user.id, after)
    const { id, businessType, verificationStatus, shortName, companyPhoneNumber } = after
    change(call.world, user, { company: { id, businessType, verificationStatus, shortName, companyPhoneNumber } })
    return { data: after }
  },
} satisfies Pick<
  MockHandlers,
  'updateMe' | 'changeEmail' | 'changePassword' | 'deleteMe' | 'getMyCompany' | 'updateMyCompany'
>
