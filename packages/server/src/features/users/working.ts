import { type RawBuilder, sql } from 'kysely'

/**
 * Whether an account works: its owner has not left and staff have not blocked it (product §24.1). Whoever else is as good as
 * missing. Partial indexes of `users` are written in the same words.
 * @param table name or alias of `users` in the query
 */
export const isWorking = (table: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${table}.deleted_at`)} is null and ${sql.ref(`${table}.blocked_at`)} is null)`

/**
 * Whether everybody is shown somebody and what they publish: the account works, and that of an executor has a confirmed address.
 * @param table name or alias of `users` in the query
 */
export const isShown = (table: string): RawBuilder<boolean> => {
  const isConfirmed = sql<boolean>`${sql.ref(`${table}.email_confirmed_at`)} is not null`
  return sql<boolean>`(${isWorking(table)} and (${sql.ref(`${table}.role`)} <> 'EXECUTOR' or ${isConfirmed}))`
}
