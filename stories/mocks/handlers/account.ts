import { changeCompany, FORGOTTEN } from '@artel/core/account'
import { indexCategories } from '@artel/core/categories'
import { errorCatalogue, type OwnCompany, type User } from '@artel/core/contract'
import { LEAVING_CANCEL } from '@artel/core/tasks'
import { afterLegalChange, legalChangeProblems } from '@artel/core/verification'
import type { MockCall, MockHandlers } from '../mock-handlers.ts'
import { MockRefusal, unfit } from '../mock-refusal.ts'
import { endSessions } from '../sessions.ts'
import { checkVersion, found } from './allow.ts'
import { keepGoneAccount } from './gone.ts'
import { mailLink, mustWait } from './links.ts'
import { lookAtPerson, publicPerson } from './looks.ts'
import { leaveDeals, openTasksOf } from './open-deals.ts'
import { change, checkCity, checkEmail, refuseCommon, shownCompany } from './own-account.ts'
import { tryPassword } from './passwords.ts'
import { showFace } from './people.ts'
import { phoneChange } from './phones.ts'
import { ownSession, signedIn } from './signed-in.ts'
import { moveTask } from './task-events.ts'

const check = (
  { world }: MockCall,
  user: User,
  password: string,
  field: 'password' | 'currentPassword' = 'password',
): void => {
  const fields = { [field]: errorCatalogue.WRONG_PASSWORD.message }
  tryPassword(world, user.id, user, password, new MockRefusal('WRONG_PASSWORD', { fields }))
}

/** What was left out of a change stays. */
const given = <T extends object>(changes: T): Partial<T> =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Partial<T>

/** A public picture of one's own. */
const avatarOf = ({ world }: MockCall, user: User, id: string | null): Pick<User, 'avatarId' | 'avatar'> => {
  if (id === null) return { avatarId: null, avatar: null }
  const picture = found(world.files.find(({ file, ownerId }) => file.id === id && ownerId === user.id)?.file.picture)
  return { avatarId: id, avatar: { ...picture, path: `/storage/${id}`, isPrivate: false } }
}

const companyOf = (call: MockCall): OwnCompany => found(call.world.companies.get(signedIn(call).id))

/** Nobody can tell who it was; deals and messages keep their other side. */
const forget = ({ world }: MockCall, user: User): void => {
  const { firstName, lastName, shortName } = FORGOTTEN
  const company = user.company && { ...user.company, shortName, verificationStatus: 'UNVERIFIED' as const }
  showFace(world, { ...user, firstName, lastName, company, cityId: null })
  world.gone.add(user.id)
  world.accounts = world.accounts.filter(({ id }) => id !== user.id)
  world.people = world.people.filter(({ id }) => id !== user.id)
  world.executors = world.executors.filter(({ id }) => id !== user.id)
  world.services = world.services.filter(({ executorId }) => executorId !== user.id)
  world.cases = world.cases.filter(({ executorId }) => executorId !== user.id)
  endSessions(world, ({ userId }) => userId === user.id)
}

/** One's own account and company. */
export const accountHandlers = {
  updateMe({ body }, call) {
    const user = signedIn(call)
    const { avatarId, phoneNumber, ...changes } = given(body)
    if (changes.cityId) checkCity(call.world, changes.cityId)
    const avatar = avatarId === undefined ? {} : avatarOf(call, user, avatarId)
    const phone = phoneChange(call.world, user, phoneNumber)
    const before = publicPerson(call.world, user.id)
    const changed = change(call.world, user, { ...changes, ...phone, ...avatar } as Partial<User>)
    lookAtPerson(call.world, user.id, before)
    return changed
  },
  changeEmail({ body: { email, password } }, call) {
    const { world } = call
    const user = signedIn(call)
    check(call, user, password)
    if (email === user.email) return { data: user }
    checkEmail(world, { email }, user.id)
    if (mustWait(world, user, 'CONFIRM_EMAIL')) throw new MockRefusal('RATE_LIMITED')
    const changed = change(world, user, { email, emailConfirmed: false })
    mailLink(world, changed.data, 'CONFIRM_EMAIL')
    return changed
  },
  async changePassword({ body }, call) {
    const { id, userId } = ownSession(call)
    check(call, signedIn(call), body.currentPassword, 'currentPassword')
    await refuseCommon(body.password)
    call.world.passwords.set(userId, body.password)
    endSessions(call.world, (session) => session.userId === userId && session.id !== id)
    return undefined
  },
  deleteMe({ body }, call) {
    const user = signedIn(call)
    check(call, user, body.password)
    const isBusy = call.world.tasks.some(
      ({ status, author, executor }) => status === 'IN_PROGRESS' && (author.id === user.id || executor?.id === user.id),
    )
    if (isBusy) throw new MockRefusal('TASKS_IN_PROGRESS')
    for (const task of openTasksOf(call.world, user)) moveTask(call.world, task, LEAVING_CANCEL, user)
    leaveDeals(call, user)
    keepGoneAccount(call.world, user)
    forget(call, user)
    return undefined
  },
  getMyCompany: (_, call) => ({ data: companyOf(call) }),
  updateMyCompany({ body: { version, ...changes } }, call) {
    const { world } = call
    const owner = signedIn(call)
    const before = companyOf(call)
    checkVersion(before, version)
    const changed = changeCompany(before, changes, indexCategories(world.categories))
    if (!changed.ok) throw unfit(changed.fields)
    const locked = legalChangeProblems(before, changed.company)
    if (Object.keys(locked).length > 0) throw unfit(locked)
    const company = afterLegalChange(before, changed.company, owner)
    const shown = publicPerson(world, owner.id)
    world.companies.set(owner.id, company)
    change(world, owner, { company: shownCompany(company) })
    lookAtPerson(world, owner.id, shown)
    return { data: company }
  },
} satisfies Pick<
  MockHandlers,
  'updateMe' | 'changeEmail' | 'changePassword' | 'deleteMe' | 'getMyCompany' | 'updateMyCompany'
>
