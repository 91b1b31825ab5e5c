import type { PushPort, PushStanding } from '@artel/core/ports'
import { aPushSubscription } from '@artel/core/testing'

/** The subscription of the browser in stories. */
export const ENDPOINT = 'https://push.artel-browser.ru/send/here'

const aBrowser = (standing: PushStanding, more: Partial<PushPort> = {}): PushPort => ({
  look: async () => standing,
  subscribe: async () => aPushSubscription(ENDPOINT),
  unsubscribe: async () => {},
  ...more,
})

/** Browsers as they may be found. */
export const browsers = {
  /** Nobody has asked it for messages yet, and it will allow them. */
  free: aBrowser({ status: 'allowed', endpoint: null }),
  /** It was let in before. */
  subscribed: aBrowser({ status: 'allowed', endpoint: ENDPOINT }),
  denied: aBrowser({ status: 'denied' }),
  unsupported: aBrowser({ status: 'unsupported' }),
  /** It never says how it stands. */
  silent: aBrowser({ status: 'allowed', endpoint: null }, { look: () => new Promise(() => {}) }),
  broken: aBrowser({ status: 'unsupported' }, { look: () => Promise.reject(new Error('Хранилище браузера закрыто')) }),
  /** The person thinks about the question of the browser. */
  asking: aBrowser({ status: 'allowed', endpoint: null }, { subscribe: () => new Promise(() => {}) }),
  /** The browser's push service is away. */
  failing: aBrowser(
    { status: 'allowed', endpoint: null },
    { subscribe: () => Promise.reject(new Error('Служба уведомлений не отвечает')) },
  ),
}
