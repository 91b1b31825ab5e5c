import type { MockCall, MockHandlers } from '../mock-handlers.ts'
import { MockRefusal } from '../mock-refusal.ts'
import type { StoredService } from '../stored.ts'
import { checkVersion, found } from './allow.ts'
import { categoryCard } from './categories.ts'
import { signedIn } from './signed-in.ts'

const of = ({ world }: MockCall, owner: string) => world.services.filter(({ executorId }) => executorId === owner)

const shown = ({ executorId: _, ...service }: StoredService) => service

const mine = (call: MockCall, id: number): StoredService =>
  found(of(call, signedIn(call).id).find((service) => service.id === id))

/** Price lists of executors, in their order. */
export const serviceHandlers = {
  listServices: ({ query: { executorId } }, call) => ({ data: of(call, executorId).map(shown) }),
  createService({ body: { categoryId, ...body } }, call) {
    const executorId = signedIn(call).id
    const { id, name } = categoryCard(call.world, categoryId)
    const service = { ...body, id: call.world.nextId(), category: { id, name }, executorId, version: 1 }
    call.world.services = [...call.world.services, service]
    return { data: shown(service) }
  },
  updateService({ params, body: { version, categoryId, ...body } }, call) {
    const service = mine(call, params.id)
    checkVersion(service, version)
    const { id, name } = categoryCard(call.world, categoryId)
    Object.assign(service, body, { category: { id, name }, version: version + 1 })
    return { data: shown(service) }
  },
  orderServices({ body: { ids } }, call) {
    const before = of(call, signedIn(call).id)
    const after = ids.flatMap((id) => before.filter((service) => service.id === id))
    // Somebody has added or deleted one meanwhile.
    if (after.length !== before.length) throw new MockRefusal('VERSION_CONFLICT')
    call.world.services = [...call.world.services.filter((service) => !before.includes(service)), ...after]
    return { data: after.map(shown) }
  },
  deleteService({ params }, call) {
    const service = mine(call, params.id)
    call.world.services = call.world.services.filter((one) => one !== service)
    return undefined
  },
} satisfies Pick<MockHandlers, 'listServices' | 'createService' | 'updateService' | 'orderServices' | 'deleteService'>
