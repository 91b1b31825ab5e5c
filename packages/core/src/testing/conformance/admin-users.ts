import { blockedSentence } from '../../admin/index.ts'
import type { AdminUserDetails } from '../../contract/admin.ts'
import type { Role } from '../../contract/operations.ts'
import { anOpenTask, aRepliedTask, taskSeenBy } from './deals.ts'
import { credentials, isOver, signIn } from './people.ts'
import { isRefused, on, type Scenario, seesThat } from './scenario.ts'
import type { Person, Stage } from './stage.ts'

const WHY = { rule: 'FRAUD', comment: 'Брал предоплату и пропадал.' } as const

const accountOf = (admin: Person, { id }: Pick<Person, 'id'>): Promise<AdminUserDetails> =>
  admin.does('getAdminUser', { params: { id } })

/** A client whom an administrator looks at. */
const aWatchedClient = async (stage: Stage) => {
  const [admin, client] = [await stage.someone('ADMIN'), await stage.someone('CLIENT')]
  return { admin, client, account: await accountOf(admin, client) }
}

const step = <B extends object>({ id, version }: AdminUserDetails, body: B) => ({
  params: { id },
  body: { version, ...body },
})

/** A client who has signed in on a device, and was blocked. */
const aBlockedClient = async (stage: Stage) => {
  const watched = await aWatchedClient(stage)
  const signed = await signIn(stage, watched.client)
  const blocked = await watched.admin.does('blockUser', step(watched.account, WHY))
  return { ...watched, signed, blocked }
}

const lastDeed = (admin: Person, { id }: Pick<Person, 'id'>, ...expected: readonly (string | null)[]) =>
  seesThat(
    admin,
    'listStaffLog',
    { query: { object: 'USER', objectId: id, limit: 1 } },
    ({ items }): readonly (string | null)[] =>
      items.flatMap(({ action, actor, before, after, rule }) => [action, actor.id, before, after, rule]),
    expected,
  )

const reading: readonly Scenario[] = [
  on('listAdminUsers').shows({
    title: 'An account is found by its address',
    arrange: async (stage) => {
      const watched = await aWatchedClient(stage)
      return { ...watched, email: watched.account.email }
    },
    act: ({ admin, email }) => ({
      by: admin,
      with: { query: { q: email.toUpperCase(), role: 'CLIENT', state: 'ACTIVE' } },
    }),
    look: ({ items, pagination }) => ({ ids: items.map(({ id }) => id), ...pagination }),
    answer: ({ client }) => ({ ids: [client.id], totalItems: 1 }),
    afterwards: ({ admin, email, client }) => [
      seesThat(admin, 'listAdminUsers', { query: { q: client.id } }, ({ items }) => items.map(({ id }) => id), [
        client.id,
      ]),
      seesThat(admin, 'listAdminUsers', { query: { q: email, state: 'BLOCKED' } }, ({ items }) => items, []),
    ],
  }),
  on('getAdminUser').shows({
    title: 'An account is shown with what may be done to it, and why not the rest',
    arrange: async (stage) => {
      const { author } = await anOpenTask(stage)
      return { author, admin: await stage.someone('ADMIN') }
    },
    act: ({ admin, author }) => ({ by: admin, with: { params: { id: author.id } } }),
    look: ({ id, role, state, counts, roles, allowedEvents, refusals, block, log }) => ({
      ...{ id, role, state, counts: { ...counts, sessions: counts.sessions > 0 } },
      ...{ roles, allowedEvents, refusals, block, log },
    }),
    answer: ({ author }) => ({
      id: author.id,
      role: 'CLIENT' as const,
      state: 'ACTIVE' as const,
      counts: { tasks: 1, replies: 0, complaints: 0, sessions: true },
      roles: [],
      allowedEvents: ['BLOCK' as const],
      refusals: { CHANGE_ROLE: 'DEALS_OPEN', UNBLOCK: 'WRONG_STATE' },
      block: null,
      log: [],
    }),
  }),
  on('listStaffLog').shows({
    title: 'The journal is narrowed to what one administrator has done',
    arrange: async (stage) => {
      const { admin, client, blocked } = await aBlockedClient(stage)
      await admin.does('unblockUser', step(blocked, {}))
      return { admin, client }
    },
    act: ({ admin }) => ({ by: admin, with: { query: { actorId: admin.id } } }),
    look: ({ items }) => items.map(({ action, object, rule }) => ({ action, id: object.id, rule })),
    answer: ({ client }) => [
      { action: 'USER_UNBLOCKED' as const, id: client.id, rule: null },
      { action: 'USER_BLOCKED' as const, id: client.id, rule: 'FRAUD' },
    ],
  }),
]

interface RoleAsked {
  readonly admin: Person
  readonly account: AdminUserDetails
  readonly role: Role
}

const refusesRole = (title: string, refusal: string, arrange: (stage: Stage) => Promise<RoleAsked>) =>
  on('changeUserRole').refuses('TRANSITION_REFUSED', {
    title,
    refusal,
    arrange,
    act: ({ admin, account, role }) => ({ by: admin, with: step(account, { role }) }),
  })

