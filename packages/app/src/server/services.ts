import { createApiClient, noTokens, SERVER_TIMEOUT } from '@artel/core/api'
import { createTokenKeeper, provideSession } from '@artel/core/auth'
import { createCityStore } from '@artel/core/geolocation'
import type { Clock, KeyValueStorage, TabLock, Transport } from '@artel/core/ports'
import { modalsMachine, toastsMachine } from '@artel/core/shell'
import type { Services } from '@artel/ui/services'
import { createActor } from 'xstate'
import type { PageData } from '../services/page.ts'

const clock: Clock = {
  now: () => Date.now(),
  setTimeout: (callback, milliseconds) => setTimeout(callback, milliseconds),
  clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
}

/** A page is rendered once and forgotten. */
const nowhere: KeyValueStorage = { get: () => null, set: () => {}, remove: () => {} }
const alone: TabLock = { run: (_, task) => task() }

const onlyInBrowser = (what: string) => () => {
  throw new Error(`${what} works in a browser only.`)
}

/** Services of one request: the actors are not started, so they hold their first snapshot and no timer. */
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
  const tokens = createTokenKeeper({
    refresh: onlyInBrowser('Refreshing tokens'),
    clock,
    lock: alone,
    viewerId: page.viewer?.id ?? null,
    carrier: 'cookie',
  })
  return {
    api,
    tokens,
    session: createActor(provideSession({ api, tokens }), { input: { viewer: page.viewer } }),
    modals: createActor(modalsMachine),
    toasts: createActor(toastsMachine),
    city: createCityStore({ storage: nowhere, initial: page.city }),
    storage: nowhere,
    connectivity: { isOnline: () => true, subscribe: () => () => {} },
    clock,
    ids,
    unread: { get: () => 0, subscribe: () => () => {} },
    loadChat: onlyInBrowser('The chat'),
    navigate: onlyInBrowser('Navigation'),
    report: (problem) => console.warn(problem),
  }
}
