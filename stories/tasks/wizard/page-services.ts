import { createApiClient, noTokens } from '@artel/core/api'
import type { SessionViewState } from '@artel/core/auth'
import { browserClock } from '@artel/core/browser'
import type { User } from '@artel/core/contract'
import { type ChosenCity, createCityStore } from '@artel/core/geolocation'
import type { Readable } from '@artel/core/ports'
import type { OpenModal } from '@artel/core/shell'
import { type FakeTransport, fakeConnectivity, fakeIds, memoryStorage } from '@artel/core/testing'
import type { Services } from '@artel/ui/services'
import { fn } from 'storybook/test'
import { storyTime } from '../../frozen-time.tsx'
import { noPush } from '../../story-services.ts'
import { inspect } from '../../workshop/live-actors.ts'

const writable = <T>(initial: T): Readable<T> & { set(value: T): void } => {
  const listeners = new Set<() => void>()
  let current = initial
  return {
    get: () => current,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    set(value) {
      current = value
      for (const listener of listeners) listener()
    },
  }
}

const sessionOf = (user: User | null): SessionViewState =>
  user ? { status: 'signedIn', user, hasApprovedTask: null } : { status: 'guest' }

/** What a page of the wizard stands on, with the strings a story may pull. */
export const pageServices = (options: {
  readonly transport: FakeTransport
  readonly viewer: User | null
  readonly city?: ChosenCity
  readonly storage?: Services['storage']
}) => {
  const { transport, viewer, city = null, storage = memoryStorage() } = options
  // Timers run, the date stands still.
  const clock = { ...browserClock, now: () => storyTime.now }
  const ids = fakeIds()
  const session = writable<SessionViewState>(sessionOf(viewer))
  const stack = writable<readonly OpenModal[]>([])
  const connectivity = fakeConnectivity()
  const navigate = fn<Services['navigate']>()
  const showToast = fn<Services['toasts']['send']>()
  const services: Services = {
    api: createApiClient({ transport, clock, ids, tokens: noTokens, xsrfToken: () => null, timeoutMs: 1000 }),
    tokens: { accept: fn() },
    session: { view: session, send: fn(), onSignedIn: () => () => {} },
    modals: {
      stack,
      next: writable(null),
      send: (event) =>
        stack.set(event.type === 'modal.close' ? stack.get().slice(0, -1) : [...stack.get(), { name: event.name }]),
    },
    toasts: { toasts: writable([]), send: showToast },
    city: createCityStore({ storage: memoryStorage(), initial: city }),
    storage,
    drafts: memoryStorage(),
    connectivity,
    clock,
    inspect,
    ids,
    unread: writable(0),
    loadChat: () => Promise.reject(new Error('This page has no chats.')),
    loadPopups: () => new Promise(() => {}),
    lettersPath: null,
    mapTiles: null,
    push: noPush,
    pushMoment: writable(false),
    isPage: () => true,
    report: fn(),
    navigate,
    leave: fn<Services['leave']>(),
  }
  return {
    services,
    transport,
    navigate,
    showToast,
    connectivity,
    modals: stack,
    /** What happens when somebody signs in by the modal. */
    signIn(user: User) {
      session.set(sessionOf(user))
      stack.set([])
    },
    expireSession() {
      session.set({ status: 'expired' })
    },
  }
}

export type PageServices = ReturnType<typeof pageServices>
