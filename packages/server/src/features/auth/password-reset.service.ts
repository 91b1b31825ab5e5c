import { letterWait } from '@artel/core/auth'
import type { Clock } from '@artel/core/ports'
import type { Kysely } from 'kysely'
import * as z from 'zod'
import { takeOrRefuse } from '../../domain/take-or-refuse.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { transaction } from '../../platform/db/transaction.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import { type Job, type JobQueue, jobKind, queuedJob } from '../../platform/jobs/jobs.ts'
import type { Mail } from '../../platform/mail/mail.service.ts'
import { networkKey } from '../../platform/rates/network-key.ts'
import type { Rates } from '../../platform/rates/rates.ts'
import type { AuthService } from './auth.service.ts'
import { passwordChangedLetter, resetLetter } from './letters.ts'
import {
  consumeLinks,
  findLink,
  hashLinkSecret,
  insertLink,
  lockLink,
  newLinkSecret,
  selectLinkTimes,
  usableLink,
} from './mail-links.queries.ts'
import { hashNewPassword } from './new-password.ts'

const HOUR_MS = 3_600_000
/** Requests from one network client. */
const REQUESTS_AN_HOUR = 30

/** Looks up the address and posts the letter, away from whoever asked. */
const resetJob = jobKind('auth.send-reset', z.object({ email: z.string() }))

/** Recovery of a password by mail. */
export interface PasswordReset {
  /**
   * Takes the request down, in a transaction of its own. What is done for it does not depend on whether there is such an account, so neither the answer
   * nor its time tells. @throws Refusal RATE_LIMITED
   */
  request(email: string, ip: string): Promise<void>
  /** Reads the link and the password before the transaction. @throws Refusal LINK_EXPIRED, LINK_USED, PASSWORD_COMMON */
  prepare(secret: string, password: string): Promise<PreparedReset>
  /** Sets the password, once, ends every session and answers whose it was. @throws Refusal LINK_EXPIRED, LINK_USED */
  set(unit: UnitOfWork, prepared: PreparedReset): Promise<string>
  readonly jobs: readonly Job[]
}

/** A reset that looked fine a moment ago. */
export interface PreparedReset {
  readonly hash: Buffer
  readonly passwordHash: string
}

export interface PasswordResetDeps {
  readonly db: Kysely<Schema>
  readonly clock: Pick<Clock, 'now'>
  readonly rates: Rates
  readonly jobs: JobQueue
  readonly mail: Mail
  readonly auth: Pick<AuthService, 'endSessions'>
  /** Where the site is, without a slash at the end. */
  readonly publicUrl: string
}

export function createPasswordReset(deps: PasswordResetDeps): PasswordReset {
  const { db, clock, rates, jobs, mail, auth, publicUrl } = deps
  const requests = rates.limit('password resets', REQUESTS_AN_HOUR, HOUR_MS)

  const sendLink = async ({ trx }: UnitOfWork, address: string) => {
    const user = await trx
      .selectFrom('users')
      .select(['id', 'email', 'first_name as firstName'])
      .where('email', '=', address)
      .where('deleted_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!user) return
    const now = clock.now()
    const sent = await selectLinkTimes(trx, user.id, 'RESET_PASSWORD', new Date(now - HOUR_MS))
    // Further requests are answered alike and send none.
    if (letterWait('RESET_PASSWORD', sent, now) > 0) return
    const { secret, hash } = newLinkSecret()
    const link = { hash, userId: user.id, purpose: 'RESET_PASSWORD', email: user.email, now: new Date(now) } as const
    await insertLink(trx, link)
    await mail.send(trx, resetLetter({ to: user, publicUrl, secret }))
  }

  return {
    async request(email, ip) {
      await takeOrRefuse(requests, networkKey(ip))
      await transaction(db, (trx) => jobs.enqueue(trx, resetJob, { email }, { key: `reset:${email}` }))
    },

    async prepare(secret, password) {
      const hash = hashLinkSecret(secret)
      usableLink(await findLink(db, hash, 'RESET_PASSWORD').executeTakeFirst(), clock.now())
      return { hash, passwordHash: await hashNewPassword(password) }
    },

    async set(unit, { hash, passwordHash }) {
      const { trx } = unit
      const { user_id } = usableLink(await lockLink(trx, hash, 'RESET_PASSWORD'), clock.now())
      const now = new Date(clock.now())
      await consumeLinks(trx, user_id, 'RESET_PASSWORD', now)
      const user = await trx
        .updateTable('users')
        .set(({ fn, ref, val }) => ({
          password_hash: passwordHash,
          // Whoever reads the letter owns the address.
          email_confirmed_at: fn.coalesce(ref('email_confirmed_at'), val(now)),
        }))
        .where('id', '=', user_id)
        .returning(['email', 'first_name as firstName'])
        .executeTakeFirstOrThrow()
      await auth.endSessions(unit, { userId: user_id }, 'PASSWORD_CHANGED')
      await mail.send(trx, passwordChangedLetter(user))
      return user_id
    },

    jobs: [queuedJob(resetJob, { run: ({ email }, ctx) => ctx.finish((unit) => sendLink(unit, email)) })],
  }
}
