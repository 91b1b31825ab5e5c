import type { caseOperations } from '@artel/core/contract'
import type { HandlersOf } from '../../domain/call.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import type { Categories } from '../categories/categories.service.ts'
import type { Portfolios } from './cases.service.ts'

export interface CaseHandlerDeps {
  readonly cases: Portfolios
  readonly categories: Pick<Categories, 'index'>
  /** What guests are shown: works of executors are on it. */
  readonly pages: { invalidate(): void }
}

/** Handlers of the calls about portfolios. */
export function caseHandlers({ cases, categories, pages }: CaseHandlerDeps): HandlersOf<typeof caseOperations> {
  const seenByAll = ({ afterCommit }: UnitOfWork) => afterCommit(() => pages.invalidate())
  return {
    listCases: async ({ viewer, query }) => {
      const { items, totalItems } = await cases.list(viewer, query)
      return { data: { items, pagination: { totalItems } } }
    },
    getCase: async ({ viewer, params }) => ({ data: await cases.read(viewer, params.id) }),
    createCase: async ({ viewer, body, mutate }) => {
      const index = await categories.index()
      return mutate(async (unit) => {
        seenByAll(unit)
        return { data: await cases.add(unit, viewer, body, index) }
      })
    },
    updateCase: async ({ viewer, params, body, mutate }) => {
      const index = await categories.index()
      return mutate(async (unit) => {
        seenByAll(unit)
        return { data: await cases.change(unit, viewer, { ...body, id: params.id }, index) }
      })
    },
    deleteCase: ({ viewer, params, mutate }) =>
      mutate(async (unit) => {
        seenByAll(unit)
        await cases.remove(unit, viewer, params.id)
        return undefined
      }),
  }
}
