import type { adminLandingOperations } from '@artel/core/contract'
import type { HandlersOf } from '../../domain/call.ts'
import type { AdminLandings } from './admin-landings.service.ts'

/** Handlers of the words of landing pages as administrators write them. */
export const adminLandingHandlers = (landings: AdminLandings): HandlersOf<typeof adminLandingOperations> => ({
  listAdminLandings: async () => ({ data: await landings.list() }),
  getAdminLanding: async ({ params }) => ({ data: await landings.read(params.id) }),
  changeLanding: ({ viewer, params: { id }, body: { version, ...input }, mutate }) =>
    mutate(async (unit) => ({ data: await landings.change(unit, viewer, { id, version }, input) })),
})
