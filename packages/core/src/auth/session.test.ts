import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { CLIENT_TIMEOUT, createApiClient, RETRY_DELAY } from '../api/index.ts'
import type { UserTariff } from '../contract/tariffs.ts'
import type { User } from '../contract/users.ts'
import {
  aChat,
  anExecutor,
  anOwnTaskCard,
  answer,
  aTokens,
  aUser,
  EXECUTOR_ID,
  fakeIds,
  fakeTabLock,
  fakeTransport,
  held,
  manualClock,
  refusal,
  settle,
  someCounts,
  unreachable,
  watchTransitions,
} from '../testing/index.ts'
import {
  createTokenKeeper,
  provideSession,
  type SessionEmitted,
  selectHasApprovedTask,
  selectPhase,
  selectSession,
  selectTariff,
  selectViewer,
  sessionMachine,
  viewerOf,
} from './index.ts'

const watch = watchTransitions(sessionMachine)

const approved = (count: number) =>
  answer({
    data: { items: Array(count).fill(anOwnTaskCard()), pagination: { totalItems: count }, counts: someCounts },
  })

const aBasicTariff: UserTariff = {
  tariff: { id: 2, type: 'BASIC', name: 'Базовый', price: 690_00 },
  until: '2026-04-02T09:00:00.000Z',
  nextType: null,
  renewsAt: '2026-04-01T00:00:00.000Z',
  additionalServicesInfo: [{ type: 'REPLIES', count: [3, 30] }],
  services: [],
}

const setUp = (viewer: User | null | undefined) => {
  const clock = manualClock()
  const transport = fakeTransport()
    .on('getMe', answer({ data: aUser() }))
    .on('listMyTasks', approved(1))
    .on('getUserTariff', answer({ data: aBasicTariff }))
    .on('logout', answer(undefined))
    .on(
      'refresh',
      answer(() => ({ data: aTokens({ issuedAt: clock.now(), ...(viewer && { userId: viewer.id }) }) })),
    )
  const tokens = createTokenKeeper({
    refresh: async () => (await api.refresh({ body: { grantType: 'refresh_token' } })).data,
    clock,
    lock: fakeTabLock(),
    viewerId: viewer === undefined ? undefined : (viewer?.id ?? null),
    carrier: 'cookie',
  })
  const api = createApiClient({
    transport,
    clock,
    ids: fakeIds(),
    tokens,
    xsrfToken: () => 'xsrf-1',
    timeoutMs: CLIENT_TIMEOUT,
  })
  const session = createActor(provideSession({ api, tokens }), { input: { viewer }, clock, inspect: watch.inspect })
  const emitted: SessionEmitted[] = []
  session.on('*', (event) => emitted.push(event))
  const view = () => selectSession(session.getSnapshot())
  const phase = () => selectPhase(session.getSnapshot())
  const start = () => {
    session.start()
    return settle()
  }
  /** What the sign-in form does when the server let the person in. */
  const enter = (user: User = aUser(), serial = 1) => {
    transport.on('getMe', answer({ data: user }))
    tokens.accept(aTokens({ issuedAt: clock.now(), userId: user.id, serial }))
    return settle()
  }
  return { clock, transport, tokens, api, session, emitted, view, phase, start, enter }
}

