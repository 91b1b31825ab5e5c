import { describe, expect, it } from 'vitest'
import { CLIENT_TIMEOUT, createApiClient, isSessionExpired, RETRY_DELAY } from '../api/index.ts'
import type { Tokens } from '../contract/auth.ts'
import type { RefreshTokenStore, TabLock } from '../ports/index.ts'
import {
  aChat,
  answer,
  aTokens,
  CLIENT_ID,
  EXECUTOR_ID,
  fakeIds,
  fakeTabLock,
  fakeTransport,
  held,
  type ManualClock,
  manualClock,
  type Reaction,
  refusal,
  settle,
  unreachable,
} from '../testing/index.ts'
import { memoryRefreshToken } from './kept-token.ts'
import {
  createTokenKeeper,
  EXPIRY_MARGIN,
  type RefreshNews,
  SessionReplacedError,
  type TokenNews,
} from './token-keeper.ts'

const HOURS_10 = 36_000_000

interface Setting {
  readonly viewerId?: string | null | 'unknown'
  readonly carrier?: 'cookie' | RefreshTokenStore
  readonly clock?: ManualClock
  readonly lock?: TabLock
}

const setUp = ({
  viewerId = CLIENT_ID,
  carrier = 'cookie',
  clock = manualClock(),
  lock = fakeTabLock(),
}: Setting = {}) => {
  const transport = fakeTransport()
  const news: TokenNews[] = []
  const keeper = createTokenKeeper({
    refresh: async (refreshToken) => {
      const body = { grantType: 'refresh_token' as const, ...(refreshToken !== null && { refreshToken }) }
      return (await api.refresh({ body })).data
    },
    clock,
    lock,
    viewerId: viewerId === 'unknown' ? undefined : viewerId,
    carrier,
  })
  const api = createApiClient({
    transport,
    clock,
    ids: fakeIds(),
    tokens: keeper,
    xsrfToken: () => 'xsrf-1',
    timeoutMs: CLIENT_TIMEOUT,
  })
  keeper.subscribe((item) => news.push(item))
  const refreshes = () => transport.calls('refresh').length
  return { transport, clock, keeper, api, news, refreshes }
}

const issues = (clock: ManualClock, more: Parameters<typeof aTokens>[0] = {}): Reaction<{ data: Tokens }> => {
  let serial = 10
  return answer(() => {
    serial += 1
    return { data: aTokens({ issuedAt: clock.now(), serial, ...more }) }
  })
}

const isSignedInAs =
  (token: string): Reaction<{ data: ReturnType<typeof aChat> }> =>
  (call) =>
    call.request.headers.Authorization === `Bearer ${token}`
      ? refusal('TOKEN_EXPIRED')(call)
      : answer({ data: aChat() })(call)

