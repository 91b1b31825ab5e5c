import { type Kysely, sql } from 'kysely'
import type { Viewer } from '../../domain/viewer.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { isWorking } from '../users/working.ts'

/** Of users `u`: an executor whom everybody is shown, in the words of the partial indexes; `is_listed` of the database says the same. */
export const LISTED = sql<boolean>`u.role = 'EXECUTOR' and ${isWorking('u')} and u.email_confirmed_at is not null`

/** Somebody asks for what is their own. */
export const isOwner = (viewer: Viewer, executorId: string): boolean =>
  viewer.kind === 'user' && viewer.id === executorId.toLowerCase()

/** Whether everybody is shown this executor. */
export async function isListed(db: Kysely<Schema>, executorId: string): Promise<boolean> {
  const { rows } = await sql`select from users u where u.id = ${executorId} and ${LISTED}`.execute(db)
  return rows.length > 0
}

/** Whether what an executor shows is there for the viewer: for everybody while they are listed, for themselves always. */
export async function isSeenBy(db: Kysely<Schema>, viewer: Viewer, executorId: string): Promise<boolean> {
  return isOwner(viewer, executorId) || isListed(db, executorId)
}
