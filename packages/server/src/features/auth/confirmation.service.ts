import { letterWait } from '@artel/core/auth'
import type { Clock } from '@artel/core/ports'
import type { Transaction } from 'kysely'
import { Refusal } from '../../domain/refusal.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import type { Mail } from '../../platform/mail/mail.service.ts'
import { type Addressee, confirmationLetter } from './letters.ts'
import {
  consumeLink,
  hashLinkSecret,
  insertLink,
  lockLink,
  newLinkSecret,
  selectLinkTimes,
  usableLink,
} from './mail-links.queries.ts'

const HOUR_MS = 3_600_000

/** Whether an address is its owner's. */
export interface Confirmation {
  /** Posts a letter with a link that lives 72 hours. */
  post(trx: Transaction<Schema>, userId: string, to: Addressee): Promise<void>
  /** Same, for somebody who may already have had some. @throws Refusal RATE_LIMITED */
  postAgain(trx: Transaction<Schema>, userId: string, to: Addressee): Promise<void>
  /** Another letter for an account. @throws Refusal EMAIL_CONFIRMED, RATE_LIMITED */
  resend(unit: UnitOfWork, userId: string): Promise<void>
  /** @throws Refusal LINK_EXPIRED (also for what is no link of ours, or of an address given up), LINK_USED */
  confirm(unit: UnitOfWork, secret: string): Promise<void>
}

export interface ConfirmationDeps {
  readonly clock: Pick<Clock, 'now'>
  readonly mail: Mail
  /** Where the site is, without a slash at the end. */
  readonly publicUrl: string
}

export function createConfirmation({ clock, mail, publicUrl }: ConfirmationDeps): Confirmation {
  const post: Confirmation['post'] = async (trx, userId, to) => {
    const { secret, hash } = newLinkSecret()
    const now = new Date(clock.now())
    await insertLink(trx, { hash, userId, purpose: 'CONFIRM_EMAIL', email: to.email, now })
    await mail.send(trx, confirmationLetter({ to, publicUrl, secret }))
  }

  const postAgain: Confirmation['postAgain'] = async (trx, userId, to) => {
    const now = clock.now()
    const times = await selectLinkTimes(trx, userId, 'CONFIRM_EMAIL', new Date(now - HOUR_MS))
    const wait = letterWait('CONFIRM_EMAIL', times, now)
    if (wait > 0) throw new Refusal('RATE_LIMITED', { retryAfter: Math.ceil(wait / 1000) })
    await post(trx, userId, to)
  }

  return {
    post,
    postAgain,

    async resend({ trx }, userId) {
      const user = await trx
        .selectFrom('users')
        .select(['email', 'first_name as firstName', 'email_confirmed_at as confirmedAt'])
        .where('id', '=', userId)
        .forUpdate()
        .executeTakeFirstOrThrow()
      if (user.confirmedAt) throw new Refusal('EMAIL_CONFIRMED')
      await postAgain(trx, userId, user)
    },

    async confirm({ trx }, secret) {
      const hash = hashLinkSecret(secret)
      const now = new Date(clock.now())
      const link = usableLink(await lockLink(trx, hash, 'CONFIRM_EMAIL'), now.getTime())
      await consumeLink(trx, hash, now)
      await trx
        .updateTable('users')
        .set(({ fn, ref, val }) => ({ email_confirmed_at: fn.coalesce(ref('email_confirmed_at'), val(now)) }))
        .where('id', '=', link.user_id)
        .execute()
    },
  }
}
