import type { taskOfferOperations } from '@artel/core/contract'
import type { HandlersOf } from '../../domain/call.ts'
import type { TaskOfferService } from './task-offers.service.ts'

/** Handlers of the offers' calls. */
export const taskOfferHandlers = (offers: TaskOfferService): HandlersOf<typeof taskOfferOperations> => ({
  listTaskOffers: async ({ viewer, query }) => ({ data: await offers.list(viewer, query.taskId) }),
  sendTaskOffer: ({ viewer, body, mutate }) =>
    mutate(async (unit) => ({ data: await offers.send(unit, viewer, body) })),
  viewTaskOffer: ({ viewer, params, mutate }) =>
    mutate(async (unit) => {
      await offers.view(unit, viewer, params.id)
      return undefined
    }),
  declineTaskOffer: ({ viewer, params, body, mutate }) =>
    mutate(async (unit) => ({ data: await offers.decline(unit, viewer, params.id, body.version) })),
  withdrawTaskOffer: ({ viewer, params, body, mutate }) =>
    mutate(async (unit) => ({ data: await offers.withdraw(unit, viewer, params.id, body.version) })),
})
