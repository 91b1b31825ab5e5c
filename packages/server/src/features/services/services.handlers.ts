import type { serviceOperations } from '@artel/core/contract'
import type { HandlersOf } from '../../domain/call.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import type { Categories } from '../categories/categories.service.ts'
import type { PriceLists } from './services.service.ts'

export interface ServiceHandlerDeps {
  readonly services: PriceLists
  readonly categories: Pick<Categories, 'index'>
  /** What guests are shown: prices of executors are on it. */
  readonly pages: { invalidate(): void }
}

/** Handlers of the calls about price lists. */
export function serviceHandlers({
  services,
  categories,
  pages,
}: ServiceHandlerDeps): HandlersOf<typeof serviceOperations> {
  const seenByAll = ({ afterCommit }: UnitOfWork) => afterCommit(() => pages.invalidate())
  return {
    listServices: async ({ viewer, query }) => ({ data: await services.list(viewer, query.executorId) }),
    createService: async ({ viewer, body, mutate }) => {
      const index = await categories.index()
      return mutate(async (unit) => {
        seenByAll(unit)
        return { data: await services.add(unit, viewer, body, index) }
      })
    },
    createServices: async ({ viewer, body, mutate }) => {
      const index = await categories.index()
      return mutate(async (unit) => {
        seenByAll(unit)
        return { data: await services.addMany(unit, viewer, body, index) }
      })
    },
    updateService: async ({ viewer, params, body, mutate }) => {
      const index = await categories.index()
      return mutate(async (unit) => {
        seenByAll(unit)
        return { data: await services.change(unit, viewer, { ...body, id: params.id }, index) }
      })
    },
    orderServices: ({ viewer, body, mutate }) =>
      mutate(async (unit) => {
        seenByAll(unit)
        return { data: await services.order(unit, viewer, body.ids) }
      }),
    deleteService: ({ viewer, params, mutate }) =>
      mutate(async (unit) => {
        seenByAll(unit)
        await services.remove(unit, viewer, params.id)
        return undefined
      }),
  }
}
