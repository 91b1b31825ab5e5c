import type { complaintOperations } from '@artel/core/contract'
import type { HandlersOf } from '../../domain/call.ts'
import type { ComplaintService } from './complaints.service.ts'

/** Handlers of complaints: of whoever complains, and of staff. */
export const complaintHandlers = (complaints: ComplaintService): HandlersOf<typeof complaintOperations> => ({
  createComplaint: ({ viewer, body, mutate }) =>
    mutate(async (unit) => ({ data: await complaints.create(unit, viewer, body) })),
  takeComplaint: ({ viewer, params, mutate }) =>
    mutate(async (unit) => {
      await complaints.decide(unit, viewer, params.id, { type: 'TAKE' })
      return undefined
    }),
  resolveComplaint: ({ viewer, params, body, mutate }) =>
    mutate(async (unit) => {
      await complaints.decide(unit, viewer, params.id, { type: 'RESOLVE', verdict: body.comment })
      return undefined
    }),
  dismissComplaint: ({ viewer, params, body, mutate }) =>
    mutate(async (unit) => {
      await complaints.decide(unit, viewer, params.id, { type: 'DISMISS', verdict: body.comment })
      return undefined
    }),
})
