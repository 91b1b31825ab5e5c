import type { Tokens, UserSession } from '../../contract/auth.ts'
import { ACCESS_TOKEN_SECONDS, REFRESH_TOKEN_SECONDS } from '../../contract/auth-terms.ts'
import { nextPhone } from './deals.ts'
import { aRegistration, credentials, isOver, opens, opensNothing, renewal, signIn } from './people.ts'
import { type Check, isRefused, later, on, type Scenario, seesThat } from './scenario.ts'
import { MINUTE, type Person, type Stage } from './stage.ts'

const over = { code: 'SESSION_ENDED' } as const
const isPair = ({ accessToken, refreshToken }: Tokens) => accessToken !== '' && refreshToken !== ''

/** Whose device it is, told by the backend. */
const isOf = (person: Person, device: Person): Check => seesThat(device, 'getMe', {}, ({ id }) => id, person.id)

/** Somebody with an address and a phone to sign in by. */
const aMember = async (stage: Stage) => {
  const phone = nextPhone()
  const person = await stage.someone({ role: 'CLIENT', phone })
  return { person, phone, email: (await person.does('getMe', {})).email }
}

/** Somebody who has signed in on a laptop and, a minute later, on a phone. */
const twoDevices = async (stage: Stage) => {
  const person = await stage.someone('CLIENT')
  const laptop = await signIn(stage, person)
  stage.advance(MINUTE)
  return { person, laptop, phone: await signIn(stage, person) }
}

const sessionOf = async ({ device }: { readonly device: Person }): Promise<UserSession> => {
  const session = (await device.does('listSessions', {})).find(({ isCurrent }) => isCurrent)
  if (!session) throw new Error('A device that has signed in is not among the sessions')
  return session
}

const guessed = async ({ guest }: Stage, email: string): Promise<void> => {
  for (let guess = 0; guess < 10; guess += 1) await guest.ask('login', credentials(email, 'guess'))
}

const signedIn: readonly Scenario[] = [
  on('login').answers({
    title: 'Somebody signs in by their address, in capitals or not, and is known by either token',
    arrange: aMember,
    act: ({ email }, { guest }) => ({ by: guest, with: credentials(` ${email.toUpperCase()} `) }),
    answer: (_, { accessToken, refreshToken }) => ({ accessToken, refreshToken }),
    afterwards: ({ person }, tokens, stage) => [
      isOf(person, stage.device(person, tokens)),
      seesThat(stage.guest, 'refresh', renewal(tokens.refreshToken), isPair, true),
    ],
  }),
  on('login').shows({
    title: 'A phone is one in any notation',
    arrange: aMember,
    act: ({ phone }, { guest }) => ({ by: guest, with: credentials(`8 (${phone.slice(2, 5)}) ${phone.slice(5)}`) }),
    look: isPair,
    answer: () => true,
    afterwards: ({ person }, tokens, stage) => [isOf(person, stage.device(person, tokens))],
  }),
  on('login').refuses('INVALID_CREDENTIALS', {
    title: 'A wrong password opens nothing, and nobody’s name is answered alike',
    arrange: aMember,
    act: ({ email }, { guest }) => ({ by: guest, with: credentials(email, 'Artel-demo-2') }),
    afterwards: (_, stage) => [
      opensNothing(stage, 'nobody@artel.test'),
      opensNothing(stage, 'nobody'),
      opensNothing(stage, nextPhone()),
    ],
  }),
  on('login').refuses('RATE_LIMITED', {
    title: 'After ten wrong passwords even the right one has to wait ten minutes, by whatever name',
    arrange: async (stage) => {
      const member = await aMember(stage)
      await guessed(stage, member.email)
      return member
    },
    act: ({ email }, { guest }) => ({ by: guest, with: credentials(email) }),
    afterwards: ({ email, phone }, stage) => [
      // One attempt too many is answered when its turn comes, and that is not at once after another.
      later(stage, MINUTE),
      isRefused(stage.guest, 'login', credentials(phone), { code: 'RATE_LIMITED' }),
      later(stage, 9 * MINUTE),
      opens(stage, phone),
      opens(stage, email),
    ],
  }),
]

