import type { Handlers } from '../../domain/call.ts'
import type { ComplaintService } from './complaints.service.ts'

type ComplaintOperation = 'createComplaint' | 'takeComplaint' | 'resolveComplaint' | 'dismissComplaint'

/** Handlers of complaints: of whoever complains, and of staff. */
export const complaintHandlers = (complaints: ComplaintService): Pick<Handlers, ComplaintOperation> => ({
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