describe('a token', () => {
  it('is kept until half a second before it runs out, and refreshed then', async () => {
    const { keeper, clock, transport, refreshes } = setUp()
    transport.on('refresh', issues(clock))
    const first = aTokens({ issuedAt: clock.now() })
    keeper.accept(first)

    await clock.elapse(HOURS_10 - EXPIRY_MARGIN - 1)
    expect([await keeper.access(), refreshes()]).toEqual([first.accessToken, 0])

    await clock.elapse(1)
    expect(await keeper.access()).not.toBe(first.accessToken)
    expect(refreshes()).toBe(1)
  })

  it('lives its full time on a device whose clock is years behind', async () => {
    const { keeper, clock, refreshes } = setUp({ clock: manualClock('2019-01-01T00:00:00.000Z') })
    const tokens = aTokens({ issuedAt: Date.parse('2026-03-02T09:00:00.000Z') })
    keeper.accept(tokens)

    await clock.elapse(HOURS_10 - 1000)

    expect([await keeper.access(), refreshes()]).toEqual([tokens.accessToken, 0])
  })

  it('that cannot be read is used until the server refuses it', async () => {
    const { keeper, clock, refreshes } = setUp()
    keeper.accept({ accessToken: 'opaque', refreshToken: 'refresh-1' })

    await clock.elapse(10 * HOURS_10)

    expect([await keeper.access(), refreshes()]).toEqual(['opaque', 0])
  })

  it('that cannot be read is good for who asked with one that could be', async () => {
    const { keeper, clock, transport } = setUp()
    const first = aTokens({ issuedAt: clock.now() })
    keeper.accept(first)
    transport.on('refresh', answer({ data: { accessToken: 'opaque', refreshToken: 'refresh-2' } }))

    expect(await keeper.renew(first.accessToken)).toBe('opaque')
  })

  it('is asked for when the server rendered the page for a signed-in person', async () => {
    const { keeper, clock, transport, news } = setUp()
    transport.on('refresh', issues(clock))

    expect(await keeper.access()).toBe(aTokens({ issuedAt: clock.now(), serial: 11 }).accessToken)
    expect(transport.calls('refresh')[0]?.body).toEqual({ grantType: 'refresh_token' })
    expect(news).toEqual([])
  })

  it('of a Node client is refreshed with the refresh token in the body, the rotated one the next time', async () => {
    const { keeper, clock, transport } = setUp({ viewerId: null, carrier: memoryRefreshToken() })
    transport.on('refresh', issues(clock))
    keeper.accept(aTokens({ issuedAt: clock.now(), serial: 1 }))

    await clock.elapse(HOURS_10)
    await keeper.access()
    await clock.elapse(HOURS_10)
    await keeper.access()

    expect(transport.calls('refresh').map((call) => call.body)).toEqual([
      { grantType: 'refresh_token', refreshToken: 'refresh-1' },
      { grantType: 'refresh_token', refreshToken: 'refresh-11' },
    ])
  })
})