const known: readonly Scenario[] = [
  on('getMe').shows({
    title: 'Whoever has signed in is told who they are',
    arrange: async (stage) => ({ person: await stage.someone({ role: 'EXECUTOR', isVerified: true }) }),
    act: ({ person }) => ({ by: person, with: {} }),
    look: ({ id, role, emailConfirmed, phoneNumber, avatar, tariffId, badges, company }) => ({
      id,
      role,
      emailConfirmed,
      phoneNumber,
      avatar,
      tariffId,
      badges,
      company: company && { ...company, id: '' },
    }),
    answer: ({ person }) => ({
      id: person.id,
      role: 'EXECUTOR' as const,
      emailConfirmed: true,
      phoneNumber: null,
      avatar: null,
      tariffId: 1,
      badges: [],
      company: {
        id: '',
        businessType: 'SP' as const,
        verificationStatus: 'VERIFIED' as const,
        shortName: null,
        companyPhoneNumber: null,
      },
    }),
  }),
  on('getMe').refuses('TOKEN_EXPIRED', {
    title: 'An access token works for ten hours and says so afterwards',
    arrange: async (stage) => {
      const made = await signIn(stage, await stage.someone('CLIENT'))
      stage.advance(ACCESS_TOKEN_SECONDS * 1000 - 1000)
      await made.device.does('getMe', {})
      stage.advance(1000)
      return made
    },
    act: ({ device }) => ({ by: device, with: {} }),
  }),
  on('getMe').refuses('UNAUTHORIZED', {
    title: 'What nobody has given out is no token',
    arrange: async (stage) => ({ stranger: stage.device(stage.guest, { accessToken: 'nonsense' }) }),
    act: ({ stranger }) => ({ by: stranger, with: {} }),
  }),
]

const renewed: readonly Scenario[] = [
  on('refresh').answers({
    title: 'A refresh token is changed for a new pair, and the session stays the same one',
    arrange: async (stage) => {
      const made = await signIn(stage, await stage.someone('CLIENT'))
      stage.advance(MINUTE)
      return { ...made, before: await sessionOf(made) }
    },
    act: ({ tokens }, { guest }) => ({ by: guest, with: renewal(tokens.refreshToken) }),
    answer: (_, { accessToken, refreshToken }) => ({ accessToken, refreshToken }),
    afterwards: ({ device, before }, tokens, stage) => [
      seesThat(
        stage.device(device, tokens),
        'listSessions',
        {},
        (sessions) => sessions.find(({ isCurrent }) => isCurrent),
        { ...before, lastUsedAt: stage.moment() },
      ),
      isOf(device, device),
      seesThat(stage.guest, 'refresh', renewal(tokens.refreshToken), isPair, true),
    ],
  }),
  on('refresh').shows({
    title: 'Two tabs may send the same token within ten seconds',
    arrange: async (stage) => {
      const { tokens } = await signIn(stage, await stage.someone('CLIENT'))
      const other = await stage.guest.does('refresh', renewal(tokens.refreshToken))
      stage.advance(10_000)
      return { tokens, other }
    },
    act: ({ tokens }, { guest }) => ({ by: guest, with: renewal(tokens.refreshToken) }),
    look: isPair,
    answer: () => true,
    afterwards: ({ other }, _, { guest }) => [seesThat(guest, 'refresh', renewal(other.refreshToken), isPair, true)],
  }),
  on('refresh').refuses('SESSION_ENDED', {
    title: 'Whoever sends a token that was changed long ago may be a thief: the session ends for both',
    arrange: async (stage) => {
      const made = await signIn(stage, await stage.someone('CLIENT'))
      const tokens = await stage.guest.does('refresh', renewal(made.tokens.refreshToken))
      stage.advance(10_001)
      return { stolen: made.tokens, now: { tokens, device: stage.device(made.device, tokens) } }
    },
    act: ({ stolen }, { guest }) => ({ by: guest, with: renewal(stolen.refreshToken) }),
    afterwards: ({ now }, stage) => isOver(stage, now),
  }),
  on('refresh').refuses('SESSION_ENDED', {
    title: 'A refresh token that nobody uses ends by itself',
    arrange: async (stage) => {
      const [early, late] = [
        await signIn(stage, await stage.someone('CLIENT')),
        await signIn(stage, await stage.someone('CLIENT')),
      ]
      stage.advance(REFRESH_TOKEN_SECONDS * 1000 - 1)
      await stage.guest.does('refresh', renewal(early.tokens.refreshToken))
      stage.advance(1)
      return late
    },
    act: ({ tokens }, { guest }) => ({ by: guest, with: renewal(tokens.refreshToken) }),
  }),
  on('refresh').refuses('SESSION_ENDED', {
    title: 'Whoever brings no token is a guest',
    arrange: async () => ({}),
    act: (_, { guest }) => ({ by: guest, with: renewal() }),
    afterwards: (_, { guest }) => [isRefused(guest, 'refresh', renewal('nonsense'), over)],
  }),
  on('logout').answers({
    title: 'Signing out ends this session and no other',
    arrange: twoDevices,
    act: ({ laptop }) => ({ by: laptop.device, with: {} }),
    answer: () => undefined,
    afterwards: ({ person, laptop, phone }, _, stage) => [...isOver(stage, laptop), isOf(person, phone.device)],
  }),
  on('logout').answers({
    title: 'Nothing is ended by a token that has expired, nor by a guest',
    arrange: async (stage) => {
      const made = await signIn(stage, await stage.someone('CLIENT'))
      await stage.guest.does('logout', {})
      stage.advance(ACCESS_TOKEN_SECONDS * 1000)
      return made
    },
    act: ({ device }) => ({ by: device, with: {} }),
    answer: () => undefined,
    afterwards: ({ tokens }, _, { guest }) => [seesThat(guest, 'refresh', renewal(tokens.refreshToken), isPair, true)],
  }),
]

