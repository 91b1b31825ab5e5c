import type { Role } from '@artel/core/contract'
import type { Clock } from '@artel/core/ports'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import { findChangedSessions, findLiveSession } from './auth.queries.ts'

/** Sessions that are alive, as the database said less than a second before it was asked for. */
export interface LiveSessions {
  /** The current role of the session's user; `undefined` when the session is over. */
  roleOf(session: { readonly userId: string; readonly sessionId: string }): Promise<Role | undefined>
  /** The session has ended in this process. */
  ended(sessionId: string): void
  /** Somebody has another role from now on; other processes see it within a second. */
  roleChanged(userId: string): void
}

/** A session that another process ends lives so long here at the most. */
const FRESH_MS = 1_000
/** Who asks, asks again within seconds: the sessions of so long are looked at together. */
const WATCHED_MS = 10_000
const MOST_WATCHED = 10_000

interface Watched {
  readonly userId: string
  readonly role: Role
  usedAt: number
  checkedAt: number
}

/**
 * One query a second for all who are here instead of one for each of their requests. Nothing runs while nobody asks: the
 * first request that finds its session unchecked for a second has all of them checked, and the others wait with it.
 */
export function createLiveSessions(db: Kysely<Schema>, clock: Pick<Clock, 'now'>): LiveSessions {
  /** In the order of their coming. */
  const watched = new Map<string, Watched>()
  let checking: Promise<void> | undefined
  let ends = 0

  const check = async () => {
    const now = clock.now()
    for (const [id, { usedAt }] of watched) if (usedAt < now - WATCHED_MS) watched.delete(id)
    const asked = [...watched]
    const changed = await findChangedSessions(
      db,
      asked.map(([id, { role }]) => ({ id, role })),
    )
    for (const id of changed) watched.delete(id)
    for (const [, session] of asked) session.checkedAt = now
  }
  const checkAll = () => {
    checking ??= check().finally(() => {
      checking = undefined
    })
    return checking
  }

  const lookUp = async (session: {
    readonly userId: string
    readonly sessionId: string
  }): Promise<Role | undefined> => {
    const now = clock.now()
    const endsBefore = ends
    const alive = await findLiveSession(db, session)
    // What ended meanwhile may be this one.
    if (!alive || ends !== endsBefore) return alive?.role
    if (watched.size >= MOST_WATCHED) watched.delete(watched.keys().next().value as string)
    watched.set(session.sessionId, { userId: session.userId, role: alive.role, usedAt: now, checkedAt: now })
    return alive.role
  }

  return {
    async roleOf(session) {
      const now = clock.now()
      let known = watched.get(session.sessionId)
      if (known) known.usedAt = now
      // Twice at the most: a check that began long ago says nothing about now.
      while (known && known.checkedAt <= now - FRESH_MS) {
        await checkAll()
        known = watched.get(session.sessionId)
      }
      return known?.userId === session.userId ? known.role : lookUp(session)
    },
    roleChanged(userId) {
      ends += 1
      for (const [id, session] of watched) if (session.userId === userId) watched.delete(id)
    },
    ended(sessionId) {
      ends += 1
      watched.delete(sessionId)
    },
  }
}
