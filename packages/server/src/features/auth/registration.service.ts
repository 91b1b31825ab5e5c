import { randomBytes, randomUUID } from 'node:crypto'
import { checkCompany } from '@artel/core/account'
import type { ClientRegistration, CompanyInput, ExecutorRegistration } from '@artel/core/contract'
import { outdatedConsents } from '@artel/core/legal'
import type { Clock } from '@artel/core/ports'
import { UNKNOWN_CITY } from '@artel/core/validators'
import type { Kysely } from 'kysely'
import { validationRefusal } from '../../domain/refusal.ts'
import { takeOrRefuse } from '../../domain/take-or-refuse.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import { networkKey } from '../../platform/rates/network-key.ts'
import type { Rates } from '../../platform/rates/rates.ts'
import type { Categories } from '../categories/categories.service.ts'
import type { LegalTexts } from '../legal/legal.service.ts'
import { lookAtNewcomer } from '../looks/person-looks.ts'
import { refuseTakenContact } from '../users/taken-contact.ts'
import type { AuthService, IssuedSession, SessionOrigin } from './auth.service.ts'
import type { Confirmation } from './confirmation.service.ts'
import { hashNewPassword } from './new-password.ts'
import { insertAccount, insertCompany, insertConsents } from './registration.queries.ts'

/** Registrations from one network client; a whole office may stand behind one. */
const REGISTRATIONS_AN_HOUR = 20
const HOUR_MS = 3_600_000

/** A registration whose input is in order, with the password hashed. */
export interface PreparedRegistration {
  readonly person: ClientRegistration
  readonly company: CompanyInput | null
  readonly passwordHash: string
}

/** Accounts that people make themselves (product §13). */
export interface Registration {
  /**
   * Checks what needs no transaction, and hashes.
   * @throws Refusal VALIDATION_FAILED by field, among them texts that have changed since, PASSWORD_COMMON, RATE_LIMITED
   */
  prepare(input: ClientRegistration | ExecutorRegistration, ip: string): Promise<PreparedRegistration>
  /**
   * Stores the account with its consents, posts the letter of confirmation, and signs in.
   * @throws Refusal EMAIL_TAKEN
   */
  register(unit: UnitOfWork, prepared: PreparedRegistration, from: SessionOrigin): Promise<IssuedSession>
}

export interface RegistrationDeps {
  readonly db: Kysely<Schema>
  readonly clock: Pick<Clock, 'now'>
  readonly rates: Rates
  readonly auth: Pick<AuthService, 'openSession'>
  readonly confirmation: Pick<Confirmation, 'post'>
  readonly categories: Pick<Categories, 'index'>
  readonly legal: Pick<LegalTexts, 'consents'>
}

export function createRegistration(deps: RegistrationDeps): Registration {
  const { db, clock, rates, auth, confirmation, categories, legal } = deps
  const registrations = rates.limit('registrations', REGISTRATIONS_AN_HOUR, HOUR_MS)
  return {
    async prepare(input, ip) {
      await takeOrRefuse(registrations, networkKey(ip))
      const outdated = outdatedConsents(input.consents.editions, await legal.consents())
      if (outdated) throw validationRefusal(outdated)
      const city = await db.selectFrom('cities').select('id').where('id', '=', input.cityId).executeTakeFirst()
      if (!city) throw validationRefusal({ cityId: UNKNOWN_CITY })
      const checked = 'company' in input ? checkCompany(input.company, await categories.index(), 'company') : null
      if (checked && !checked.ok) throw validationRefusal(checked.fields)
      return { person: input, company: checked?.company ?? null, passwordHash: await hashNewPassword(input.password) }
    },

    async register({ trx }, { person, company, passwordHash }, from) {
      const now = new Date(clock.now())
      const account = { id: randomUUID(), role: company ? 'EXECUTOR' : 'CLIENT' } as const
      const code = newCode()
      await insertAccount(trx, { ...account, code, person, passwordHash, now }).catch(refuseTakenContact)
      if (company) {
        await insertCompany(trx, { id: randomUUID(), userId: account.id, company, now })
        await lookAtNewcomer(trx, account.id, now)
      }
      await insertConsents(trx, { userId: account.id, consents: person.consents, ip: from.ip, now })
      await confirmation.post(trx, account.id, person)
      return auth.openSession(trx, account, from)
    },
  }
}

/** Without letters that are taken for digits, or for each other. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** What support asks for on the phone: 50 random bits, e.g. `A-7KX2M9QPWD`. */
const newCode = () => `A-${Array.from(randomBytes(10), (byte) => LETTERS[byte % 32]).join('')}`