describe('a page that the server rendered', () => {
  it('for a signed-in person knows the person before anything is asked, so that nothing flashes', () => {
    const { view, session } = setUp(aUser())

    expect(view()).toEqual({ status: 'signedIn', user: aUser(), hasApprovedTask: null })
    expect(selectViewer(session.getSnapshot())).toEqual(aUser())
  })

  it('for a signed-in person checks only whether there is an approved task', async () => {
    const { start, transport, view, session, emitted } = setUp(aUser())
    await start()

    expect(view()).toEqual({ status: 'signedIn', user: aUser(), hasApprovedTask: true })
    expect(selectHasApprovedTask(session.getSnapshot())).toBe(true)
    expect(transport.calls('listMyTasks').map((call) => call.query)).toEqual([
      [
        ['limit', '1'],
        ['page', '1'],
        ['status', 'APPROVED'],
      ],
    ])
    expect(transport.calls('getMe')).toEqual([])
    expect(emitted).toEqual([])
  })

  it('for a guest asks nothing', async () => {
    const { start, session, transport, view } = setUp(null)
    session.start()
    expect(view()).toEqual({ status: 'guest' })
    await start()

    expect(view()).toEqual({ status: 'guest' })
    expect(transport.calls()).toEqual([])
  })

  it('for somebody whose session has ended since offers to sign in again', async () => {
    const { start, transport, view, emitted } = setUp(aUser())
    transport.on('refresh', refusal('SESSION_ENDED'))
    await start()

    expect(view()).toEqual({ status: 'expired' })
    expect(emitted).toEqual([{ type: 'sessionExpired' }, { type: 'viewerChanged', viewer: null }])
  })
})

describe('a page that was rendered for nobody in particular', () => {
  it('finds the person whose cookie it has', async () => {
    const { session, view, start, emitted } = setUp(undefined)
    expect([view(), selectViewer(session.getSnapshot())]).toEqual([{ status: 'loading' }, null])

    await start()

    expect(view()).toEqual({ status: 'signedIn', user: aUser(), hasApprovedTask: true })
    expect(emitted).toEqual([{ type: 'viewerChanged', viewer: aUser() }])
  })

  it('belongs to a guest when there is no session, without a word about one', async () => {
    const { transport, start, view, emitted } = setUp(undefined)
    transport.on('refresh', refusal('SESSION_ENDED'))
    await start()

    expect(view()).toEqual({ status: 'guest' })
    expect(transport.calls('getMe')).toEqual([])
    expect(emitted).toEqual([])
  })

  it('says what stood in the way, and asks again when told to', async () => {
    const { clock, transport, start, session, view } = setUp(undefined)
    transport.on('getMe', unreachable('offline'))
    await start()
    await clock.elapse(RETRY_DELAY)
    expect(view()).toEqual({
      status: 'unavailable',
      message: 'Нет связи с интернетом. Проверьте подключение и повторите.',
    })

    transport.on('getMe', answer({ data: aUser() }))
    session.send({ type: 'session.retry' })
    await settle()

    expect(view().status).toBe('signedIn')
  })

  it.each([
    ['a client without a company', aUser(), 'CLIENT'],
    ['an executor with one', anExecutor(), 'EXECUTOR'],
  ])('understands the other reading of the roles: USER is %s (product §6)', async (_, user, role) => {
    const { transport, start, view } = setUp(undefined)
    transport.on('getMe', answer({ data: { ...user, role: 'USER' } } as never))
    await start()

    expect(viewerOf(view())?.role).toBe(role)
  })

  it.each([
    ['with a role that nobody knows', { data: { ...aUser(), role: 'OWNER' } }],
    ['without data', {}],
    ['with an empty user', { data: {} }],
    ['with null', { data: null }],
    ['that is no object', 'ok'],
    ['without a body', undefined],
    ['with a number for an id', { data: { ...aUser(), id: 5 } }],
  ])('does not believe an answer %s (product §8)', async (_, body) => {
    const { transport, start, session, view } = setUp(undefined)
    transport.on('getMe', answer(body as never))
    await start()

    expect(session.getSnapshot().context.error).toEqual(new Error('User Data response does not contain field data'))
    expect(view()).toEqual({
      status: 'unavailable',
      message: 'Что-то пошло не так. Попробуйте ещё раз чуть позже.',
    })
  })

  it('loads the one who signs in while it is still finding out', async () => {
    const { transport, start, enter, view, emitted } = setUp(undefined)
    transport.on('refresh', held())
    await start()

    await enter(anExecutor())

    expect(view()).toEqual({ status: 'signedIn', user: anExecutor(), hasApprovedTask: true })
    expect(emitted).toEqual([
      { type: 'viewerChanged', viewer: anExecutor() },
      { type: 'signedIn', user: anExecutor() },
    ])
  })
})

