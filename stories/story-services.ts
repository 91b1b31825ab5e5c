import { type ApiClient, CLIENT_TIMEOUT, createApiClient } from '@artel/core/api'
import { createTokenKeeper, provideSession, type SessionViewState, selectSession, viewerOf } from '@artel/core/auth'
import { browserClock, fetchTransport } from '@artel/core/browser'
import type { User } from '@artel/core/contract'
import { type ChosenCity, createCityStore } from '@artel/core/geolocation'
import type { Clock, PushPort } from '@artel/core/ports'
import { matchRoute, paths } from '@artel/core/routes'
import { modalsMachine, toastsMachine } from '@artel/core/shell'
import { fakeConnectivity, fakeIds, fakeTabLock, memoryStorage } from '@artel/core/testing'
import type { Services } from '@artel/ui/services'
import type { QueryClient } from '@tanstack/react-query'
import { fn } from 'storybook/test'
import { createActor } from 'xstate'
import { storyTime } from './frozen-time.tsx'
import { theWorld, unreadOf } from './mocks/index.ts'
import { inspect } from './workshop/live-actors.ts'

/** Where a screen wanted to go: `expect(navigate).toHaveBeenCalledWith('/task/501')`. */
export const navigate = fn<Services['navigate']>().mockName('navigate')

/** Where outside the site a screen wanted to go. */
export const leave = fn<Services['leave']>().mockName('leave')

/** What a screen found wrong with an answer and lived without. */
const report = fn<Services['report']>().mockName('report')

/** A browser that can show no messages: the stories about them bring their own. */
export const noPush: PushPort = {
  look: async () => ({ status: 'unsupported' }),
  subscribe: async () => 'dismissed',
  unsubscribe: async () => {},
}

/** Timers run, the hour stands still. */
const clock: Clock = { ...browserClock, now: () => storyTime.now }

/** In a run of tests a toast stays: it is on all pictures of its story, however long a machine draws them. */
const toastClock: Clock =
  '__vitest_browser__' in globalThis ? { ...clock, setTimeout: () => clock.setTimeout(() => {}, 0) } : clock

export interface StoryServicesOptions {
  readonly viewer: User | null
  readonly city: ChosenCity | null
  readonly lettersPath?: string | null
  readonly mapTiles?: Services['mapTiles']
  readonly push?: PushPort
  /** What the browser has kept of an earlier visit. */
  readonly kept?: Readonly<Record<string, string>>
  readonly queryClient: QueryClient
}

/** The services of a story: the product's own, over `fetch` and so over msw. Call `stop` when the story leaves. */
export const createStoryServices = ({
  viewer,
  city,
  lettersPath = null,
  mapTiles = null,
  push = noPush,
  kept = {},
  queryClient,
}: StoryServicesOptions) => {
  const ids = fakeIds()
  const storage = memoryStorage({ ...kept })
  const tokens = createTokenKeeper({
    // The client is made right below; nobody refreshes before that.
    refresh: async () => (await api.refresh({ body: { grantType: 'refresh_token' } })).data,
    clock,
    lock: fakeTabLock(),
    viewerId: viewer?.id ?? null,
    carrier: 'cookie',
  })
  let isOver = false
  const network = fetchTransport()
  const api: ApiClient = createApiClient({
    // What a story that has left still wants to ask must not reach the backend of the next one.
    transport: { request: (request) => (isOver ? new Promise(() => {}) : network.request(request)) },
    clock,
    ids,
    tokens,
    xsrfToken: () => 'story',
    timeoutMs: CLIENT_TIMEOUT,
  })
  const session = createActor(provideSession({ api, tokens }), { clock, inspect, input: { viewer } })
  const modals = createActor(modalsMachine, { clock, inspect })
  const toasts = createActor(toastsMachine, { clock: toastClock, inspect })

  let view: SessionViewState = selectSession(session.getSnapshot())
  session.subscribe((snapshot) => {
    view = selectSession(snapshot)
  })
  session.on('viewerChanged', () => void queryClient.invalidateQueries())
  session.on('signedOut', () => navigate(paths.home()))
  session.on('sessionExpired', () => modals.send({ type: 'modal.open', name: 'sign-in' }))
  session.on('signOutFailed', ({ message }) =>
    toasts.send({ type: 'toast.show', kind: 'error', text: message, at: clock.now() }),
  )

  const watched = (actor: { subscribe(listener: () => void): { unsubscribe(): void } }) => (listener: () => void) => {
    const subscription = actor.subscribe(listener)
    return () => subscription.unsubscribe()
  }
  const services: Services = {
    api,
    tokens,
    session: {
      view: { get: () => view, subscribe: watched(session) },
      send: (event) => session.send(event),
      onSignedIn(listener) {
        const subscription = session.on('signedIn', listener)
        return () => subscription.unsubscribe()
      },
    },
    modals: {
      stack: { get: () => modals.getSnapshot().context.stack, subscribe: watched(modals) },
      next: { get: () => modals.getSnapshot().context.next, subscribe: watched(modals) },
      send: (event) => modals.send(event),
    },
    toasts: {
      toasts: { get: () => toasts.getSnapshot().context.toasts, subscribe: watched(toasts) },
      send: (event) => toasts.send(event),
    },
    city: createCityStore({ storage, initial: city }),
    storage,
    drafts: memoryStorage(),
    connectivity: fakeConnectivity(),
    clock,
    inspect,
    ids,
    unread: {
      get() {
        const person = viewerOf(view)
        return person ? unreadOf(theWorld(), person) : 0
      },
      subscribe: watched(session),
    },
    loadChat: () => Promise.reject(new Error('Чаты живут в своих историях')),
    // They lie over every page; their own stories show them.
    loadPopups: () => new Promise(() => {}),
    report,
    lettersPath,
    mapTiles,
    isPage: (path) => matchRoute(path) !== null,
    push,
    pushMoment: { get: () => false, subscribe: () => () => {} },
    navigate,
    leave,
  }
  const actors = [session, modals, toasts]
  for (const actor of actors) actor.start()
  return {
    services,
    stop() {
      isOver = true
      for (const actor of actors) actor.stop()
    },
  }
}
