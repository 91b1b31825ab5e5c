import type { dealOperations } from '@artel/core/contract'
import type { HandlersOf } from '../domain/call.ts'
import type { DealService } from './deals.service.ts'

/** Handlers of the calls that begin a deal. */
export const dealHandlers = (deals: DealService): HandlersOf<typeof dealOperations> => ({
  acceptTaskReply: ({ viewer, params, body, mutate }) =>
    mutate(async (unit) => ({ data: await deals.acceptReply(unit, viewer, params.id, body.version) })),
  acceptTaskOffer: ({ viewer, params, body, mutate }) =>
    mutate(async (unit) => ({ data: await deals.acceptOffer(unit, viewer, params.id, body.version) })),
})