describe('signing in', () => {
  it('turns a guest into a person and says so once the person is known', async () => {
    const { start, enter, view, emitted } = setUp(null)
    await start()

    await enter()

    expect(view()).toEqual({ status: 'signedIn', user: aUser(), hasApprovedTask: true })
    expect(emitted).toEqual([
      { type: 'viewerChanged', viewer: aUser() },
      { type: 'signedIn', user: aUser() },
    ])
  })

  it('does not depend on the check for approved tasks', async () => {
    const { transport, start, enter, view } = setUp(null)
    transport.on('listMyTasks', refusal('INTERNAL'))
    await start()

    await enter()

    expect(view()).toEqual({ status: 'signedIn', user: aUser(), hasApprovedTask: null })
  })

  it('finds no approved task where there is none', async () => {
    const { transport, start, view } = setUp(aUser())
    transport.on('listMyTasks', approved(0))
    await start()

    expect(view()).toEqual({ status: 'signedIn', user: aUser(), hasApprovedTask: false })
  })

  it('is still a sign-in when the person could be loaded only at the second try', async () => {
    const { transport, clock, tokens, session, start, view, emitted } = setUp(null)
    await start()
    transport.on('getMe', unreachable('timeout'))
    tokens.accept(aTokens({ issuedAt: clock.now() }))
    await clock.elapse(RETRY_DELAY)
    expect(view()).toEqual({ status: 'unavailable', message: 'Сервер долго не отвечает. Попробуйте ещё раз.' })

    transport.on('getMe', answer({ data: aUser() }))
    session.send({ type: 'session.retry' })
    await settle()

    expect(emitted.at(-1)).toEqual({ type: 'signedIn', user: aUser() })
  })

  it('works from the page that could not find out who was there', async () => {
    const { transport, start, enter, view } = setUp(undefined)
    transport.on('getMe', refusal('INTERNAL'))
    await start()
    expect(view().status).toBe('unavailable')

    await enter()

    expect(view().status).toBe('signedIn')
  })

  it('works after the session has expired', async () => {
    const { transport, start, enter, view } = setUp(aUser())
    transport.on('refresh', refusal('SESSION_ENDED'))
    await start()

    await enter()

    expect(view().status).toBe('signedIn')
  })
})

describe('the tariff', () => {
  it('is loaded for an executor', async () => {
    const { start, session } = setUp(anExecutor())
    await start()

    expect(selectTariff(session.getSnapshot())).toEqual(aBasicTariff)
  })

  it('is not asked for on behalf of anybody else, and goes with the executor', async () => {
    const { start, enter, transport, session, view, emitted } = setUp(anExecutor())
    await start()
    const entered = enter(aUser(), 2)
    expect(view()).toEqual({ status: 'loading' })
    await entered

    expect(emitted.at(-1)).toEqual({ type: 'signedIn', user: aUser() })
    expect(view()).toEqual({ status: 'signedIn', user: aUser(), hasApprovedTask: true })
    expect(transport.calls('getUserTariff')).toHaveLength(1)
    expect(selectTariff(session.getSnapshot())).toBeNull()
  })

  it('that cannot be loaded signs nobody out', async () => {
    const { transport, start, session, view } = setUp(anExecutor())
    transport.on('getUserTariff', refusal('INTERNAL'))
    await start()

    expect(view().status).toBe('signedIn')
    expect(selectTariff(session.getSnapshot())).toBeNull()
  })
})

