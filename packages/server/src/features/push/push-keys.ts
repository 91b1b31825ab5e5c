import type { Clock } from '@artel/core/ports'
import type { Kysely } from 'kysely'
import type { PushConfig } from '../../platform/config/push.config.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { newPushKeys, type PushIdentity } from '../../platform/push/web-push.ts'
import { keepPushKeys } from './push.queries.ts'

/** How this site shows itself to push services. */
export type PushKeys = () => Promise<PushIdentity>

/**
 * The keys of the configuration, or else those of the database, which are made the first time they are asked for. Of several
 * processes that start at once one makes them, and a failed look is made anew with the next question.
 */
export function createPushKeys(db: Kysely<Schema>, clock: Pick<Clock, 'now'>, { subject, keys }: PushConfig): PushKeys {
  let known: Promise<PushIdentity> | null = null
  const read = async () => {
    const kept = keys ?? (await keepPushKeys(db, newPushKeys(), new Date(clock.now())))
    return { ...kept, subject }
  }
  return () => {
    known ??= read().catch((error) => {
      known = null
      throw error
    })
    return known
  }
}
