import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { hashPassword, verifyPassword } from '../../features/auth/passwords.ts'
import type { DemoAccount } from '../../platform/logging/start-messages.ts'
import { DEMO_PASSWORD, demoAccounts } from './demo-accounts.ts'

/**
 * The demo accounts to announce. On a site that others can reach, staff whose password the whole world knows get a random
 * one, and lose the sessions that somebody may have begun with the old one; it is told here once and stored nowhere. Staff
 * with a password of their own are not announced.
 */
export async function announceable(pool: pg.Pool, isExposed: boolean): Promise<readonly DemoAccount[]> {
  const { rows } = await pool.query<{ id: string; email: string; password_hash: string }>(
    `select id, email, password_hash from users
     where email = any($1) and role in ('MODERATOR', 'ADMIN') and deleted_at is null`,
    [demoAccounts.map(({ email }) => email)],
  )
  const told = new Map<string, DemoAccount | null>()
  for (const { id, email, password_hash } of rows) {
    const account = demoAccounts.find((one) => one.email === email)
    const isKnown = await verifyPassword(password_hash, DEMO_PASSWORD)
    told.set(email, null)
    if (!account || !isKnown) continue
    const password = isExposed ? await changePassword(pool, id, password_hash) : account.password
    told.set(email, password === null ? null : { ...account, password })
  }
  return demoAccounts.flatMap((account) => {
    const staff = told.get(account.email)
    return staff === undefined ? [account] : (staff ?? [])
  })
}

/** Of a site that others can reach: staff of the demo who had the password that all know, with the one they have now. */
export const changedStaff = async (pool: pg.Pool): Promise<readonly DemoAccount[]> =>
  (await announceable(pool, true)).filter(({ password }) => password !== DEMO_PASSWORD)

/** The new password; `null` when another process that starts at this moment was quicker, and tells its own. */
async function changePassword(pool: pg.Pool, userId: string, known: string): Promise<string | null> {
  const password = randomBytes(15).toString('base64url')
  const { rowCount } = await pool.query('update users set password_hash = $2 where id = $1 and password_hash = $3', [
    userId,
    await hashPassword(password),
    known,
  ])
  if (rowCount === 0) return null
  await pool.query(
    `update sessions set ended_at = now(), end_reason = 'PASSWORD_CHANGED' where user_id = $1 and ended_at is null`,
    [userId],
  )
  return password
}
