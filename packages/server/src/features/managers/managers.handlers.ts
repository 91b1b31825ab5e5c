import type { managerOperations } from '@artel/core/contract'
import type { HandlersOf } from '../../domain/call.ts'
import type { ManagerService } from './managers.service.ts'

/** Handlers of the calls about personal managers. */
export const managerHandlers = (managers: ManagerService): HandlersOf<typeof managerOperations> => ({
  openManagerChat: ({ viewer, mutate }) => mutate(async (unit) => ({ data: await managers.open(unit, viewer.id) })),
})
