import type { PushDevice } from '../push.ts'

const ENDPOINT = 'https://push.artel-browser.ru/send/q3Jc0mXnT5v8yKpWz1RfLdUa7BhEsG2o'

/** A browser as it is known to the site. */
export const aPushDevice = (overrides: Partial<PushDevice> = {}): PushDevice => ({
  id: 791,
  name: 'Chrome, Windows',
  endpoint: ENDPOINT,
  createdAt: '2026-03-01T10:00:00.000Z',
  ...overrides,
})

/** What a browser answers when it is allowed to show messages; keys of RFC 8291's own example. */
export const aPushSubscription = (endpoint = ENDPOINT) => ({
  endpoint,
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
})