describe('a refresh token that the client keeps', () => {
  const keptAs = async (token: string) => {
    const carrier = memoryRefreshToken()
    await carrier.save(token)
    return carrier
  }

  it('signs a restarted client in, and the rotated one takes its place before it is used', async () => {
    const carrier = await keptAs('refresh-1')
    const { keeper, clock, transport, news } = setUp({ viewerId: 'unknown', carrier })
    transport.on('refresh', issues(clock))
    let keptBy: string | null = null
    const asked = keeper.access().then(async (token) => {
      keptBy = await carrier.load()
      return token
    })

    expect(await asked).not.toBeNull()
    expect([keptBy, transport.calls('refresh')[0]?.body]).toEqual([
      'refresh-11',
      { grantType: 'refresh_token', refreshToken: 'refresh-1' },
    ])
    expect(news).toEqual([])
  })

  it('survives a lost answer: the same one is sent until the server answers', async () => {
    const carrier = await keptAs('refresh-1')
    const { keeper, clock, transport, news } = setUp({ viewerId: 'unknown', carrier })
    transport.next('refresh', unreachable('offline'), unreachable('timeout')).on('refresh', issues(clock))

    const lost = expect(keeper.access()).rejects.toMatchObject({ kind: 'timeout' })
    await clock.elapse(RETRY_DELAY)
    await lost
    expect(await carrier.load()).toBe('refresh-1')

    expect(await keeper.access()).not.toBeNull()
    expect(transport.calls('refresh').map(({ body }) => body)).toEqual(
      Array(3).fill({ grantType: 'refresh_token', refreshToken: 'refresh-1' }),
    )
    expect([await carrier.load(), news]).toEqual(['refresh-11', []])
  })

  it('asks nobody where there is none', async () => {
    const { keeper, refreshes } = setUp({ viewerId: 'unknown', carrier: memoryRefreshToken() })

    expect([await keeper.access(), refreshes()]).toEqual([null, 0])
  })

  it('that was used before ends the session and is forgotten', async () => {
    const carrier = await keptAs('refresh-1')
    const { keeper, transport, news } = setUp({ carrier })
    transport.on('refresh', refusal('SESSION_ENDED'))

    await expect(keeper.access()).rejects.toSatisfy(isSessionExpired)
    await settle()
    expect([await carrier.load(), news, await keeper.access()]).toEqual([null, ['session.ended'], null])
  })

  it('is one for two processes under one lock: the second sends what the first was given', async () => {
    const [clock, lock, carrier] = [manualClock(), fakeTabLock(), await keptAs('refresh-1')]
    let current = 1
    const processes = [1, 2].map(() => setUp({ viewerId: 'unknown', clock, lock, carrier }))
    for (const { transport } of processes) {
      transport.on('refresh', (call) => {
        if ((call.body as { refreshToken: string }).refreshToken !== `refresh-${current}`)
          return refusal('SESSION_ENDED')(call)
        current += 1
        return answer({ data: aTokens({ issuedAt: clock.now(), serial: current }) })(call)
      })
    }

    const tokens = await Promise.all(processes.map(({ keeper }) => keeper.access()))
    expect([tokens.includes(null), await carrier.load()]).toEqual([false, 'refresh-3'])
  })

  it('is gone after signing out, even when a refresh was under way', async () => {
    const carrier = await keptAs('refresh-1')
    const { keeper, clock, transport } = setUp({ carrier })
    const slow = held<{ data: Tokens }>()
    transport.on('refresh', slow)

    const asked = keeper.access()
    await settle()
    keeper.forget()
    slow.release(issues(clock))

    expect([await asked, await carrier.load()]).toEqual([null, null])
  })

  it('is known until the process ends when the store does not take it, and nobody is signed out', async () => {
    const kept: (string | null)[] = []
    let isFull = true
    const carrier = {
      load: async () => 'refresh-1',
      save: async (token: string | null) => {
        if (isFull) throw new Error('ENOSPC')
        kept.push(token)
      },
    }
    const { keeper, clock, transport } = setUp({ viewerId: 'unknown', carrier })
    transport.on('refresh', issues(clock))
    expect(await keeper.access()).not.toBeNull()

    isFull = false
    await clock.elapse(HOURS_10)
    await keeper.access()
    expect(transport.calls('refresh').map(({ body }) => (body as { refreshToken: string }).refreshToken)).toEqual([
      'refresh-1',
      'refresh-11',
    ])
    expect(kept).toEqual(['refresh-12'])
  })

  it('that cannot be read is no reason to sign anybody out', async () => {
    let isLocked = true
    const carrier = {
      load: async () => {
        if (isLocked) throw new Error('The keychain is locked.')
        return 'refresh-1'
      },
      save: async () => {},
    }
    const { keeper, clock, transport, news } = setUp({ viewerId: 'unknown', carrier })
    transport.on('refresh', issues(clock))

    await expect(keeper.access()).rejects.toThrow('keychain')
    isLocked = false
    expect(await keeper.access()).not.toBeNull()
    expect(news).toEqual([])
  })
})

