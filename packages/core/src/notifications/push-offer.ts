import type { Clock, KeyValueStorage } from '../ports/index.ts'

const KEY = 'artel_push_put_off'
/** Whoever says «not now» is left in peace for so long, in milliseconds. */
const PEACE = 60 * 24 * 3_600_000

/** Whether this browser's reader may be offered messages: they have not said «not now» lately. */
export const canOfferPush = (storage: Pick<KeyValueStorage, 'get'>, clock: Pick<Clock, 'now'>): boolean => {
  const putOffAt = Number(storage.get(KEY) ?? Number.NaN)
  return !(clock.now() - putOffAt < PEACE)
}

/** They have said «not now». */
export const putOffPush = (storage: Pick<KeyValueStorage, 'set'>, clock: Pick<Clock, 'now'>): void =>
  storage.set(KEY, String(clock.now()))
