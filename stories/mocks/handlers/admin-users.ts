import {
  type AccountCommand,
  type AccountFacts,
  accountChoices,
  BLOCKED_TASK_COMMENT,
  blockedTaskRule,
  decideAccount,
} from '@artel/core/admin'
import { type AdminUser, type AdminUserDetails, LOG_LINES_SHOWN, type User } from '@artel/core/contract'
import type { MockCall, MockHandlers } from '../mock-handlers.ts'
import { endSessions } from '../sessions.ts'
import type { MockWorld } from '../world.ts'
import { allowed, checkVersion, found } from './allow.ts'
import { leaveDeals, openTasksOf } from './open-deals.ts'
import { change as changeAccount } from './own-account.ts'
import { pageOf } from './paging.ts'
import { faceOf } from './people.ts'
import { signedIn } from './signed-in.ts'
import { writeDeed } from './staff-log.ts'
import { moveTask } from './task-events.ts'

const standingOf = ({ standings }: MockWorld, id: string) => standings.get(id) ?? { version: 1, block: null }

const cardOf = (world: MockWorld, user: User): AdminUser => {
  const { createdAt, lastVisitAt } = faceOf(world, user)
  const { id, code, firstName, lastName, email, phoneNumber, role } = user
  const state = standingOf(world, id).block ? ('BLOCKED' as const) : ('ACTIVE' as const)
  const companyName = user.company?.shortName ?? null
  return { id, code, firstName, lastName, email, phoneNumber, role, state, companyName, createdAt, lastVisitAt }
}

const OPEN_TASKS: ReadonlySet<string> = new Set(['PENDING', 'APPROVED', 'IN_PROGRESS'])
const OPEN_REPLIES: ReadonlySet<string> = new Set(['SENT', 'VIEWED', 'SHORTLISTED', 'HELD'])

const factsOf = (world: MockWorld, { id, role, company }: User): AccountFacts => ({
  id,
  role,
  state: standingOf(world, id).block ? 'BLOCKED' : 'ACTIVE',
  hasCompany: company !== null,
  openDeals:
    world.tasks.filter(
      ({ author, executor, status }) =>
        (author.id === id && OPEN_TASKS.has(status)) || (executor?.id === id && status === 'IN_PROGRESS'),
    ).length +
    [...world.replies, ...world.offers].filter(({ executor, status }) => executor.id === id && OPEN_REPLIES.has(status))
      .length,
  otherAdmins: world.accounts.filter((one) => one.role === 'ADMIN' && one.id !== id && !standingOf(world, one.id).block)
    .length,
})

const accountOf = ({ accounts }: MockWorld, id: string): User => found(accounts.find((one) => one.id === id))

const detailsOf = (call: MockCall, id: string): AdminUserDetails => {
  const { world } = call
  const user = accountOf(world, id)
  const { version, block } = standingOf(world, id)
  const own = world.tasks.filter(({ author }) => author.id === id)
  const isAbout = (target: string, targetId: string) =>
    (target === 'USER' && targetId === id) || (target === 'TASK' && own.some((task) => String(task.id) === targetId))
  return {
    ...cardOf(world, user),
    version,
    emailConfirmed: user.emailConfirmed,
    phoneConfirmed: user.phoneConfirmed,
    cityName: world.places.find((place) => place.id === user.cityId)?.name ?? null,
    company: user.company && {
      businessType: user.company.businessType,
      verificationStatus: user.company.verificationStatus,
      inn: world.companies.get(id)?.inn ?? null,
      shortName: user.company.shortName,
    },
    block,
    counts: {
      tasks: own.length,
      replies: world.replies.filter(({ executor }) => executor.id === id).length,
      complaints: world.complaints.filter(({ target, targetId }) => isAbout(target, targetId)).length,
      sessions: world.sessions.filter(({ userId }) => userId === id).length,
    },
    ...accountChoices({ account: factsOf(world, user), actor: signedIn(call) }),
    log: world.staffLog.filter(({ object }) => object.kind === 'USER' && object.id === id).slice(0, LOG_LINES_SHOWN),
  }
}

const isSought = ({ id, code, firstName, lastName, email, phoneNumber, companyName }: AdminUser, q: string) => {
  const word = q.trim().toLowerCase()
  const digits = q.replace(/\D/g, '').slice(-10)
  const names = [`${firstName} ${lastName}`, `${lastName} ${firstName}`, email, companyName ?? '']
  return (
    names.some((name) => name.toLowerCase().includes(word)) ||
    (digits.length >= 4 && (phoneNumber ?? '').includes(digits)) ||
    code.toLowerCase() === word ||
    id === word
  )
}

/** Lets core's lifecycle decide, and does what follows. */
const step = (call: MockCall, id: string, version: number, event: AccountCommand, comment: string | null = null) => {
  const { world } = call
  const user = accountOf(world, id)
  const before = standingOf(world, id)
  checkVersion(before, version)
  allowed(decideAccount({ account: factsOf(world, user), actor: signedIn(call), event }))
  const object = { kind: 'USER', id, title: `${user.firstName} ${user.lastName}` } as const
  if (event.type === 'CHANGE_ROLE') {
    changeAccount(world, user, { role: event.role })
    writeDeed(call, { action: 'ROLE_CHANGED', object, before: user.role, after: event.role })
  }
  if (event.type === 'UNBLOCK') writeDeed(call, { action: 'USER_UNBLOCKED', object })
  if (event.type === 'BLOCK') {
    const reason = { rule: blockedTaskRule(event.rule), comment: BLOCKED_TASK_COMMENT }
    for (const task of openTasksOf(world, user)) {
      moveTask(world, task, { type: task.status === 'PENDING' ? 'REJECT' : 'REMOVE', ...reason }, signedIn(call))
    }
    leaveDeals(call, user)
    endSessions(world, ({ userId }) => userId === id)
    writeDeed(call, { action: 'USER_BLOCKED', object, rule: event.rule, comment })
  }
  const since = new Date(world.now).toISOString()
  const block = event.type === 'BLOCK' ? { rule: event.rule, comment, since } : null
  world.standings.set(id, { version: before.version + 1, block })
  return { data: detailsOf(call, id) }
}

/** Accounts as administrators see and change them. */
export const adminUserHandlers = {
  listAdminUsers({ query }, { world }) {
    const { q, role, state } = query
    const listed = world.accounts
      .map((user) => cardOf(world, user))
      .filter((card) => (role ?? card.role) === card.role && (state ?? card.state) === card.state)
      .filter((card) => q === undefined || isSought(card, q))
      .toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt) || (one.id < other.id ? 1 : -1))
    return { data: pageOf(listed, query) }
  },
  getAdminUser: ({ params }, call) => ({ data: detailsOf(call, params.id) }),
  changeUserRole: ({ params, body }, call) =>
    step(call, params.id, body.version, { type: 'CHANGE_ROLE', role: body.role }),
  blockUser: ({ params, body }, call) =>
    step(call, params.id, body.version, { type: 'BLOCK', rule: body.rule }, body.comment),
  unblockUser: ({ params, body }, call) => step(call, params.id, body.version, { type: 'UNBLOCK' }),
} satisfies Partial<MockHandlers>
