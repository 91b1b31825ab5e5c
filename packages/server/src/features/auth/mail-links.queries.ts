import { createHash, randomBytes } from 'node:crypto'
import { LINK_LIFETIME, type LinkPurpose, linkRefusal } from '@artel/core/auth'
import type { Kysely, Selectable, Transaction } from 'kysely'
import { Refusal } from '../../domain/refusal.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { MailLinksTable } from './auth.tables.ts'

/** A secret for a link, 256 random bits, and what is stored of it. */
export const newLinkSecret = () => {
  const secret = randomBytes(32).toString('base64url')
  return { secret, hash: hashLinkSecret(secret) }
}

export const hashLinkSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest()

export const insertLink = (
  trx: Transaction<Schema>,
  link: { hash: Buffer; userId: string; purpose: LinkPurpose; email: string; now: Date },
) =>
  trx
    .insertInto('mail_links')
    .values({
      hash: link.hash,
      user_id: link.userId,
      purpose: link.purpose,
      email: link.email,
      created_at: link.now,
      expires_at: new Date(link.now.getTime() + LINK_LIFETIME[link.purpose]),
    })
    .execute()

/** A link with the present address of its owner. */
export interface LinkRow extends Selectable<MailLinksTable> {
  readonly owner_email: string
}

/** The link, if it works. @throws Refusal LINK_EXPIRED (also for what is no link of ours, or of an address given up), LINK_USED */
export const usableLink = (link: LinkRow | undefined, now: number): LinkRow => {
  if (!link) throw new Refusal('LINK_EXPIRED')
  const facts = {
    isUsed: link.used_at !== null,
    expiresAt: link.expires_at.getTime(),
    email: link.email,
    ownerEmail: link.owner_email,
  }
  const refusal = linkRefusal(facts, now)
  if (refusal) throw new Refusal(refusal)
  return link
}

export const findLink = (db: Kysely<Schema>, hash: Buffer, purpose: LinkPurpose) =>
  db
    .selectFrom('mail_links as l')
    .innerJoin('users as u', 'u.id', 'l.user_id')
    .selectAll('l')
    .select('u.email as owner_email')
    .where('l.hash', '=', hash)
    .where('l.purpose', '=', purpose)
    .where('u.deleted_at', 'is', null)

/** Same, and nobody else uses it or changes the account until the transaction is over. */
export const lockLink = (trx: Transaction<Schema>, hash: Buffer, purpose: LinkPurpose): Promise<LinkRow | undefined> =>
  findLink(trx, hash, purpose).forUpdate(['l', 'u']).executeTakeFirst()

/** A new password makes every other link to one useless, too. */
export const consumeLinks = (trx: Transaction<Schema>, userId: string, purpose: LinkPurpose, now: Date) =>
  trx
    .updateTable('mail_links')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute()

export const consumeLink = (trx: Transaction<Schema>, hash: Buffer, now: Date) =>
  trx.updateTable('mail_links').set({ used_at: now }).where('hash', '=', hash).execute()

/** When links of this purpose were made since then, in milliseconds since the epoch, the last first. */
export const selectLinkTimes = async (
  db: Kysely<Schema>,
  userId: string,
  purpose: LinkPurpose,
  since: Date,
): Promise<number[]> => {
  const rows = await db
    .selectFrom('mail_links')
    .select('created_at')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map(({ created_at }) => created_at.getTime())
}

/** Answers how many there were. */
export const deleteLinksExpiredBefore = async (db: Kysely<Schema>, before: Date): Promise<number> => {
  const { numDeletedRows } = await db.deleteFrom('mail_links').where('expires_at', '<', before).executeTakeFirst()
  return Number(numDeletedRows)
}
