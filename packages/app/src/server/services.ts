import { createApiClient, noTokens, SERVER_TIMEOUT } from '@artel/core/api'
import { renderedSession } from '@artel/core/auth'
import { createCityStore } from '@artel/core/geolocation'
import type { Clock, KeyValueStorage, Transport } from '@artel/core/ports'
import type { Services } from '@artel/ui/services'
import type { PageData } from '../services/page.ts'

const clock: Clock = {
  now: () => Date.now(),
  setTimeout: (callback, milliseconds) => setTimeout(callback, milliseconds),
  clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
}

/** A page is rendered once and forgotten. */
const nowhere: KeyValueStorage = { get: () => null, set: () => {}, remove: () => {} }

const onlyInBrowser = (what: string) => () => {
  throw new Error(`${what} works in a browser only.`)
}

const never = () => () => {}
const constant = <T>(value: T) => ({ get: () => value, subscribe: never })

/** Services of one request: nothing runs, everything is as the page is rendered. */
export const createServerServices = (transport: Transport, page: PageData): Services => {
  const ids = { uuid: () => crypto.randomUUID() }
  const api = createApiClient({
    transport,
    clock,
    ids,
    tokens: noTokens,
    xsrfToken: () => null,
    timeoutMs: SERVER_TIMEOUT,
  })
  return {
    api,
    tokens: { accept: onlyInBrowser('Signing in') },
    session: { view: constant(renderedSession(page.viewer)), send: onlyInBrowser('The session'), onSignedIn: never },
    modals: { stack: constant([]), next: constant(null), send: onlyInBrowser('A modal') },
    toasts: { toasts: constant([]), send: onlyInBrowser('A toast') },
    city: createCityStore({ storage: nowhere, initial: page.city }),
    storage: nowhere,
    drafts: nowhere,
    connectivity: { isOnline: () => true, subscribe: never },
    clock,
    ids,
    unread: constant(0),
    loadChat: onlyInBrowser('The chat'),
    loadPopups: onlyInBrowser('A popup'),
    lettersPath: page.lettersPath,
    mapTiles: page.mapTiles,
    isPage: () => false,
    pushMoment: constant(false),
    push: {
      look: onlyInBrowser('A message to a device'),
      subscribe: onlyInBrowser('A message to a device'),
      unsubscribe: onlyInBrowser('A message to a device'),
    },
    navigate: onlyInBrowser('Navigation'),
    leave: onlyInBrowser('Navigation'),
    report: (problem) => console.warn(problem),
  }
}