describe('a change of one’s own account', () => {
  it('shows without anything else happening', async () => {
    const { transport, start, session, view, emitted } = setUp(aUser({ emailConfirmed: false }))
    await start()
    transport.on('getMe', answer({ data: aUser({ firstName: 'Инна' }) }))

    const overtaken = held<{ data: User }>()
    transport.next('getMe', overtaken)
    session.send({ type: 'viewer.reload' })
    await settle()
    session.send({ type: 'viewer.reload' })
    expect(view()).toMatchObject({ status: 'signedIn', user: { firstName: 'Ирина' } })
    overtaken.release(answer({ data: aUser({ firstName: 'Инесса' }) }))
    await settle()

    expect(view()).toMatchObject({ status: 'signedIn', user: { firstName: 'Инна', emailConfirmed: true } })
    expect(emitted).toEqual([])
  })

  it('does not put somebody else in the place of the person', async () => {
    const { transport, start, session, view } = setUp(aUser())
    await start()
    transport.on('getMe', answer({ data: anExecutor() }))

    session.send({ type: 'viewer.reload' })
    await settle()

    expect(view()).toMatchObject({ status: 'signedIn', user: aUser() })
  })

  it('that cannot be loaded leaves what was known', async () => {
    const { transport, start, session, view } = setUp(aUser())
    await start()
    transport.on('getMe', refusal('INTERNAL'))

    session.send({ type: 'viewer.reload' })
    await settle()

    expect(view()).toMatchObject({ status: 'signedIn', user: aUser() })
  })
})

describe('the phases of the specification', () => {
  it('lead from not knowing by a sign-in to somebody who is signed in', async () => {
    const { transport, clock, tokens, start, session, phase } = setUp(undefined)
    transport.next('refresh', refusal('SESSION_ENDED'))
    expect(phase()).toBe('unknown')
    await start()
    expect(phase()).toBe('guest')

    const me = held<{ data: User }>()
    transport.on('getMe', me)
    tokens.accept(aTokens({ issuedAt: clock.now() }))
    await settle()
    expect(phase()).toBe('signingIn')
    me.release(answer({ data: aUser() }))
    await settle()
    expect(phase()).toBe('signedIn')

    session.send({ type: 'signOut' })
    expect(phase()).toBe('signingOut')
  })

  it('show the renewal of the tokens, which changes nothing else', async () => {
    const { clock, transport, api, start, phase, view } = setUp(aUser())
    await start()
    await clock.elapse(36_000_000)
    const renewal = held<{ data: ReturnType<typeof aTokens> }>()
    transport.on('refresh', renewal).on('getChat', answer({ data: aChat() }))
    const before = view()

    const asked = api.getChat({ params: { id: 901 } })
    await settle()
    expect([phase(), view()]).toEqual(['refreshing', before])
    renewal.release(answer({ data: aTokens({ issuedAt: clock.now(), serial: 4 }) }))
    await asked

    expect([phase(), view()]).toEqual(['signedIn', before])
  })

  it('show a renewal that a new sign-in overtakes as over', async () => {
    const { clock, transport, api, start, enter, phase } = setUp(aUser())
    await start()
    await clock.elapse(36_000_000)
    transport.on('refresh', held()).on('getChat', answer({ data: aChat() }))
    void api.getChat({ params: { id: 901 } })
    await settle()
    expect(phase()).toBe('refreshing')

    await enter(aUser(), 5)

    expect(phase()).toBe('signedIn')
  })

  it('end with a session that is over or cannot be found out about', async () => {
    const over = setUp(aUser())
    over.transport.on('refresh', refusal('SESSION_ENDED'))
    await over.start()
    const unsure = setUp(undefined)
    unsure.transport.on('getMe', refusal('INTERNAL'))
    await unsure.start()

    expect([over.phase(), unsure.phase()]).toEqual(['expired', 'unavailable'])

    unsure.transport.on('getMe', answer({ data: aUser() }))
    unsure.session.send({ type: 'session.retry' })
    await settle()
    expect(unsure.phase()).toBe('signedIn')
  })
})

