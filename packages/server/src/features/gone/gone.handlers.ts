import type { goneOperations } from '@artel/core/contract'
import type { Kysely } from 'kysely'
import type { HandlersOf } from '../../domain/call.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { isGone } from './gone.queries.ts'

/** Handler of what was there for everybody and is removed. */
export const goneHandlers = (db: Kysely<Schema>): HandlersOf<typeof goneOperations> => ({
  findGone: async ({ query }) => ({ data: { isGone: await isGone(db, query) } }),
})
