import { sql, type Transaction } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import { LISTED } from '../executors/listed.ts'
import { isShown, isWorking } from '../users/working.ts'

/**
 * Keeps what everybody was shown of an account that is about to be deleted: the page of the person, and with it goods and
 * articles, which nobody can show again.
 */
export const keepGoneAccount = (trx: Transaction<Schema>, userId: string, at: Date): Promise<unknown> =>
  sql`
    insert into gone (kind, id, gone_at)
    select u.role, u.id::text, ${at}::timestamptz from users u
    where u.id = ${userId}::uuid and ((u.role = 'CLIENT' and ${isWorking('u')}) or (${LISTED}))
    union all
    select 'PRODUCT', p.id::text, ${at}::timestamptz from products p join users u on u.id = p.seller_id
    where p.seller_id = ${userId}::uuid and p.published_at is not null and ${LISTED}
    union all
    select 'ARTICLE', a.id::text, ${at}::timestamptz from articles a join users u on u.id = a.author_id
    where a.author_id = ${userId}::uuid and a.published_at is not null and a.is_public and ${isShown('u')}`.execute(trx)
