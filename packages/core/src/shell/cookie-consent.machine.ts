import { type ActorRefFrom, assign, fromCallback, type SnapshotFrom, setup } from 'xstate'
import type { KeyValueStorage } from '../ports/index.ts'

/** Key of the consent in local storage; `true` once given (product §4). */
export const COOKIE_CONSENT_KEY = 'accept-cookies'

/** Tells of changes that another tab made to a key; returns the way to stop. */
export type WatchStorage = (key: string, listener: (value: string | null) => void) => () => void

/** Ports of the consent. Without `watch` other tabs are noticed on the next visit. */
export interface CookieConsentInput {
  readonly storage: KeyValueStorage
  readonly watch?: WatchStorage
}

export type CookieConsentEvent =
  | { type: 'consent.accept' }
  /** Another tab wrote the key. */
  | { type: 'consent.changed'; value: string | null }

const isGiven = (value: string | null) => value === 'true'

/** Owns whether cookies are accepted (product §4: not, by default). Ports: storage, and a watch on it. */
export const cookieConsentMachine = setup({
  types: {
    input: {} as CookieConsentInput,
    context: {} as CookieConsentInput & { readonly stored: string | null },
    events: {} as CookieConsentEvent,
  },
  actors: {
    otherTabs: fromCallback<CookieConsentEvent, CookieConsentInput>(({ input, sendBack }) =>
      input.watch?.(COOKIE_CONSENT_KEY, (value) => sendBack({ type: 'consent.changed', value })),
    ),
  },
  guards: {
    isStored: ({ context }) => isGiven(context.stored),
    isGiven: (_, value: string | null) => isGiven(value),
  },
  actions: {
    remember: ({ context }) => context.storage.set(COOKIE_CONSENT_KEY, 'true'),
    take: assign((_, stored: string | null) => ({ stored })),
  },
}).createMachine({
  id: 'cookieConsent',
  context: ({ input }) => ({ ...input, stored: input.storage.get(COOKIE_CONSENT_KEY) }),
  invoke: { id: 'otherTabs', src: 'otherTabs', input: ({ context }) => context },
  initial: 'reading',
  states: {
    reading: { always: [{ guard: 'isStored', target: 'accepted' }, { target: 'asking' }] },
    asking: {
      tags: 'banner',
      on: {
        'consent.accept': { target: 'accepted', actions: 'remember' },
        'consent.changed': {
          guard: { type: 'isGiven', params: ({ event }) => event.value },
          target: 'accepted',
        },
      },
    },
    accepted: {
      on: {
        'consent.changed': {
          target: 'reading',
          actions: { type: 'take', params: ({ event }) => event.value },
        },
      },
    },
  },
})

export type CookieConsentActor = ActorRefFrom<typeof cookieConsentMachine>

/** Whether the banner is on the page. */
export const selectIsBannerShown = (snapshot: SnapshotFrom<typeof cookieConsentMachine>): boolean =>
  snapshot.hasTag('banner')
