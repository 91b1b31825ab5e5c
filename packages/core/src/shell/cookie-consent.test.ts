import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { memoryStorage, watchTransitions } from '../testing/index.ts'
import { COOKIE_CONSENT_KEY, cookieConsentMachine, selectIsBannerShown, type WatchStorage } from './index.ts'

const transitions = watchTransitions(cookieConsentMachine)

const setUp = (initial: Readonly<Record<string, string>> = {}) => {
  const storage = memoryStorage(initial)
  const listeners = new Set<(value: string | null) => void>()
  const watch: WatchStorage = (key, listener) => {
    expect(key).toBe(COOKIE_CONSENT_KEY)
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const consent = createActor(cookieConsentMachine, {
    input: { storage, watch },
    inspect: transitions.inspect,
  }).start()
  return {
    storage,
    consent,
    listeners,
    isShown: () => selectIsBannerShown(consent.getSnapshot()),
    inAnotherTab: (value: string | null) => {
      for (const listener of listeners) listener(value)
    },
  }
}

describe('the consent to cookies', () => {
  it('is asked for by default, and not again once it was given', () => {
    const { consent, storage, isShown } = setUp()
    expect(isShown()).toBe(true)
    consent.send({ type: 'consent.accept' })
    expect([isShown(), storage.get('accept-cookies')]).toEqual([false, 'true'])
    expect(setUp(Object.fromEntries(storage.entries)).isShown()).toBe(false)
  })

  it.each(['false', '', '1', 'yes'])('is not taken from %j in the storage', (stored) => {
    expect(setUp({ [COOKIE_CONSENT_KEY]: stored }).isShown()).toBe(true)
  })

  it('follows what another tab does', () => {
    const { isShown, inAnotherTab } = setUp()
    inAnotherTab('false')
    expect(isShown()).toBe(true)
    inAnotherTab('true')
    expect(isShown()).toBe(false)
    inAnotherTab('true')
    expect(isShown()).toBe(false)
    inAnotherTab(null)
    expect(isShown()).toBe(true)
  })

  it('stops watching other tabs with its page, and does without watching them', () => {
    const { consent, listeners } = setUp()
    consent.stop()
    expect(listeners.size).toBe(0)
    const alone = createActor(cookieConsentMachine, { input: { storage: memoryStorage() } }).start()
    alone.send({ type: 'consent.accept' })
    expect(selectIsBannerShown(alone.getSnapshot())).toBe(false)
  })

  it('takes every declared transition in these scenarios', () => {
    expect(transitions.missed()).toEqual([])
  })
})
