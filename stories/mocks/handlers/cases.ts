import type { HandlerArgs, PortfolioCase } from '@artel/core/contract'
import type { MockCall, MockHandlers } from '../mock-handlers.ts'
import { MockRefusal } from '../mock-refusal.ts'
import { checkVersion, found } from './allow.ts'
import { categoryCard } from './categories.ts'
import { picturesOf } from './files.ts'
import { pageOf } from './paging.ts'
import { signedIn } from './signed-in.ts'
import { leftOf } from './tariff-usage.ts'

const mine = (call: MockCall, id: number): PortfolioCase =>
  found(call.world.cases.find((one) => one.id === id && one.executorId === signedIn(call).id))

const written = (call: MockCall, { categoryId, photoIds, ...body }: HandlerArgs<'createCase'>['body']) => {
  const { id, name } = categoryCard(call.world, categoryId)
  return { ...body, category: { id, name }, photos: picturesOf(call, photoIds) }
}

/** Portfolios. */
export const caseHandlers = {
  listCases: ({ query }, { world }) => ({
    data: pageOf(
      world.cases.filter(({ executorId }) => executorId === query.executorId),
      query,
    ),
  }),
  getCase: ({ params }, { world }) => ({ data: found(world.cases.find(({ id }) => id === params.id)) }),
  createCase({ body }, call) {
    const { id: executorId } = signedIn(call)
    if (leftOf(call.world, executorId, 'CASES') === 0) throw new MockRefusal('LIMIT_REACHED')
    const createdAt = new Date(call.world.now).toISOString()
    const created = { ...written(call, body), id: call.world.nextId(), executorId, createdAt, version: 1 }
    call.world.cases = [created, ...call.world.cases]
    return { data: created }
  },
  updateCase({ params, body: { version, ...body } }, call) {
    const portfolioCase = mine(call, params.id)
    checkVersion(portfolioCase, version)
    Object.assign(portfolioCase, written(call, body), { version: version + 1 })
    return { data: portfolioCase }
  },
  deleteCase({ params }, call) {
    const portfolioCase = mine(call, params.id)
    call.world.cases = call.world.cases.filter((one) => one !== portfolioCase)
    return undefined
  },
} satisfies Pick<MockHandlers, 'listCases' | 'getCase' | 'createCase' | 'updateCase' | 'deleteCase'>
