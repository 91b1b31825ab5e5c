import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { codeRefusal, codeTimes, PHONE_CODE, pendingCode } from '@artel/core/account'
import type { SentPhoneCode } from '@artel/core/contract'
import type { Clock } from '@artel/core/ports'
import { paths } from '@artel/core/routes'
import type { Kysely } from 'kysely'
import { Refusal } from '../../domain/refusal.ts'
import { takeOrRefuse } from '../../domain/take-or-refuse.ts'
import type { UserViewer } from '../../domain/viewer.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { transaction } from '../../platform/db/transaction.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import { type Job, purge } from '../../platform/jobs/jobs.ts'
import type { Mail } from '../../platform/mail/mail.service.ts'
import { networkKey } from '../../platform/rates/network-key.ts'
import type { Rates } from '../../platform/rates/rates.ts'
import type { Sms } from '../../platform/sms/sms.service.ts'
import { phoneMovedLetter } from '../auth/letters.ts'
import type { Notifier } from '../notifications/notifier.ts'
import * as queries from './phone-codes.queries.ts'

/** Whether a phone is its owner's (product §13). */
export interface PhoneConfirmation {
  /**
   * Sends a code to the phone of the account, or tells of the one that has just gone.
   * @throws Refusal PHONE_MISSING, PHONE_CONFIRMED, RATE_LIMITED, SMS_UNAVAILABLE
   */
  send(unit: UnitOfWork, viewer: UserViewer, ip: string): Promise<SentPhoneCode>
  /**
   * Judges a code; each one counts, also should the change after it fail. Call it before the transaction.
   * @throws Refusal CODE_WRONG, CODE_SPENT
   */
  check(viewer: UserViewer, code: string): Promise<CheckedPhone>
  /** The number is the account's and nobody else's. @throws Refusal CODE_WRONG when the number has changed since */
  confirm(unit: UnitOfWork, viewer: UserViewer, checked: CheckedPhone): Promise<void>
  readonly jobs: readonly Job[]
}

/** A number whose code was right a moment ago. */
export interface CheckedPhone {
  readonly phone: string
}

export interface PhoneConfirmationDeps {
  readonly db: Kysely<Schema>
  readonly clock: Pick<Clock, 'now'>
  readonly rates: Rates
  readonly sms: Sms
  readonly mail: Mail
  readonly notifier: Notifier
  /** Where the site is, for the person who reads the SMS. */
  readonly publicUrl: string
  /** Key of the hashes. */
  readonly secret: string
}

const HOUR_MS = 3_600_000
/** Messages that one network may ask for in an hour; a whole office may stand behind one. */
const MESSAGES_AN_HOUR = 20

export function createPhoneConfirmation(deps: PhoneConfirmationDeps): PhoneConfirmation {
  const { db, clock, rates, sms, mail, notifier, publicUrl, secret } = deps
  const byAccount = rates.limit('phone codes', PHONE_CODE.aDay.account, 24 * HOUR_MS)
  const byNetwork = rates.limit('phone codes of a network', MESSAGES_AN_HOUR, HOUR_MS)
  const hashOf = (userId: string, phone: string, code: string) =>
    createHmac('sha256', secret).update(`phone code\n${userId}\n${phone}\n${code}`).digest()

  return {
    async send({ trx }, { id }, ip) {
      const { phone, confirmedAt } = await queries.lockPhone(trx, id)
      if (phone === null) throw new Refusal('PHONE_MISSING')
      if (confirmedAt) throw new Refusal('PHONE_CONFIRMED')
      const now = clock.now()
      const pending = pendingCode(await queries.findCode(trx, id), phone, now)
      if (pending) return pending
      await takeOrRefuse(byNetwork, networkKey(ip))
      await takeOrRefuse(byAccount, id)
      const code = newCode()
      const notSent = await sms.send(trx, {
        recipient: phone,
        text: codeText(code, publicUrl),
        usefulUntil: new Date(now + PHONE_CODE.lifetime),
      })
      if (notSent) throw new Refusal(notSent === 'NUMBER' ? 'RATE_LIMITED' : 'SMS_UNAVAILABLE')
      await queries.putCode(trx, id, {
        hash: hashOf(id, phone, code),
        phone,
        triesLeft: PHONE_CODE.tries,
        now: new Date(now),
      })
      return codeTimes(now, now)
    },

    check: ({ id }, code) => {
      // A try that was taken stays taken, so the refusal comes after the commit.
      const judge = transaction(db, async (trx): Promise<CheckedPhone | 'CODE_WRONG' | 'CODE_SPENT'> => {
        const { phone, confirmedAt } = await queries.lockPhone(trx, id)
        // The answer to the first time was lost.
        if (phone !== null && confirmedAt) return { phone }
        const sent = await queries.findCode(trx, id)
        const refusal = codeRefusal(sent, phone, clock.now())
        if (refusal || !sent || phone === null) return refusal ?? 'CODE_WRONG'
        await queries.takeTry(trx, id)
        return timingSafeEqual(sent.hash, hashOf(id, phone, code)) ? { phone } : 'CODE_WRONG'
      })
      return judge.then((judged) => {
        if (typeof judged === 'string') throw new Refusal(judged)
        return judged
      })
    },

    async confirm({ trx }, { id }, checked) {
      const { phone, confirmedAt } = await queries.lockPhone(trx, id)
      if (phone !== checked.phone) throw new Refusal('CODE_WRONG')
      await queries.dropCode(trx, id)
      if (confirmedAt) return
      const former = await queries.releasePhone(trx, phone, id)
      await queries.setPhoneConfirmed(trx, id, new Date(clock.now()))
      if (!former) return
      if (former.emailConfirmedAt) await mail.send(trx, phoneMovedLetter(former, phone))
      await notifier.notify(trx, {
        userId: former.id,
        kind: 'USERS',
        title: 'Ваш телефон подтвердил другой аккаунт',
        text: 'Входить по этому номеру вы больше не можете: входите по почте. Если номер ваш, подтвердите его снова.',
        path: paths.settings(),
        isWithoutLetter: true,
      })
    },

    jobs: [
      purge('account.purge-phone-codes', () =>
        queries.deleteCodesSentBefore(db, new Date(clock.now() - PHONE_CODE.lifetime)),
      ),
    ],
  }
}

const newCode = () => String(randomInt(10 ** PHONE_CODE.digits)).padStart(PHONE_CODE.digits, '0')

/** Browsers of phones offer the code of an SMS whose last line names the site (WebOTP). */
const codeText = (code: string, publicUrl: string) =>
  `Артель: код ${code}. Никому его не говорите.\n\n@${new URL(publicUrl).hostname} #${code}`
