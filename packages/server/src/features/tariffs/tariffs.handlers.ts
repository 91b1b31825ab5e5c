import type { tariffOperations } from '@artel/core/contract'
import type { HandlersOf } from '../../domain/call.ts'
import type { TariffService } from './tariffs.service.ts'

const page = <T>({ items, totalItems }: { items: T[]; totalItems: number }) => ({
  data: { items, pagination: { totalItems } },
})

/** Handlers of the tariffs' calls. */
export const tariffHandlers = (tariffs: TariffService): HandlersOf<typeof tariffOperations> => ({
  listTariffs: async () => ({ data: await tariffs.list() }),
  getUserTariff: async ({ viewer }) => ({ data: await tariffs.info(viewer.id) }),
  previewTariff: async ({ viewer, body }) => ({ data: await tariffs.preview(viewer.id, body) }),
  calculateServices: async ({ body }) => ({ data: await tariffs.calculate(body) }),
  isConstraintMet: async ({ viewer, body }) => ({
    data: await tariffs.isConstraintMet(viewer.id, body.additionalServiceType),
  }),
  getUserServicesInfo: async ({ viewer }) => ({ data: await tariffs.servicesInfo(viewer.id) }),
  listUserServices: async ({ viewer, query }) => page(await tariffs.services(viewer.id, query)),
  listReplyLedger: async ({ viewer, query }) => page(await tariffs.ledger(viewer.id, query)),
})
