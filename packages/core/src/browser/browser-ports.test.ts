import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  browserConnectivity,
  browserGeolocation,
  browserIds,
  browserTabLock,
  cookieStore,
  localStorageStore,
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
    const watchPosition = (onPosition: (position: object) => void, onFailure: (failure: object) => void) => {
      onPosition({ coords: { latitude: 55.79, longitude: 49.12, accuracy: 20 } })
      for (const code of [1, 2, 3, 9]) onFailure({ code })
      return 7
    }
    const { heard, stop } = follow({ geolocation: { watchPosition, clearWatch } })
    stop()

    expect(heard).toEqual([{ lat: 55.79, lon: 49.12 }, 'denied', 'unavailable', 'timeout', 'unavailable'])
    expect(clearWatch.mock.calls).toEqual([[7]])
  })

  it('is not asked for where the browser would refuse anyway', () => {
    expect(follow({}).heard).toEqual(['unsupported'])
    expect(follow({ geolocation: {} }, false).heard).toEqual(['unsupported'])
  })
})

describe('ids', () => {
  it('are UUIDs of version 4 by plain http too', () => {
    const { getRandomValues } = crypto
    vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) })

    expect(browserIds.uuid()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
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
