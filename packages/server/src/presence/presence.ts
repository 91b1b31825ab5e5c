import type { Clock, Timer } from '@artel/core/ports'
import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'
import type { Logger } from '../logging/logger.ts'
import type { Realtime } from '../realtime/realtime.ts'
import { selectChatPartners, updateLastVisits } from './presence.queries.ts'

/** Who is online: a user with at least one socket, or whose last one closed a moment ago. */
export interface Presence {
  isOnline(userId: string): boolean
  /** A socket of the user connected. */
  connected(userId: string): void
  /** A socket of the user closed. */
  disconnected(userId: string): void
  /** Remembers the last visit of everybody who is online; nothing is told to anybody. */
  close(): Promise<void>
}

export interface PresenceDeps {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  readonly logger: Logger
  readonly realtime: Pick<Realtime, 'toUsers'>
}

/** A reload closes the socket and opens another; nobody should see that. */
const GRACE_MS = 3_000
/** After a crash a last visit is wrong by no more than this. */
const REMEMBERED_EVERY_MS = 60_000

interface OnlineUser {
  sockets: number
  /** Runs out when the user has not come back. */
  leaving?: Timer
}

export function createPresence({ db, clock, logger, realtime }: PresenceDeps): Presence {
  const online = new Map<string, OnlineUser>()
  let closed = false
  let remembering = clock.setTimeout(rememberAll, REMEMBERED_EVERY_MS)

  async function rememberAll() {
    await remember([...online.keys()], clock.now())
    if (!closed) remembering = clock.setTimeout(rememberAll, REMEMBERED_EVERY_MS)
  }

  /** The database is worth a try, not a crash: a lost last visit harms nobody. */
  async function remember(userIds: readonly string[], at: number) {
    if (userIds.length === 0) return
    try {
      await updateLastVisits(db, userIds, new Date(at))
    } catch (error) {
      logger.warn({ err: error }, 'Could not remember last visits')
    }
  }

  /** Only those who share a chat are told, and only those who are here to hear it. */
  async function announce(userId: string, isOnline: boolean, at: number) {
    try {
      const partners = await selectChatPartners(db, userId)
      // Gone or back while the database was busy: the newer news is on its way.
      if (online.has(userId) !== isOnline) return
      const payload = { userId, isOnline, lastVisitAt: new Date(at).toISOString() }
      realtime.toUsers(
        partners.filter((id) => online.has(id)),
        'ONLINE_CHANGED',
        payload,
      )
    } catch (error) {
      logger.warn({ err: error }, 'Could not tell who is online')
    }
  }

  async function left(userId: string, at: number) {
    online.delete(userId)
    await remember([userId], at)
    await announce(userId, false, at)
  }

  return {
    isOnline: (userId) => online.has(userId),
    connected(userId) {
      const user = online.get(userId)
      if (user) {
        clock.clearTimeout(user.leaving)
        user.sockets += 1
        return
      }
      online.set(userId, { sockets: 1 })
      void remember([userId], clock.now())
      void announce(userId, true, clock.now())
    },
    disconnected(userId) {
      const user = online.get(userId)
      if (!user) return
      user.sockets -= 1
      if (user.sockets > 0) return
      const at = clock.now()
      user.leaving = clock.setTimeout(() => void left(userId, at), GRACE_MS)
    },
    async close() {
      closed = true
      clock.clearTimeout(remembering)
      for (const { leaving } of online.values()) clock.clearTimeout(leaving)
      await remember([...online.keys()], clock.now())
      online.clear()
    },
  }
}
