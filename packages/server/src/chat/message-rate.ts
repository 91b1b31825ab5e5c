import { MESSAGES_A_MINUTE } from '@artel/core/contract'
import type { Clock } from '@artel/core/ports'

/** How often a person may write (domain.md "Chat"): counted per process, forgotten with it. */
export interface MessageRate {
  /** Counts one message; when it is one too many, counts nothing and answers the milliseconds to wait. */
  take(userId: string): { readonly ok: true } | { readonly ok: false; readonly waitMs: number }
}

const WINDOW_MS = 60_000

export function createMessageRate(clock: Pick<Clock, 'now'>, limit: number = MESSAGES_A_MINUTE): MessageRate {
  /** Moments of the last minute by user; users are in the order of their last message. */
  const sent = new Map<string, number[]>()

  const forgetSilent = (since: number) => {
    for (const [userId, moments] of sent) {
      if ((moments.at(-1) ?? 0) > since) return
      sent.delete(userId)
    }
  }

  return {
    take(userId) {
      const now = clock.now()
      const moments = (sent.get(userId) ?? []).filter((moment) => moment > now - WINDOW_MS)
      const [oldest] = moments
      if (moments.length >= limit && oldest !== undefined) return { ok: false, waitMs: oldest + WINDOW_MS - now }
      sent.delete(userId)
      sent.set(userId, [...moments, now])
      forgetSilent(now - WINDOW_MS)
      return { ok: true }
    },
  }
}
