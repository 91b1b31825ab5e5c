import type { adminDeskOperations, adminUserOperations } from '@artel/core/contract'
import type { Call, HandlersOf } from '../../domain/call.ts'
import type { StaffLog } from '../staff-log/staff-log.ts'
import type { PriceDesk } from '../tariffs/prices.ts'
import type { AccountStep, AdminUserService } from './admin-users.service.ts'
import type { BlockedDeals } from './blocked-deals.ts'

export interface AdminHandlerDeps {
  readonly users: AdminUserService
  readonly prices: PriceDesk
  readonly log: Pick<StaffLog, 'list'>
  readonly readBlockedDeals: () => Promise<BlockedDeals>
  /** What guests are shown: people, tasks and prices are on it. */
  readonly pages: { invalidate(): void }
}

type Change = 'changeUserRole' | 'blockUser' | 'unblockUser'

/** Handlers of administration: accounts, prices and the journal. */
export function adminHandlers({
  users,
  prices,
  log,
  readBlockedDeals,
  pages,
}: AdminHandlerDeps): HandlersOf<typeof adminUserOperations & typeof adminDeskOperations> {
  const changed = ({ viewer, params, body, mutate }: Call<Change>, step: AccountStep) =>
    mutate(async (unit) => {
      unit.afterCommit(() => pages.invalidate())
      return { data: await users.change(unit, viewer, { id: params.id, version: body.version }, step) }
    })
  return {
    listAdminUsers: async ({ query }) => {
      const { items, totalItems } = await users.list(query)
      return { data: { items, pagination: { totalItems } } }
    },
    getAdminUser: async ({ viewer, params }) => ({ data: await users.details(viewer, params.id) }),
    changeUserRole: (call) => changed(call as Call<Change>, { type: 'CHANGE_ROLE', role: call.body.role }),
    blockUser: async (call) => {
      const { rule, comment } = call.body
      return changed(call as Call<Change>, { type: 'BLOCK', rule, comment, deals: await readBlockedDeals() })
    },
    unblockUser: (call) => changed(call as Call<Change>, { type: 'UNBLOCK' }),
    cancelPriceChange: ({ viewer, params, body, mutate }) =>
      mutate(async (unit) => {
        const price = await prices.cancel(unit, viewer, params.id, body.version)
        unit.afterCommit(() => pages.invalidate())
        return { data: price }
      }),
    listPrices: async () => ({ data: await prices.list() }),
    changePrice: ({ viewer, body, mutate }) =>
      mutate(async (unit) => {
        const price = await prices.change(unit, viewer, body)
        unit.afterCommit(() => pages.invalidate())
        return { data: price }
      }),
    listStaffLog: async ({ query }) => {
      const { items, totalItems } = await log.list(query)
      return { data: { items, pagination: { totalItems } } }
    },
  }
}
