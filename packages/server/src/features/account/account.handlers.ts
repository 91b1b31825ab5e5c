import type { accountOperations } from '@artel/core/contract'
import type { HandlersOf } from '../../domain/call.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { UserViewer } from '../../domain/viewer.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import type { Categories } from '../categories/categories.service.ts'
import type { AccountService } from './account.service.ts'
import type { AccountExportService } from './account-export.service.ts'
import type { CompanyService } from './companies.service.ts'
import type { OpenDeals } from './open-deals.ts'
import type { OwnUserReader } from './own-user.ts'

export interface AccountHandlerDeps {
  readonly accounts: AccountService
  readonly companies: CompanyService
  readonly exports: AccountExportService
  readonly categories: Pick<Categories, 'index'>
  readonly readOpenDeals: () => Promise<OpenDeals>
  readonly readUser: OwnUserReader
  /** What guests are shown: names and faces are on it. */
  readonly pages: { invalidate(): void }
}

/** Handlers of one's own account and company. */
export function accountHandlers({
  accounts,
  companies,
  exports,
  categories,
  readOpenDeals,
  readUser,
  pages,
}: AccountHandlerDeps): HandlersOf<typeof accountOperations> {
  /** Does the change and answers with the account after it. */
  const changed = async ({ trx }: UnitOfWork, { id }: UserViewer, change: Promise<void>) => {
    await change
    const user = await readUser(trx, id)
    if (!user) throw new Refusal('SESSION_ENDED')
    return { data: user }
  }
  const seenByAll = ({ afterCommit }: UnitOfWork) => afterCommit(() => pages.invalidate())
  return {
    updateMe: ({ viewer, body, mutate }) =>
      mutate((unit) => {
        seenByAll(unit)
        return changed(unit, viewer, accounts.update(unit, viewer, body))
      }),
    changeEmail: async ({ viewer, body, request, mutate }) => {
      await accounts.checkPassword(viewer, body.password, request.ip)
      return mutate((unit) => changed(unit, viewer, accounts.changeEmail(unit, viewer, body.email)))
    },
    changePassword: async ({ viewer, body, request, mutate }) => {
      await accounts.checkPassword(viewer, body.currentPassword, request.ip, 'currentPassword')
      const passwordHash = await accounts.hashNewPassword(body.password)
      return mutate((unit) => nothing(accounts.changePassword(unit, viewer, passwordHash)))
    },
    deleteMe: async ({ viewer, body, request, mutate }) => {
      await accounts.checkPassword(viewer, body.password, request.ip)
      const openDeals = await readOpenDeals()
      return mutate((unit) => {
        seenByAll(unit)
        return nothing(accounts.delete(unit, viewer, openDeals))
      })
    },
    exportMyData: async ({ viewer }) => ({ data: await exports.make(viewer) }),
    getMyCompany: async ({ viewer }) => ({ data: await companies.mine(viewer) }),
    updateMyCompany: async ({ viewer, body, mutate }) => {
      const index = await categories.index()
      return mutate(async (unit) => {
        seenByAll(unit)
        return { data: await companies.update(unit, viewer, body, index) }
      })
    },
  }
}

const nothing = async (done: Promise<unknown>): Promise<undefined> => {
  await done
  return undefined
}
