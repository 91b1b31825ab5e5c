import { type HandlerArgs, SERVICE_LIMITS, servicesOver } from '@artel/core/contract'
import { changedLine, groupedByCategory, isWholeOrder, pricedLine } from '@artel/core/executors'
import type { MockCall, MockHandlers } from '../mock-handlers.ts'
import { MockRefusal, unfit } from '../mock-refusal.ts'
import type { StoredService } from '../stored.ts'
import { checkVersion, found } from './allow.ts'
import { leafCard } from './categories.ts'
import { isSeenBy } from './listed-executors.ts'
import { signedIn } from './signed-in.ts'

const of = ({ world }: MockCall, owner: string) => world.services.filter(({ executorId }) => executorId === owner)

const shown = ({ executorId: _, ...service }: StoredService) => service

const mine = (call: MockCall, id: number): StoredService =>
  found(of(call, signedIn(call).id).find((service) => service.id === id))

const checkRoom = (call: MockCall, executorId: string, lines: number): void => {
  const left = SERVICE_LIMITS.count - of(call, executorId).length
  if (lines > left) throw new MockRefusal('LIMIT_REACHED', { message: servicesOver(left) })
}

const written = ({ world }: MockCall, { categoryId, ...line }: HandlerArgs<'createService'>['body']) => {
  const { id, name } = leafCard(world, categoryId)
  return { ...line, category: { id, name } }
}

/** Price lists of executors, in their order. */
export const serviceHandlers = {
  listServices({ query: { executorId } }, call) {
    const isSeen = isSeenBy(call.world, call.viewer, executorId)
    return { data: isSeen ? groupedByCategory(of(call, executorId)).map(shown) : [] }
  },
  createService({ body }, call) {
    const executorId = signedIn(call).id
    const line = written(call, pricedLine(body))
    checkRoom(call, executorId, 1)
    const service = { ...line, id: call.world.nextId(), executorId, version: 1 }
    call.world.services = [...call.world.services, service]
    return { data: shown(service) }
  },
  createServices({ body: { categoryId, lines } }, call) {
    const { world } = call
    const executorId = signedIn(call).id
    const priced = lines.map((line) => written(call, pricedLine({ ...line, categoryId })))
    checkRoom(call, executorId, lines.length)
    const added = priced.map((line) => ({ ...line, id: world.nextId(), executorId, version: 1 }))
    world.services = [...world.services, ...added]
    return { data: groupedByCategory(of(call, executorId)).map(shown) }
  },
  updateService({ params, body: { version, ...changes } }, call) {
    const service = mine(call, params.id)
    checkVersion(service, version)
    const { category, name, priceType, price, unit } = service
    const changed = changedLine({ categoryId: category.id, name, priceType, price, unit }, changes)
    if (!changed.ok) throw unfit(changed.fields)
    Object.assign(service, written(call, changed.line), { version: version + 1 })
    return { data: shown(service) }
  },
  orderServices({ body: { ids } }, call) {
    const before = of(call, signedIn(call).id)
    const numbers = before.map(({ id }) => id)
    if (!isWholeOrder(ids, numbers)) throw new MockRefusal('VERSION_CONFLICT')
    const after = ids.flatMap((id) => before.filter((service) => service.id === id))
    call.world.services = [...call.world.services.filter((service) => !before.includes(service)), ...after]
    return { data: groupedByCategory(after).map(shown) }
  },
  deleteService({ params }, call) {
    const service = mine(call, params.id)
    call.world.services = call.world.services.filter((one) => one !== service)
    return undefined
  },
} satisfies Pick<
  MockHandlers,
  'listServices' | 'createService' | 'createServices' | 'updateService' | 'orderServices' | 'deleteService'
>
