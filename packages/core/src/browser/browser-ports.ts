import type { Clock, Connectivity, KeyValueStorage, RandomIds, TabLock } from '../ports/index.ts'

const YEAR_SECONDS = 365 * 24 * 3600

/** Time of the browser. */
export const browserClock: Clock = {
  now: () => Date.now(),
  setTimeout: (callback, milliseconds) => setTimeout(callback, milliseconds),
  clearTimeout: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
}

const quietly = <T>(action: () => T, otherwise: T): T => {
  try {
    return action()
  } catch {
    return otherwise
  }
}

const storeIn = (area: () => Storage): KeyValueStorage => ({
  get: (key) => quietly(() => area().getItem(key), null),
  set: (key, value) => quietly(() => area().setItem(key, value), undefined),
  remove: (key) => quietly(() => area().removeItem(key), undefined),
})

/** `localStorage`; where it is forbidden or full, nothing is remembered and nothing breaks. */
export const localStorageStore = storeIn(() => localStorage)

/** `sessionStorage`, on the same terms: it outlives a reload, not the tab. */
export const sessionStorageStore = storeIn(() => sessionStorage)

/** Value of a cookie that scripts may read. */
export const readCookie = (name: string): string | null => {
  const prefix = `${name}=`
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(prefix))
  return found === undefined ? null : quietly(() => decodeURIComponent(found.slice(prefix.length)), null)
}

/** Cookies as storage, for the few values that the server renders pages with. */
export const cookieStore: KeyValueStorage = {
  get: readCookie,
  set: (key, value) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari 17
    document.cookie = `${key}=${encodeURIComponent(value)}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
  },
  remove: (key) => {
    // biome-ignore lint/suspicious/noDocumentCookie: as above
    document.cookie = `${key}=; path=/; max-age=0; samesite=lax`
  },
}

/** `navigator.locks`; it is missing on plain-http pages other than localhost, where each tab goes on its own. */
export const browserTabLock: TabLock = {
  run: (name, task) => ('locks' in navigator ? navigator.locks.request(name, task) : task()) as ReturnType<typeof task>,
}

export const browserConnectivity: Connectivity = {
  isOnline: () => navigator.onLine,
  subscribe(listener) {
    const online = () => listener(true)
    const offline = () => listener(false)
    addEventListener('online', online)
    addEventListener('offline', offline)
    return () => {
      removeEventListener('online', online)
      removeEventListener('offline', offline)
    }
  },
}

/** `crypto.randomUUID` exists in secure contexts only; the marketplace may be opened by plain http in a local network. */
const uuid = (): string => {
  if ('randomUUID' in crypto) return crypto.randomUUID()
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

export const browserIds: RandomIds = { uuid }