const sessions: readonly Scenario[] = [
  on('listSessions').answers({
    title: 'One’s sessions are listed, the last used first, and nobody else’s',
    arrange: async (stage) => {
      const body = await aRegistration(stage)
      const tokens = await stage.guest.does('registerClient', { body })
      await signIn(stage, await stage.someone('CLIENT'))
      stage.advance(MINUTE)
      const other = await stage.guest.does('login', credentials(body.email, body.password))
      stage.advance(MINUTE)
      await stage.guest.does('refresh', renewal(tokens.refreshToken))
      return { device: stage.device({ id: '', role: 'CLIENT' }, other) }
    },
    act: ({ device }) => ({ by: device, with: {} }),
    answer: (_, [used, current], stage) => [
      {
        id: used?.id ?? '',
        device: used?.device ?? '',
        ip: used?.ip ?? '',
        createdAt: stage.moment(-2 * MINUTE),
        lastUsedAt: stage.moment(),
        isCurrent: false,
      },
      {
        id: current?.id ?? '',
        device: current?.device ?? '',
        ip: current?.ip ?? '',
        createdAt: stage.moment(-MINUTE),
        lastUsedAt: stage.moment(-MINUTE),
        isCurrent: true,
      },
    ],
  }),
  on('endSession').answers({
    title: 'A session is ended from another one',
    arrange: async (stage) => {
      const made = await twoDevices(stage)
      return { ...made, session: await sessionOf(made.phone) }
    },
    act: ({ laptop, session }) => ({ by: laptop.device, with: { params: { id: session.id } } }),
    answer: () => undefined,
    afterwards: ({ person, laptop, phone, session }, _, stage) => [
      ...isOver(stage, phone),
      isOf(person, laptop.device),
      seesThat(laptop.device, 'listSessions', {}, (list) => list.some(({ id }) => id === session.id), false),
      isRefused(laptop.device, 'endSession', { params: { id: session.id } }, { code: 'NOT_FOUND' }),
    ],
  }),
  on('endSession').answers({
    title: 'One’s own session may be ended, too',
    arrange: async (stage) => {
      const made = await signIn(stage, await stage.someone('CLIENT'))
      return { made, session: await sessionOf(made) }
    },
    act: ({ made, session }) => ({ by: made.device, with: { params: { id: session.id } } }),
    answer: () => undefined,
    afterwards: ({ made }, _, stage) => isOver(stage, made),
  }),
  on('endOtherSessions').answers({
    title: 'All sessions but this one are ended, and those of others stay',
    arrange: async (stage) => ({
      ...(await twoDevices(stage)),
      other: await signIn(stage, await stage.someone('CLIENT')),
    }),
    act: ({ laptop }) => ({ by: laptop.device, with: {} }),
    answer: () => undefined,
    afterwards: ({ person, laptop, phone, other }, _, stage) => [
      ...isOver(stage, phone),
      isRefused(person, 'getMe', {}, over),
      isOf(other.device, other.device),
      seesThat(laptop.device, 'listSessions', {}, (list) => list.map(({ isCurrent }) => isCurrent), [true]),
    ],
  }),
]

/** Sign-in, its tokens, and where somebody is signed in. */
export const authScenarios: readonly Scenario[] = [...signedIn, ...known, ...renewed, ...sessions]