describe('one refresh for all', () => {
  it('serves fifty calls refused at once', async () => {
    const { keeper, api, clock, transport, refreshes } = setUp()
    const old = aTokens({ issuedAt: clock.now() })
    keeper.accept(old)
    transport.on('refresh', issues(clock)).on('getChat', isSignedInAs(old.accessToken))

    const answers = await Promise.all(Array.from({ length: 50 }, (_, id) => api.getChat({ params: { id: id + 1 } })))

    expect(answers).toHaveLength(50)
    expect(refreshes()).toBe(1)
  })

  it('serves a call whose refusal arrives after the others have already been renewed', async () => {
    const { keeper, api, clock, transport, refreshes } = setUp()
    const old = aTokens({ issuedAt: clock.now() })
    keeper.accept(old)
    const late = held<{ data: ReturnType<typeof aChat> }>()
    transport.on('refresh', issues(clock)).next('getChat', late).on('getChat', isSignedInAs(old.accessToken))

    const slow = api.getChat({ params: { id: 1 } })
    await api.getChat({ params: { id: 2 } })
    late.release(refusal('TOKEN_EXPIRED'))
    await slow

    expect(refreshes()).toBe(1)
  })

  it('goes round five tabs in turn and signs out none of them, however strict the server is about old tokens', async () => {
    const [clock, lock] = [manualClock(), fakeTabLock()]
    const cookie = { value: 1 }
    const tabs = Array.from({ length: 5 }, () => setUp({ clock, lock }))
    for (const { transport } of tabs) {
      transport.on('refresh', async (call) => {
        const sent = cookie.value
        await settle()
        if (sent !== cookie.value) return refusal('SESSION_ENDED')(call)
        cookie.value += 1
        return answer({ data: aTokens({ issuedAt: clock.now(), serial: cookie.value }) })(call)
      })
    }

    const asked = Promise.all(tabs.map(({ keeper }) => keeper.access()))
    for (const _ of tabs) await clock.elapse(0)

    expect(new Set(await asked).size).toBe(5)
    expect(tabs.flatMap(({ news }) => news)).toEqual([])
    expect(lock.runs).toBe(5)
  })
})

describe('a renewal that a sign-in or a sign-out overtakes', () => {
  const overtaken = async (carrier: Setting['carrier'] = 'cookie') => {
    const stage = setUp({ carrier })
    const told: RefreshNews[] = []
    const stop = stage.keeper.onRefresh((item) => told.push(item))
    const slow = held<{ data: Tokens }>()
    stage.transport.on('refresh', slow)
    const asked = stage.keeper.access()
    await settle()
    return { ...stage, told, stop, slow, asked }
  }

  it('is over at once, and told of once', async () => {
    const { keeper, clock, told, slow, asked } = await overtaken()
    expect(told).toEqual(['refresh.started'])
    keeper.forget()
    expect(told).toEqual(['refresh.started', 'refresh.settled'])

    slow.release(issues(clock))
    await asked
    expect(told).toEqual(['refresh.started', 'refresh.settled'])
  })

  it('leaves the renewal of who came after it alone', async () => {
    const { keeper, clock, told, slow, asked, refreshes } = await overtaken()
    keeper.accept(aTokens({ issuedAt: clock.now(), serial: 5 }))
    await clock.elapse(HOURS_10)
    const next = [keeper.access()]
    slow.release(issues(clock))
    await asked
    next.push(keeper.access())
    await Promise.all(next)

    expect(refreshes()).toBe(2)
    expect(told).toEqual(['refresh.started', 'refresh.settled', 'refresh.started', 'refresh.settled'])
  })

  it('says nothing to who has stopped listening, and a sign-in alone is no renewal', async () => {
    const { keeper, told, stop } = await overtaken()
    stop()
    keeper.forget()
    expect(told).toEqual(['refresh.started'])

    const quiet = setUp({ viewerId: null })
    quiet.keeper.onRefresh((item) => told.push(item))
    quiet.keeper.accept(aTokens())
    expect(told).toEqual(['refresh.started'])
  })

  it('counts for nothing after a sign-in and a sign-out', async () => {
    const { keeper, clock, slow, asked } = await overtaken()
    keeper.accept(aTokens({ issuedAt: clock.now(), serial: 5 }))
    keeper.forget()
    slow.release(issues(clock))

    expect([await asked, await keeper.access()]).toEqual([null, null])
  })

  it('fails nobody when it fails', async () => {
    const { keeper, slow, asked } = await overtaken()
    keeper.forget()
    slow.release(refusal('INTERNAL'))

    expect(await asked).toBeNull()
  })

  it('does not come back while the store is writing it down', async () => {
    let write = () => {}
    const carrier = {
      load: async () => 'refresh-1',
      save: (token: string | null) =>
        token === null ? Promise.resolve() : new Promise<void>((done) => (write = done)),
    }
    const { keeper, clock, slow, asked } = await overtaken(carrier)
    slow.release(issues(clock))
    await settle()
    keeper.forget()
    write()

    expect([await asked, await keeper.access()]).toEqual([null, null])
  })
})