describe('signing out', () => {
  it('ends the session on the server and sends the person home', async () => {
    const { transport, tokens, session, start, view, emitted } = setUp(aUser())
    await start()

    session.send({ type: 'signOut' })
    expect(view()).toEqual({ status: 'signingOut', user: aUser(), hasApprovedTask: true })
    await settle()

    expect(view()).toEqual({ status: 'guest' })
    expect(emitted).toEqual([{ type: 'signedOut' }, { type: 'viewerChanged', viewer: null }])
    expect(transport.calls('logout')).toHaveLength(1)
    expect(await tokens.access()).toBeNull()
  })

  it('that did not reach the server leaves the person signed in, because the cookie still is', async () => {
    const { transport, session, start, view, emitted } = setUp(aUser())
    transport.on('logout', unreachable('offline'))
    await start()

    session.send({ type: 'signOut' })
    await settle()

    expect(view().status).toBe('signedIn')
    expect(emitted).toEqual([
      { type: 'signOutFailed', message: 'Нет связи с интернетом. Проверьте подключение и повторите.' },
    ])
  })

  it('is done when the session turns out to be over already', async () => {
    const { clock, transport, session, start, view, emitted } = setUp(aUser())
    await start()
    await clock.elapse(36_000_000)
    transport.on('refresh', refusal('SESSION_ENDED'))

    session.send({ type: 'signOut' })
    await settle()

    expect(view()).toEqual({ status: 'guest' })
    expect(emitted).toEqual([{ type: 'signedOut' }, { type: 'viewerChanged', viewer: null }])
  })

  it('stops when the session turns out to be somebody else’s', async () => {
    const { clock, transport, session, start, view, emitted } = setUp(aUser())
    await start()
    await clock.elapse(36_000_000)
    transport
      .on(
        'refresh',
        answer(() => ({ data: aTokens({ issuedAt: clock.now(), userId: EXECUTOR_ID, serial: 9 }) })),
      )
      .on('getMe', answer({ data: anExecutor() }))

    session.send({ type: 'signOut' })
    await settle()

    expect(transport.calls('logout')).toEqual([])
    expect(view()).toEqual({ status: 'signedIn', user: anExecutor(), hasApprovedTask: true })
    expect(emitted).toEqual([
      { type: 'viewerChanged', viewer: null },
      { type: 'viewerChanged', viewer: anExecutor() },
    ])
  })
})

describe('what happens in another tab', () => {
  it('a sign-out is noticed at the next refused call', async () => {
    const { api, transport, start, view } = setUp(aUser())
    await start()
    transport.on('getChat', refusal('SESSION_ENDED')).on('refresh', refusal('SESSION_ENDED'))

    await expect(api.getChat({ params: { id: 901 } })).rejects.toThrow('Both token and refresh token have expired')

    expect(view()).toEqual({ status: 'expired' })
  })

  it('a sign-in is noticed at the next refused call of a guest', async () => {
    const { api, transport, start, view, emitted } = setUp(null)
    await start()
    transport.next('getChat', refusal('UNAUTHORIZED')).on('getChat', answer({ data: aChat() }))

    await api.getChat({ params: { id: 901 } })
    await settle()

    expect(view().status).toBe('signedIn')
    expect(emitted).toEqual([{ type: 'viewerChanged', viewer: aUser() }])
  })

  it('a sign-in is noticed by a page whose own session has expired', async () => {
    const { api, clock, transport, start, view } = setUp(aUser())
    transport.next('refresh', refusal('SESSION_ENDED'))
    await start()
    expect(view()).toEqual({ status: 'expired' })
    transport.next('getChat', refusal('UNAUTHORIZED')).on('getChat', answer({ data: aChat() }))

    await api.getChat({ params: { id: 901 } })
    await clock.elapse(0)

    expect(view().status).toBe('signedIn')
  })

  it('a sign-in is none of this page, whoever tried to sign in here before', async () => {
    const { api, clock, transport, start, enter, emitted } = setUp(null)
    await start()
    transport.next('getMe', refusal('SESSION_ENDED')).next('refresh', refusal('SESSION_ENDED'))
    await enter()
    expect(emitted.at(-1)).toEqual({ type: 'viewerChanged', viewer: null })
    transport.next('getChat', refusal('UNAUTHORIZED')).on('getChat', answer({ data: aChat() }))

    await api.getChat({ params: { id: 901 } })
    await clock.elapse(0)

    expect(emitted.at(-1)).toEqual({ type: 'viewerChanged', viewer: aUser() })
  })

  it('another person’s sign-in after one’s own is not announced as another of one’s own', async () => {
    const { api, clock, transport, start, enter, emitted } = setUp(null)
    await start()
    await enter()
    transport
      .on('getChat', refusal('SESSION_ENDED'))
      .on(
        'refresh',
        answer(() => ({ data: aTokens({ issuedAt: clock.now(), userId: EXECUTOR_ID, serial: 9 }) })),
      )
      .on('getMe', answer({ data: anExecutor() }))
    await expect(api.getChat({ params: { id: 901 } })).rejects.toThrow('под другим именем')
    await settle()

    expect(emitted.at(-1)).toEqual({ type: 'viewerChanged', viewer: anExecutor() })
  })

  it('another person’s sign-in makes the page theirs, with nothing left of the one before', async () => {
    const { api, clock, transport, start, view, emitted } = setUp(aUser())
    const me = held<{ data: User }>()
    await start()
    transport
      .on('getChat', refusal('SESSION_ENDED'))
      .on(
        'refresh',
        answer(() => ({ data: aTokens({ issuedAt: clock.now(), userId: EXECUTOR_ID, serial: 9 }) })),
      )
      .on('getMe', me)

    await expect(api.getChat({ params: { id: 901 } })).rejects.toThrow('В этом браузере вошли под другим именем')
    expect(view()).toEqual({ status: 'loading' })
    me.release(answer({ data: anExecutor() }))
    await settle()

    expect(view()).toEqual({ status: 'signedIn', user: anExecutor(), hasApprovedTask: true })
    expect(emitted).toEqual([
      { type: 'viewerChanged', viewer: null },
      { type: 'viewerChanged', viewer: anExecutor() },
    ])
  })
})

