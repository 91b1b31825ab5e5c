import { type AccountCommand, accountChoices, blockReason, decideAccount, roleLabels } from '@artel/core/admin'
import {
  type AdminUser,
  type AdminUserDetails,
  type HandlerArgs,
  LOG_LINES_SHOWN,
  TOTAL_ITEMS_CAP,
} from '@artel/core/contract'
import type { Clock } from '@artel/core/ports'
import { paths } from '@artel/core/routes'
import type { Kysely } from 'kysely'
import { Refusal } from '../../domain/refusal.ts'
import type { UserViewer } from '../../domain/viewer.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import type { Mail } from '../../platform/mail/mail.service.ts'
import { updateUser } from '../account/account.queries.ts'
import type { AuthService } from '../auth/auth.service.ts'
import { accountBlockedLetter, accountUnblockedLetter } from '../auth/letters.ts'
import type { Notifier } from '../notifications/notifier.ts'
import type { StaffLog } from '../staff-log/staff-log.ts'
import * as queries from './admin-users.queries.ts'
import type { BlockedDeals } from './blocked-deals.ts'

/** Accounts as administrators see and change them (product §24). */
export interface AdminUserService {
  list(query: HandlerArgs<'listAdminUsers'>['query']): Promise<{ items: AdminUser[]; totalItems: number }>
  /** @throws Refusal NOT_FOUND */
  details(admin: UserViewer, id: string): Promise<AdminUserDetails>
  /**
   * Does one step of the account's lifecycle with all that follows, its line in the journal included.
   * @throws Refusal NOT_FOUND, VERSION_CONFLICT, TRANSITION_REFUSED with the lifecycle's reason
   */
  change(
    unit: UnitOfWork,
    admin: UserViewer,
    account: { id: string; version: number },
    step: AccountStep,
  ): Promise<AdminUserDetails>
}

/** A step with what it takes: `deals` were read before the transaction. */
export type AccountStep =
  | Exclude<AccountCommand, { type: 'BLOCK' }>
  | (Extract<AccountCommand, { type: 'BLOCK' }> & { readonly comment: string | null; readonly deals: BlockedDeals })

export interface AdminUserDeps {
  readonly db: Kysely<Schema>
  readonly clock: Pick<Clock, 'now'>
  readonly auth: Pick<AuthService, 'endSessions' | 'roleChanged'>
  readonly mail: Mail
  readonly notifier: Notifier
  readonly log: StaffLog
}

export function createAdminUserService({ db, clock, auth, mail, notifier, log }: AdminUserDeps): AdminUserService {
  const read = async (on: Kysely<Schema>, admin: UserViewer, id: string): Promise<AdminUserDetails> => {
    const row = await queries.selectUser(on, id)
    if (!row) throw new Refusal('NOT_FOUND')
    return {
      ...detailsView(row),
      ...accountChoices({ account: queries.factsOf(row), actor: admin }),
      log: await log.about(on, 'USER', id, LOG_LINES_SHOWN),
    }
  }

  const follow = async (unit: UnitOfWork, admin: UserViewer, user: queries.UserDetailsRow, step: AccountStep) => {
    const { trx, afterCommit } = unit
    const { id, role } = user
    const to = { email: user.email, firstName: user.first_name }
    const deed = { actorId: admin.id, object: 'USER', objectId: id } as const
    switch (step.type) {
      case 'CHANGE_ROLE':
        await updateUser(trx, id, { role: step.role })
        afterCommit(() => auth.roleChanged(id))
        await notifier.notify(trx, {
          userId: id,
          kind: 'USERS',
          title: `Теперь вы ${roleLabels[step.role].toLowerCase()}`,
          text: 'Роль вашего аккаунта изменил администратор. Разделы сайта уже новые.',
          path: paths.home(),
        })
        return log.write(trx, { ...deed, action: 'ROLE_CHANGED', before: role, after: step.role })
      case 'BLOCK': {
        const { rule, comment, deals } = step
        await deals.end(unit, admin, { kind: 'user', id, role, sessionId: '' }, rule)
        await updateUser(trx, id, { blocked_at: new Date(clock.now()), block_rule: rule, block_comment: comment })
        await auth.endSessions(unit, { userId: id }, 'BLOCKED')
        if (user.email_confirmed_at) await mail.send(trx, accountBlockedLetter(to, blockReason({ rule, comment })))
        return log.write(trx, { ...deed, action: 'USER_BLOCKED', rule, comment })
      }
      case 'UNBLOCK':
        await updateUser(trx, id, { blocked_at: null, block_rule: null, block_comment: null })
        if (user.email_confirmed_at) await mail.send(trx, accountUnblockedLetter(to))
        return log.write(trx, { ...deed, action: 'USER_UNBLOCKED' })
    }
  }

  return {
    async list({ page, limit, ...filter }) {
      const rows = await queries.selectUsers(db, filter, { offset: (page - 1) * limit, limit })
      return { items: rows.map(userView), totalItems: await queries.countUsers(db, filter, TOTAL_ITEMS_CAP) }
    },

    details: (admin, id) => read(db, admin, id),

    async change(unit, admin, { id, version }, step) {
      const locked = await queries.lockAccounts(unit.trx, [id, admin.id])
      const user = await queries.selectUser(unit.trx, id)
      if (!user) throw new Refusal('NOT_FOUND')
      if (user.version !== version) throw new Refusal('VERSION_CONFLICT')
      // A colleague may have sent this one away a moment ago.
      const acting = locked.find((one) => one.id === admin.id)
      const actor = { id: admin.id, role: acting && acting.blocked_at === null ? acting.role : 'CLIENT' }
      const decision = decideAccount({ account: queries.factsOf(user), actor, event: step })
      if (!decision.ok) throw new Refusal('TRANSITION_REFUSED', { refusal: decision.refusal })
      await follow(unit, admin, user, step)
      return read(unit.trx, admin, id)
    },
  }
}

const userView = (row: queries.UserRow): AdminUser => ({
  id: row.id,
  code: row.code,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  phoneNumber: row.phone_number,
  role: row.role,
  state: row.state,
  companyName: row.short_name,
  createdAt: row.created_at.toISOString(),
  lastVisitAt: row.last_visit_at?.toISOString() ?? null,
})

const detailsView = (row: queries.UserDetailsRow) => ({
  ...userView(row),
  version: row.version,
  emailConfirmed: row.email_confirmed_at !== null,
  phoneConfirmed: row.phone_confirmed_at !== null,
  cityName: row.city_name,
  company: row.business_type && {
    businessType: row.business_type,
    verificationStatus: row.verification_status ?? 'UNVERIFIED',
    inn: row.inn,
    shortName: row.short_name,
  },
  block:
    row.blocked_at && row.block_rule
      ? { rule: row.block_rule, comment: row.block_comment, since: row.blocked_at.toISOString() }
      : null,
  counts: { tasks: row.tasks, replies: row.replies, complaints: row.complaints, sessions: row.sessions },
})
