import type { HandlerArgs, PortfolioCase } from '@artel/core/contract'
import { shownCases, withChanges } from '@artel/core/executors'
import type { MockCall, MockHandlers } from '../mock-handlers.ts'
import { MockRefusal } from '../mock-refusal.ts'
import type { StoredCase } from '../stored.ts'
import type { MockWorld } from '../world.ts'
import { checkVersion, found } from './allow.ts'
import { leafCard } from './categories.ts'
import { attach, letGo } from './files.ts'
import { keepGone } from './gone.ts'
import { isSeenBy } from './listed-executors.ts'
import { pageOf } from './paging.ts'
import { signedIn } from './signed-in.ts'
import { leftOf, limitOf } from './tariff-usage.ts'

/** A portfolio, the newest first; what the tariff has no room for is hidden. */
export const portfolioOf = (world: MockWorld, owner: string): readonly PortfolioCase[] => {
  const own = world.cases.filter(({ executorId }) => executorId === owner)
  const room = shownCases(own.length, limitOf(world, owner, 'CASES'))
  return own.map((one, place) => ({ ...one, isHidden: place >= room }))
}

const seenBy = ({ world, viewer }: MockCall, owner: string): readonly PortfolioCase[] => {
  if (!isSeenBy(world, viewer, owner)) return []
  return portfolioOf(world, owner).filter(({ isHidden }) => !isHidden || viewer?.id === owner)
}

const mine = (call: MockCall, id: number): StoredCase =>
  found(call.world.cases.find((one) => one.id === id && one.executorId === signedIn(call).id))

const shown = ({ world }: MockCall, { id, executorId }: StoredCase): PortfolioCase =>
  found(portfolioOf(world, executorId).find((one) => one.id === id))

const written = (
  call: MockCall,
  { categoryId, photoIds, ...body }: HandlerArgs<'createCase'>['body'],
  here: readonly Pick<PortfolioCase['photos'][number], 'id'>[] = [],
) => {
  const { id, name } = leafCard(call.world, categoryId)
  const photos = attach(call, 'case', photoIds, here).map(({ picture }) => found(picture))
  return { ...body, category: { id, name }, photos }
}

/** Portfolios. */
export const caseHandlers = {
  listCases: ({ query }, call) => ({ data: pageOf(seenBy(call, query.executorId), query) }),
  getCase({ params }, call) {
    const { executorId } = found(call.world.cases.find(({ id }) => id === params.id))
    return { data: found(seenBy(call, executorId).find(({ id }) => id === params.id)) }
  },
  createCase({ body }, call) {
    const { world } = call
    const { id: executorId } = signedIn(call)
    leafCard(world, body.categoryId)
    if (leftOf(world, executorId, 'CASES') === 0) throw new MockRefusal('LIMIT_REACHED')
    const createdAt = new Date(world.now).toISOString()
    const created = { ...written(call, body), id: world.nextId(), executorId, createdAt, version: 1 }
    world.cases = [created, ...world.cases]
    return { data: shown(call, created) }
  },
  updateCase({ params, body: { version, ...changes } }, call) {
    const portfolioCase = mine(call, params.id)
    checkVersion(portfolioCase, version)
    const { title, text, category, photos, price, termDays, year } = portfolioCase
    const before = { title, text, categoryId: category.id, photoIds: photos.map(({ id }) => id), price, termDays, year }
    Object.assign(portfolioCase, written(call, withChanges(before, changes), photos), { version: version + 1 })
    return { data: shown(call, portfolioCase) }
  },
  deleteCase({ params }, call) {
    const { world } = call
    const portfolioCase = mine(call, params.id)
    const isPublic = isSeenBy(world, null, portfolioCase.executorId) && !shown(call, portfolioCase).isHidden
    world.cases = world.cases.filter((one) => one !== portfolioCase)
    letGo(world, portfolioCase.photos)
    if (isPublic) keepGone(world, 'CASE', portfolioCase.id)
    return undefined
  },
} satisfies Pick<MockHandlers, 'listCases' | 'getCase' | 'createCase' | 'updateCase' | 'deleteCase'>
