import type { Clock, Timer } from '@artel/core/ports'
import type { Kysely } from 'kysely'
import type { Realtime } from '../../domain/realtime.ts'
import type { Bus } from '../../platform/cluster/bus.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { Logger } from '../../platform/logging/logger.ts'
import { createPeers } from './peers.ts'
import { selectChatPartners, updateLastVisits } from './presence.queries.ts'

/** Who is online: a user with at least one socket in any process, or whose last one closed a moment ago. */
export interface Presence {
  isOnline(userId: string): boolean
  /** Everybody who is. */
  online(): readonly string[]
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
  readonly bus: Bus
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

export function createPresence({ db, clock, logger, realtime, bus }: PresenceDeps): Presence {
  /** By sockets of this process; the peers know the others. */
  const online = new Map<string, OnlineUser>()
  const lost = new Set<Timer>()
  const peers = createPeers({ bus, clock, onLost: peerLost })
  const isOnline = (userId: string) => online.has(userId) || peers.has(userId)
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
  async function announce(userId: string, isNow: boolean, at: number) {
    try {
      const partners = await selectChatPartners(db, userId)
      // Gone or back while the database was busy: the newer news is on its way.
      if (isOnline(userId) !== isNow) return
      const payload = { userId, isOnline: isNow, lastVisitAt: new Date(at).toISOString() }
      realtime.toUsers(partners.filter(isOnline), 'ONLINE_CHANGED', payload)
    } catch (error) {
      logger.warn({ err: error }, 'Could not tell who is online')
    }
  }

  async function left(userId: string, at: number) {
    online.delete(userId)
    peers.went(userId)
    await remember([userId], at)
    if (!isOnline(userId)) await announce(userId, false, at)
  }

  /** Most of its users connect to another process within a moment; the rest have left without a word. */
  function peerLost(userIds: readonly string[], isChosen: boolean) {
    const at = clock.now()
    const timer = clock.setTimeout(async () => {
      lost.delete(timer)
      const gone = userIds.filter((userId) => !isOnline(userId))
      if (!isChosen || gone.length === 0) return
      await remember(gone, at)
      for (const userId of gone) await announce(userId, false, at)
    }, GRACE_MS)
    lost.add(timer)
  }

  return {
    isOnline,
    online: () => [...new Set([...online.keys(), ...peers.all()])],
    connected(userId) {
      const user = online.get(userId)
      if (user) {
        clock.clearTimeout(user.leaving)
        user.sockets += 1
        return
      }
      const isNews = !isOnline(userId)
      online.set(userId, { sockets: 1 })
      peers.came(userId)
      void remember([userId], clock.now())
      if (isNews) void announce(userId, true, clock.now())
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
      for (const timer of lost) clock.clearTimeout(timer)
      peers.close()
      await remember([...online.keys()], clock.now())
      online.clear()
    },
  }
}
