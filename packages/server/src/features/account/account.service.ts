import { PHONES_A_DAY } from '@artel/core/account'
import { errorCatalogue, type HandlerArgs } from '@artel/core/contract'
import type { Clock } from '@artel/core/ports'
import { paths } from '@artel/core/routes'
import { UNKNOWN_CITY } from '@artel/core/validators'
import type { Kysely, Transaction } from 'kysely'
import { Refusal, validationRefusal } from '../../domain/refusal.ts'
import { takeOrRefuse } from '../../domain/take-or-refuse.ts'
import type { UserViewer } from '../../domain/viewer.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import type { Mail } from '../../platform/mail/mail.service.ts'
import type { Rates } from '../../platform/rates/rates.ts'
import type { AuthService } from '../auth/auth.service.ts'
import type { Confirmation } from '../auth/confirmation.service.ts'
import { accountDeletedLetter, emailChangedLetter, passwordChangedLetter } from '../auth/letters.ts'
import { createLoginThrottle } from '../auth/login-throttle.ts'
import { hashNewPassword } from '../auth/new-password.ts'
import { verifyPassword } from '../auth/passwords.ts'
import { deleteLook } from '../looks/looks.queries.ts'
import { watchPerson } from '../looks/person-looks.ts'
import type { Notifier } from '../notifications/notifier.ts'
import { refuseTakenContact } from '../users/taken-contact.ts'
import * as queries from './account.queries.ts'
import { keepGoneAccount } from './gone-with-account.ts'
import type { OpenDeals } from './open-deals.ts'

/** What people change about their own account. */
export interface AccountService {
  /** Another phone waits to be confirmed. @throws Refusal VALIDATION_FAILED, NOT_FOUND for a picture that is not theirs, RATE_LIMITED for phones */
  update(unit: UnitOfWork, viewer: UserViewer, changes: HandlerArgs<'updateMe'>['body']): Promise<void>
  /**
   * Whether the password is theirs; slows down guessing.
   * @param field of the request that holds it
   * @throws Refusal WRONG_PASSWORD, RATE_LIMITED
   */
  checkPassword(viewer: UserViewer, password: string, ip: string, field?: 'password' | 'currentPassword'): Promise<void>
  /** The new address has to be confirmed, the old one is told. @throws Refusal EMAIL_TAKEN, RATE_LIMITED */
  changeEmail(unit: UnitOfWork, viewer: UserViewer, email: string): Promise<void>
  /** Hashes it, before the transaction. @throws Refusal PASSWORD_COMMON */
  hashNewPassword(password: string): Promise<string>
  /** Ends the other sessions. */
  changePassword(unit: UnitOfWork, viewer: UserViewer, passwordHash: string): Promise<void>
  /** Wipes name and contacts, leaves open deals and ends every session. @throws Refusal TASKS_IN_PROGRESS */
  delete(unit: UnitOfWork, viewer: UserViewer, openDeals: OpenDeals): Promise<void>
}

export interface AccountDeps {
  readonly db: Kysely<Schema>
  readonly clock: Pick<Clock, 'now'>
  readonly mail: Mail
  readonly auth: Pick<AuthService, 'endSessions'>
  readonly confirmation: Pick<Confirmation, 'postAgain'>
  readonly notifier: Notifier
  readonly rates: Rates
}

const DAY_MS = 24 * 3_600_000
/** Other addresses that one person may try in an hour, taken or not: the answer says which. */
const ADDRESSES_AN_HOUR = 5

export function createAccountService(deps: AccountDeps): AccountService {
  const { db, clock, rates, mail, auth, notifier, confirmation } = deps
  const warn = (trx: Transaction<Schema>, userId: string, title: string, text: string) =>
    notifier.notify(trx, { userId, kind: 'USERS', title, text, path: paths.settings(), isWithoutLetter: true })
  const throttle = createLoginThrottle(rates)
  const phones = rates.limit('changes of phone', PHONES_A_DAY, DAY_MS)
  const addresses = rates.limit('changes of e-mail', ADDRESSES_AN_HOUR, DAY_MS / 24)
  return {
    async update({ trx }, { id }, { avatarId, ...changes }) {
      if (changes.cityId && !(await queries.cityExists(trx, changes.cityId))) {
        throw validationRefusal({ cityId: UNKNOWN_CITY })
      }
      const isOtherPhone =
        changes.phoneNumber !== undefined && changes.phoneNumber !== (await queries.findPhone(trx, id))
      if (isOtherPhone && changes.phoneNumber) await takeOrRefuse(phones, id)
      const at = new Date(clock.now())
      if (avatarId !== undefined) await queries.dropAvatar(trx, id, { except: avatarId, at })
      if (avatarId) await queries.attachAvatar(trx, id, avatarId, at)
      const change = () =>
        queries.updateUser(trx, id, {
          ...(changes.firstName !== undefined && { first_name: changes.firstName }),
          ...(changes.lastName !== undefined && { last_name: changes.lastName }),
          ...(isOtherPhone && { phone_number: changes.phoneNumber ?? null, phone_confirmed_at: null }),
          ...(changes.cityId !== undefined && { city_id: changes.cityId }),
          ...(avatarId !== undefined && { avatar_id: avatarId }),
        })
      await watchPerson(trx, id, at, change)
    },

    async checkPassword({ id, sessionId }, password, ip, field = 'password') {
      const succeeded = await throttle.attempt({ ip, account: id, device: sessionId })
      if (!(await verifyPassword(await queries.findPasswordHash(db, id), password))) {
        throw new Refusal('WRONG_PASSWORD', { fields: { [field]: errorCatalogue.WRONG_PASSWORD.message } })
      }
      await succeeded()
    },

    async changeEmail({ trx }, { id }, email) {
      const user = await queries.lockUser(trx, id)
      if (user.email.toLowerCase() === email) return
      await takeOrRefuse(addresses, id)
      await queries.updateUser(trx, id, { email, email_confirmed_at: null }).catch(refuseTakenContact)
      await confirmation.postAgain(trx, id, { email, firstName: user.firstName })
      if (user.confirmedAt) await mail.send(trx, emailChangedLetter(user))
      await warn(
        trx,
        id,
        'Почта аккаунта изменена',
        'Подтвердите новый адрес по ссылке из письма. Если это были не вы, смените пароль.',
      )
    },

    hashNewPassword,

    async changePassword(unit, { id, sessionId }, passwordHash) {
      const user = await queries.lockUser(unit.trx, id)
      await queries.updateUser(unit.trx, id, { password_hash: passwordHash })
      await auth.endSessions(unit, { userId: id, except: sessionId }, 'PASSWORD_CHANGED')
      await mail.send(unit.trx, passwordChangedLetter(user))
      await warn(
        unit.trx,
        id,
        'Пароль аккаунта изменён',
        'На других устройствах нужно войти заново. Если это были не вы, смените пароль.',
      )
    },

    async delete(unit, viewer, openDeals) {
      const { trx } = unit
      const user = await queries.lockUser(trx, viewer.id)
      if (await queries.hasTasksInProgress(trx, viewer.id)) throw new Refusal('TASKS_IN_PROGRESS')
      await openDeals.end(unit, viewer)
      const at = new Date(clock.now())
      await keepGoneAccount(trx, viewer.id, at)
      await queries.forgetUser(trx, viewer.id, user.email, at)
      await deleteLook(trx, { kind: 'USERS', id: viewer.id })
      await auth.endSessions(unit, { userId: viewer.id }, 'ACCOUNT_DELETED')
      if (user.confirmedAt) await mail.send(trx, accountDeletedLetter(user))
    },
  }
}
