import { describe, expect, it } from 'vitest'
import type { SessionViewState } from '../auth/index.ts'
import { type ChosenCity, createCityStore, NO_POSITION_KEY } from '../geolocation/index.ts'
import { COOKIE_CONSENT_KEY } from '../shell/index.ts'
import { aUser, fakeGeolocation, manualClock, memoryStorage, recordingApi } from '../testing/index.ts'
import { startVisit } from './index.ts'

const guest: SessionViewState = { status: 'guest' }
const signedIn = (cityId: number | null): SessionViewState => ({
  status: 'signedIn',
  user: aUser({ cityId }),
  hasApprovedTask: null,
})
const accepted = { [COOKIE_CONSENT_KEY]: 'true' }

interface Circumstances {
  readonly view?: SessionViewState
  readonly stored?: Readonly<Record<string, string>>
  readonly city?: ChosenCity | null
  readonly path?: string
}

const visit = ({ view = guest, stored = {}, city = null, path = '/' }: Circumstances = {}) => {
  const storage = memoryStorage(stored)
  const geolocation = fakeGeolocation()
  const session = { view, listeners: new Set<() => void>() }
  const page = { path, listeners: new Set<() => void>() }
  const tabs = new Map<string, (value: string | null) => void>()
  const { consent, location } = startVisit({
    api: recordingApi().api,
    sessionView: {
      get: () => session.view,
      subscribe(listener) {
        session.listeners.add(listener)
        return () => void session.listeners.delete(listener)
      },
    },
    city: createCityStore({ storage, initial: city }),
    path: {
      get: () => page.path,
      subscribe(listener) {
        page.listeners.add(listener)
        return () => void page.listeners.delete(listener)
      },
    },
    geolocation,
    storage,
    watchStorage(key, listener) {
      tabs.set(key, listener)
      return () => void tabs.delete(key)
    },
    clock: manualClock(),
  })
  return {
    consent,
    inAnotherTab: (key: string, value: string) => tabs.get(key)?.(value),
    become(next: SessionViewState) {
      session.view = next
      for (const listener of session.listeners) listener()
    },
    goTo(next: string) {
      page.path = next
      for (const listener of page.listeners) listener()
    },
    /** Whether the device is asked where it is. */
    isAsked: () => geolocation.watchers > 0,
    isSettled: () => location.getSnapshot().matches('settled'),
  }
}

describe('a visitor', () => {
  it('is asked where they are once they have answered about cookies', () => {
    const { consent, isAsked } = visit()
    expect(isAsked()).toBe(false)
    consent.send({ type: 'consent.accept' })
    expect(isAsked()).toBe(true)
  })

  it('is asked at once when they answered on an earlier visit, or do so in another tab', () => {
    expect(visit({ stored: accepted }).isAsked()).toBe(true)

    const { inAnotherTab, isAsked } = visit()
    inAnotherTab(COOKIE_CONSENT_KEY, 'true')
    expect(isAsked()).toBe(true)
  })

  it('is not asked before it is known who they are', () => {
    const { become, isAsked, isSettled } = visit({ view: { status: 'loading' }, stored: accepted })
    expect([isAsked(), isSettled()]).toEqual([false, false])
    become(guest)
    expect(isAsked()).toBe(true)
  })

  it('is left alone when their profile has a city', () => {
    const { become, isAsked, isSettled } = visit({ view: { status: 'loading' }, stored: accepted })
    become(signedIn(551487))
    expect([isAsked(), isSettled()]).toEqual([false, true])
  })

  it('is asked when their profile has none', () => {
    expect(visit({ view: signedIn(null), stored: accepted }).isAsked()).toBe(true)
  })

  it.each(['/task-create', '/auth/registration-client', '/chats/901', '/task/501', '/task-finder'])(
    'is left alone at %s, until they come to a page that shows what is near',
    (path) => {
      const { goTo, isAsked } = visit({ stored: accepted, path })
      expect(isAsked()).toBe(false)
      goTo('/task-find/uborka')
      expect(isAsked()).toBe(true)
    },
  )

  it('is left alone when they would not tell before', () => {
    const { isAsked, isSettled } = visit({ stored: { ...accepted, [NO_POSITION_KEY]: 'true' } })
    expect([isAsked(), isSettled()]).toEqual([false, true])
  })

  it('is left alone when they have chosen a city before', () => {
    const kazan = { id: 551487, name: 'Казань', lat: 55.79, lon: 49.12 }
    const { isAsked, isSettled } = visit({ stored: accepted, city: kazan })
    expect([isAsked(), isSettled()]).toEqual([false, true])
  })
})
