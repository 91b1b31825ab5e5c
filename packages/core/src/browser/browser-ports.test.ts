import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  browserClock,
  browserConnectivity,
  browserGeolocation,
  browserIds,
  browserPorts,
  browserTabLock,
  cookieStore,
  localStorageStore,
  sessionStorageStore,
  watchLocalStorage,
  whenIdle,
} from './index.ts'

afterEach(() => vi.unstubAllGlobals())

/** `window` as far as events go. */
const stubEvents = (): EventTarget => {
  const target = new EventTarget()
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target))
  return target
}

describe('the storage', () => {
  it('remembers where it may, and is silently empty where it may not', () => {
    const entries = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => void entries.set(key, value),
      removeItem: (key: string) => void entries.delete(key),
    })
    localStorageStore.set('a', '1')
    expect([localStorageStore.get('a'), localStorageStore.get('b')]).toEqual(['1', null])
    localStorageStore.remove('a')
    expect(entries.size).toBe(0)

    const forbidden = () => {
      throw new Error('SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden })
    localStorageStore.set('a', '1')
    localStorageStore.remove('a')
    expect(localStorageStore.get('a')).toBeNull()
  })

  it('of the tab is another one than that of the browser', () => {
    const entries = new Map([['a', '1']])
    vi.stubGlobal('sessionStorage', { getItem: (key: string) => entries.get(key) ?? null })
    expect([sessionStorageStore.get('a'), sessionStorageStore.get('b')]).toEqual(['1', null])
  })

  it('of cookies forgets at once', () => {
    const page = { cookie: '' }
    vi.stubGlobal('document', page)
    cookieStore.remove('city')
    expect(page.cookie).toBe('city=; path=/; max-age=0; samesite=lax')
  })

  it('of cookies keeps any text, and reads a broken one as none', () => {
    const page = { cookie: '' }
    vi.stubGlobal('document', page)
    cookieStore.set('city', 'Казань; "1"')
    expect(page.cookie).toMatch(/; path=\/; max-age=31536000; samesite=lax$/)
    page.cookie = `other=1; ${page.cookie.split(';')[0]}; broken=%E0%A4%A`
    expect([cookieStore.get('city'), cookieStore.get('broken'), cookieStore.get('none')]).toEqual([
      'Казань; "1"',
      null,
      null,
    ])
  })

  it('tells of another tab that changes the key or clears everything, until one stops', () => {
    const target = stubEvents()
    const area = {}
    vi.stubGlobal('localStorage', area)
    const heard: (string | null)[] = []
    const stop = watchLocalStorage('city', (value) => heard.push(value))
    const change = (key: string | null, newValue: string | null, storageArea: object = area) =>
      target.dispatchEvent(Object.assign(new Event('storage'), { key, newValue, storageArea }))
    change('city', 'Тула')
    change('other', 'x')
    change('city', 'of the session', {})
    change(null, null)
    stop()
    change('city', 'late')

    expect(heard).toEqual(['Тула', null])
  })
})

describe('the tab lock', () => {
  it('is the one of the browser, and none where there is none', async () => {
    const request = vi.fn((_: string, task: () => Promise<number>) => task())
    vi.stubGlobal('navigator', { locks: { request } })
    expect(await browserTabLock.run('refresh', async () => 1)).toBe(1)
    expect(request.mock.calls.map(([name]) => name)).toEqual(['refresh'])

    vi.stubGlobal('navigator', {})
    expect(await browserTabLock.run('refresh', async () => 2)).toBe(2)
  })
})

describe('the network', () => {
  it('is there or not when one asks', () => {
    const seen = [true, false].map((onLine) => {
      vi.stubGlobal('navigator', { onLine })
      return browserConnectivity.isOnline()
    })
    expect(seen).toEqual([true, false])
  })

  it('is told when it goes and comes, until one stops', () => {
    const target = stubEvents()
    const heard: boolean[] = []
    const stop = browserConnectivity.subscribe((isOnline) => heard.push(isOnline))
    target.dispatchEvent(new Event('offline'))
    target.dispatchEvent(new Event('online'))
    stop()
    target.dispatchEvent(new Event('offline'))

    expect(heard).toEqual([false, true])
  })
})