describe('while the person is being loaded', () => {
  it('the end of the session ends the loading', async () => {
    const { clock, transport, tokens, start, view, emitted } = setUp(null)
    await start()
    transport.on('refresh', refusal('SESSION_ENDED')).on('getMe', refusal('SESSION_ENDED'))
    tokens.accept(aTokens({ issuedAt: clock.now() }))
    await settle()

    expect(view()).toEqual({ status: 'expired' })
    expect(emitted).toEqual([{ type: 'sessionExpired' }, { type: 'viewerChanged', viewer: null }])
  })

  it('somebody else’s sign-in in another tab loads them instead', async () => {
    const { clock, transport, tokens, start, view } = setUp(null)
    await start()
    transport
      .next('getMe', refusal('SESSION_ENDED'))
      .on('getMe', answer({ data: anExecutor() }))
      .on(
        'refresh',
        answer(() => ({ data: aTokens({ issuedAt: clock.now(), userId: EXECUTOR_ID, serial: 9 }) })),
      )

    tokens.accept(aTokens({ issuedAt: clock.now() }))
    await settle()

    expect(view()).toEqual({ status: 'signedIn', user: anExecutor(), hasApprovedTask: true })
  })

  it('and cannot be, the end of the session that another call brings is not missed', async () => {
    const { api, clock, transport, tokens, start, view, emitted } = setUp(null)
    await start()
    transport.on('getMe', refusal('INTERNAL')).on('getChat', refusal('SESSION_ENDED'))
    tokens.accept(aTokens({ issuedAt: clock.now() }))
    await settle()
    expect(view().status).toBe('unavailable')

    transport.on('refresh', refusal('SESSION_ENDED'))
    await expect(api.getChat({ params: { id: 901 } })).rejects.toThrow('Both token and refresh token have expired')

    expect(view()).toEqual({ status: 'expired' })
    expect(emitted).toEqual([{ type: 'sessionExpired' }, { type: 'viewerChanged', viewer: null }])
  })
})

describe('the session machine', () => {
  it('follows the tokens no longer once it is stopped', () => {
    const { api, tokens } = setUp(null)
    const left: string[] = []
    const watched = {
      ...tokens,
      subscribe: () => () => void left.push('sign-ins'),
      onRefresh: () => () => void left.push('renewals'),
    }
    createActor(provideSession({ api, tokens: watched }), { input: { viewer: null } })
      .start()
      .stop()

    expect(left).toEqual(['sign-ins', 'renewals'])
  })

  it('has no transition that no scenario takes', () => {
    expect(watch.missed()).toEqual([])
  })
})
