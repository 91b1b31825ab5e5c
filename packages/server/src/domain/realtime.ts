import type { RealtimeEventName, RealtimePayload } from '@artel/core/contract'

/** Tells connected people what happened. A hint: whoever is not connected learns it from the database later. */
export interface Realtime {
  /** Sends an event to every socket of these users. */
  toUsers<N extends RealtimeEventName>(userIds: Iterable<string>, name: N, payload: RealtimePayload<N>): void
}