describe('trouble on the way', () => {
  it.each<[string, Reaction<never>]>([
    ['a lost network', unreachable('offline')],
    ['a slow server', unreachable('timeout')],
    ['a broken server', refusal('INTERNAL')],
    ['a restarting server', refusal('UNAVAILABLE')],
    ['too many requests', refusal('RATE_LIMITED')],
    ['a stale XSRF cookie', refusal('XSRF_REJECTED')],
  ])('such as %s during a refresh keeps the session', async (_, trouble) => {
    const { api, clock, transport, news } = setUp()
    transport.on('refresh', trouble).on('getChat', answer({ data: aChat() }))

    const failed = expect(api.getChat({ params: { id: 901 } })).rejects.not.toSatisfy(isSessionExpired)
    await clock.elapse(RETRY_DELAY)
    await failed
    transport.on('refresh', issues(clock))

    expect((await api.getChat({ params: { id: 901 } })).data.id).toBe(901)
    expect(news).toEqual([])
  })

  it('with the answer to a refresh lost is met by asking once more within the leeway of rotation', async () => {
    const { keeper, clock, transport, refreshes } = setUp()
    transport.next('refresh', unreachable('offline')).on('refresh', issues(clock))

    const asked = keeper.access()
    await clock.elapse(RETRY_DELAY)

    expect(await asked).not.toBeNull()
    expect(refreshes()).toBe(2)
  })
})

describe('the end of a session', () => {
  it('is announced once when the server refuses the refresh, and every waiting call is aborted', async () => {
    const { keeper, api, clock, transport, news } = setUp()
    const old = aTokens({ issuedAt: clock.now() })
    keeper.accept(old)
    news.length = 0
    transport.on('refresh', refusal('SESSION_ENDED')).on('getChat', refusal('TOKEN_EXPIRED'))

    const outcomes = await Promise.allSettled([1, 2, 3].map((id) => api.getChat({ params: { id } })))

    expect(outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason.message)).toEqual(
      Array(3).fill('Both token and refresh token have expired. Your request was aborted.'),
    )
    expect(news).toEqual(['session.ended'])
    expect(await keeper.access()).toBeNull()
  })

  it('by signing out makes a refresh that is under way worth nothing', async () => {
    const { keeper, clock, transport, news } = setUp()
    const slow = held<{ data: Tokens }>()
    transport.on('refresh', slow)

    const asked = keeper.access()
    await settle()
    keeper.forget()
    slow.release(issues(clock))

    expect(await asked).toBeNull()
    expect(await keeper.access()).toBeNull()
    expect(news).toEqual([])
  })

  it('is not announced when the refusal comes after signing out', async () => {
    const { keeper, transport, news } = setUp()
    const slow = held<{ data: Tokens }>()
    transport.on('refresh', slow)

    const asked = keeper.access()
    await settle()
    keeper.forget()
    slow.release(refusal('SESSION_ENDED'))

    expect(await asked).toBeNull()
    expect(news).toEqual([])
  })

  it('spares the server a refresh that had not begun', async () => {
    const lock = fakeTabLock()
    const { keeper, refreshes } = setUp({ lock })
    let letGo = () => {}
    const otherTab = new Promise<void>((resolve) => {
      letGo = resolve
    })
    void lock.run('artel-refresh', () => otherTab)

    const asked = keeper.access()
    await settle()
    keeper.forget()
    letGo()

    expect(await asked).toBeNull()
    expect(refreshes()).toBe(0)
  })

  it('leaves a call of that session as refused as it was', async () => {
    const { keeper, clock, refreshes } = setUp()
    const old = aTokens({ issuedAt: clock.now() })
    keeper.accept(old)
    keeper.forget()

    expect(await keeper.renew(old.accessToken)).toBeNull()
    expect(refreshes()).toBe(0)
  })
})