describe('the position', () => {
  const follow = (navigator: object, isSecureContext = true) => {
    vi.stubGlobal('navigator', navigator)
    vi.stubGlobal('isSecureContext', isSecureContext)
    const heard: unknown[] = []
    const stop = browserGeolocation.watch({
      onPosition: (position) => heard.push(position),
      onFailure: (reason) => heard.push(reason),
    })
    return { heard, stop }
  }

  it('is told as latitude and longitude, or why there is none', () => {
    const clearWatch = vi.fn()
    const asked: unknown[] = []
    const watchPosition = (
      onPosition: (position: object) => void,
      onFailure: (failure: object) => void,
      options: object,
    ) => {
      asked.push(options)
      onPosition({ coords: { latitude: 55.79, longitude: 49.12, accuracy: 20 } })
      for (const code of [1, 2, 3, 9]) onFailure({ code })
      return 7
    }
    const { heard, stop } = follow({ geolocation: { watchPosition, clearWatch } })
    stop()

    expect(heard).toEqual([{ lat: 55.79, lon: 49.12 }, 'denied', 'unavailable', 'timeout', 'unavailable'])
    expect(clearWatch.mock.calls).toEqual([[7]])
    // Ten seconds of patience, and a position of five minutes ago will do.
    expect(asked).toEqual([{ timeout: 10_000, maximumAge: 300_000 }])
  })

  it('is not asked for where the browser would refuse anyway', () => {
    expect(follow({}).heard).toEqual(['unsupported'])
    const refused = follow({ geolocation: {} }, false)
    expect(refused.heard).toEqual(['unsupported'])
    expect(refused.stop).not.toThrow()
  })
})

describe('ids', () => {
  it('are UUIDs of version 4 by plain http too', () => {
    const { getRandomValues } = crypto
    vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) })

    expect(browserIds.uuid()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
    const made = [0x00, 0xff].map((byte) => {
      vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(byte) })
      return browserIds.uuid()
    })
    expect(made).toEqual(['00000000-0000-4000-8000-000000000000', 'ffffffff-ffff-4fff-bfff-ffffffffffff'])
  })

  it('are those of the browser where it makes them', () => {
    vi.stubGlobal('crypto', { randomUUID: () => 'made by the browser' })
    expect(browserIds.uuid()).toBe('made by the browser')
  })
})

describe('the time of the browser', () => {
  it('goes on, and its timers can be taken back', () => {
    vi.useFakeTimers({ now: 1_000 })
    const rung: number[] = []
    browserClock.setTimeout(() => rung.push(browserClock.now()), 50)
    browserClock.clearTimeout(browserClock.setTimeout(() => rung.push(0), 10))
    vi.advanceTimersByTime(50)
    vi.useRealTimers()
    expect(rung).toEqual([1_050])
  })
})

describe('the ports of a page', () => {
  it('keep the session in the cookie of the server, and read its token from a cookie', () => {
    vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=abc%3D' })
    const ports = browserPorts()
    expect([ports.carrier, ports.xsrfToken(), ports.timeoutMs]).toEqual(['cookie', 'abc=', 25_000])
    expect(ports.timeZone).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone)
    expect([ports.storage, ports.clock, ports.connectivity, ports.lock]).toEqual([
      localStorageStore,
      browserClock,
      browserConnectivity,
      browserTabLock,
    ])
  })
})

describe('what nobody waits for', () => {
  it('runs when the browser is idle, or a little later where that is never told', () => {
    const asked: unknown[] = []
    const ask = (task: () => void, options: unknown) => {
      asked.push(options)
      task()
    }
    vi.stubGlobal('window', { requestIdleCallback: ask })
    vi.stubGlobal('requestIdleCallback', ask)
    const task = vi.fn()
    whenIdle(task)
    expect([asked, task.mock.calls.length]).toEqual([[{ timeout: 2000 }], 1])

    vi.useFakeTimers()
    vi.stubGlobal('window', {})
    whenIdle(task)
    vi.advanceTimersByTime(200)
    vi.useRealTimers()
    expect(task).toHaveBeenCalledTimes(2)
  })
})
