import type { categoryRequestOperations, categoryVerdictOperations } from '@artel/core/contract'
import type { HandlersOf } from '../../domain/call.ts'
import type { StaffLog } from '../staff-log/staff-log.ts'
import type { Categories } from './categories.service.ts'
import type { CategoryRequestService } from './category-requests.service.ts'

export interface CategoryRequestHandlerDeps {
  readonly requests: CategoryRequestService
  readonly categories: Pick<Categories, 'index'>
  readonly log: Pick<StaffLog, 'write'>
}

type Cards = typeof categoryRequestOperations & typeof categoryVerdictOperations

const deedOf = (id: number) => ({ object: 'CATEGORY_REQUEST', objectId: String(id) }) as const

/** Handlers of requests for categories and of what staff decide about them. */
export const categoryRequestHandlers = ({
  requests,
  categories,
  log,
}: CategoryRequestHandlerDeps): HandlersOf<Cards> => ({
  requestCategory: async ({ viewer, body, mutate }) => {
    const tree = await categories.index()
    return mutate(async (unit) => ({ data: { id: await requests.ask(unit, viewer, body, tree) } }))
  },
  approveCategoryRequest: ({ viewer, params: { id }, body: { version, ...category }, mutate }) =>
    mutate(async (unit) => {
      await requests.approve(unit, viewer, { id, version }, category)
      const deed = { ...deedOf(id), action: 'CATEGORY_ADDED', after: category.name } as const
      await log.write(unit.trx, { ...deed, actorId: viewer.id })
      return undefined
    }),
  rejectCategoryRequest: ({ viewer, params: { id }, body: { version, ...broken }, mutate }) =>
    mutate(async (unit) => {
      await requests.reject(unit, viewer, { id, version }, broken)
      const deed = { ...deedOf(id), action: 'CATEGORY_REQUEST_REJECTED', ...broken } as const
      await log.write(unit.trx, { ...deed, actorId: viewer.id })
      return undefined
    }),
})