const changing: readonly Scenario[] = [
  on('changeUserRole').shows({
    title: 'A client becomes a moderator at once, and the journal knows by whom',
    arrange: aWatchedClient,
    act: ({ admin, account }) => ({ by: admin, with: step(account, { role: 'MODERATOR' as const }) }),
    look: ({ role, roles, log }) => ({ role, roles, last: log[0]?.action ?? null }),
    answer: () => ({
      role: 'MODERATOR' as const,
      roles: ['CLIENT' as const, 'ADMIN' as const],
      last: 'ROLE_CHANGED' as const,
    }),
    afterwards: ({ admin, client }) => [
      seesThat(client, 'countModeration', {}, (counts) => counts.length > 0, true),
      lastDeed(admin, client, 'ROLE_CHANGED', admin.id, 'CLIENT', 'MODERATOR', null),
    ],
  }),
  refusesRole('Nobody changes a role of their own', 'OWN_ACCOUNT', async (stage) => {
    const admin = await stage.someone('ADMIN')
    return { admin, account: await accountOf(admin, admin), role: 'MODERATOR' }
  }),
  refusesRole('Somebody with an open task does not join the staff', 'DEALS_OPEN', async (stage) => {
    const { author } = await anOpenTask(stage)
    const admin = await stage.someone('ADMIN')
    return { admin, account: await accountOf(admin, author), role: 'MODERATOR' }
  }),
  refusesRole('Nobody is an executor without a company', 'ROLE_UNFIT', async (stage) => ({
    ...(await aWatchedClient(stage)),
    role: 'EXECUTOR',
  })),
  on('blockUser').shows({
    title: 'Who is blocked is signed out and off the board, and is told why when they sign in',
    arrange: async (stage) => {
      const { author, executor, task, reply } = await aRepliedTask(stage)
      const admin = await stage.someone('ADMIN')
      return {
        admin,
        author,
        executor,
        task,
        reply,
        account: await accountOf(admin, author),
        signed: await signIn(stage, author),
      }
    },
    act: ({ admin, account }) => ({ by: admin, with: step(account, WHY) }),
    look: ({ state, block, counts, allowedEvents }) => ({ state, block, sessions: counts.sessions, allowedEvents }),
    answer: (_, __, stage) => ({
      state: 'BLOCKED' as const,
      block: { ...WHY, since: stage.moment() },
      sessions: 0,
      allowedEvents: ['UNBLOCK' as const],
    }),
    afterwards: ({ admin, author, executor, task, signed }, _, stage) => [
      ...isOver(stage, signed),
      isRefused(stage.guest, 'getUser', { params: { id: author.id } }, { code: 'NOT_FOUND' }),
      async () => {
        const { status, cancelledBy } = await taskSeenBy(executor, task)
        return status === 'CANCELED' && cancelledBy === 'ADMIN' ? [] : [`the task is ${status} by ${cancelledBy}`]
      },
      lastDeed(admin, author, 'USER_BLOCKED', admin.id, null, null, 'FRAUD'),
    ],
  }),
  on('blockUser').refuses('TRANSITION_REFUSED', {
    title: 'Nobody is blocked twice',
    refusal: 'WRONG_STATE',
    arrange: aBlockedClient,
    act: ({ admin, blocked }) => ({ by: admin, with: step(blocked, WHY) }),
  }),
  on('login').refuses('ACCOUNT_BLOCKED', {
    title: 'Whoever is blocked reads why, with the right password',
    arrange: aBlockedClient,
    act: ({ signed }, { guest }) => ({ by: guest, with: credentials(signed.email) }),
    afterwards: ({ signed }, { guest }) => [
      async () => {
        const { body } = await guest.ask('login', credentials(signed.email))
        const { message } = body as { message: string }
        return message === blockedSentence(WHY) ? [] : [`the sentence is ${message}`]
      },
      isRefused(guest, 'login', credentials(signed.email, 'guess'), { code: 'INVALID_CREDENTIALS' }),
    ],
  }),
  on('unblockUser').shows({
    title: 'After the block one signs in as before',
    arrange: aBlockedClient,
    act: ({ admin, blocked }) => ({ by: admin, with: step(blocked, {}) }),
    look: ({ state, block }) => ({ state, block }),
    answer: () => ({ state: 'ACTIVE' as const, block: null }),
    afterwards: ({ signed, client }, _, { guest }) => [
      seesThat(guest, 'login', credentials(signed.email), ({ accessToken }) => accessToken !== '', true),
      seesThat(guest, 'getUser', { params: { id: client.id } }, ({ id }) => id, client.id),
    ],
  }),
  on('unblockUser').refuses('TRANSITION_REFUSED', {
    title: 'An account that works is not unblocked',
    refusal: 'WRONG_STATE',
    arrange: aWatchedClient,
    act: ({ admin, account }) => ({ by: admin, with: step(account, {}) }),
  }),
]

/** Accounts and the journal, as administrators see them. */
export const adminUserScenarios: readonly Scenario[] = [...reading, ...changing]