describe('a guest', () => {
  it('has no token and asks for none', async () => {
    const { keeper, refreshes } = setUp({ viewerId: null })

    expect([await keeper.access(), refreshes()]).toEqual([null, 0])
  })

  it('who is refused finds out that another tab has signed in', async () => {
    const { api, clock, transport, news } = setUp({ viewerId: null })
    transport
      .on('refresh', issues(clock))
      .next('getChat', refusal('UNAUTHORIZED'))
      .on('getChat', answer({ data: aChat() }))

    expect((await api.getChat({ params: { id: 901 } })).data.id).toBe(901)
    expect(news).toEqual(['session.found'])
  })

  it('who is refused stays a guest when nobody has', async () => {
    const { api, transport, news } = setUp({ viewerId: null })
    transport.on('refresh', refusal('SESSION_ENDED')).on('getChat', refusal('UNAUTHORIZED'))

    await expect(api.getChat({ params: { id: 901 } })).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    expect(news).toEqual([])
  })
})

describe('a page that does not know who looks at it', () => {
  it('finds the session that the cookie holds', async () => {
    const { keeper, clock, transport, news } = setUp({ viewerId: 'unknown' })
    transport.on('refresh', issues(clock))

    expect(await keeper.access()).not.toBeNull()
    expect(news).toEqual([])
  })

  it('becomes a guest without a word when there is none', async () => {
    const { keeper, transport, news, refreshes } = setUp({ viewerId: 'unknown' })
    transport.on('refresh', refusal('SESSION_ENDED'))

    expect([await keeper.access(), await keeper.access(), refreshes()]).toEqual([null, null, 1])
    expect(news).toEqual([])
  })
})

describe('somebody else in another tab', () => {
  it('never acts in the name of the person of this page', async () => {
    const { keeper, api, clock, transport, news } = setUp()
    keeper.accept(aTokens({ issuedAt: clock.now() }))
    news.length = 0
    transport.on('refresh', issues(clock, { userId: EXECUTOR_ID })).on('sendTaskReply', refusal('SESSION_ENDED'))
    const body = { taskId: 501, text: 'Приеду завтра.', priceType: 'NEGOTIABLE', price: null, termDays: 1 } as const

    await expect(api.sendTaskReply({ body })).rejects.toThrow('В этом браузере вошли под другим именем')

    expect(transport.calls('sendTaskReply')).toHaveLength(1)
    expect(news).toEqual(['session.replaced'])
  })

  it('is noticed on the first refresh of a page that the server rendered', async () => {
    const { keeper, clock, transport, news } = setUp({ viewerId: CLIENT_ID })
    transport.on('refresh', issues(clock, { userId: EXECUTOR_ID }))

    await expect(keeper.access()).rejects.toThrow(SessionReplacedError)
    expect(news).toEqual(['session.replaced'])
    expect(await keeper.access()).not.toBeNull()
  })

  it('who signs in on this very page does not inherit the calls of the one before', async () => {
    const { keeper, clock, transport } = setUp()
    const slow = held<{ data: Tokens }>()
    transport.on('refresh', slow)

    const asked = expect(keeper.access()).rejects.toThrow(SessionReplacedError)
    await settle()
    const mine = aTokens({ issuedAt: clock.now(), userId: EXECUTOR_ID })
    keeper.accept(mine)
    slow.release(issues(clock))
    await asked

    expect(await keeper.access()).toBe(mine.accessToken)
    await expect(keeper.renew(aTokens({ serial: 7 }).accessToken)).rejects.toThrow(SessionReplacedError)
  })
})

describe('whoever follows the keeper', () => {
  it('is told of a sign-in on this page, until it stops listening', () => {
    const { keeper } = setUp({ viewerId: null })
    const heard: TokenNews[] = []
    const stop = keeper.subscribe((item) => heard.push(item))

    keeper.accept(aTokens())
    stop()
    keeper.accept(aTokens())

    expect(heard).toEqual(['signedIn'])
  })
})
