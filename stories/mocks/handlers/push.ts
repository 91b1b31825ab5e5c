import type { PushDevice } from '@artel/core/contract'
import { aPushSubscription } from '@artel/core/testing'
import type { MockHandlers } from '../mock-handlers.ts'
import { MockRefusal } from '../mock-refusal.ts'
import type { StoredPushDevice } from '../stored.ts'
import { ownSession, signedIn } from './signed-in.ts'

/** Any point of the curve will do: nothing is sent. */
const PUBLIC_KEY = aPushSubscription().keys.p256dh

const shown = ({ userId, ...device }: StoredPushDevice): PushDevice => device

/** Devices that are told when no page is open. */
export const pushHandlers = {
  getPushDevices(_, call) {
    const { id } = signedIn(call)
    return {
      data: { publicKey: PUBLIC_KEY, devices: call.world.pushDevices.filter(({ userId }) => userId === id).map(shown) },
    }
  },
  addPushDevice({ body: { endpoint } }, call) {
    const { id: userId } = signedIn(call)
    const { world } = call
    const known = world.pushDevices.find((one) => one.endpoint === endpoint && one.userId === userId)
    const at = new Date(world.now).toISOString()
    const device = known ?? { id: world.nextId(), userId, endpoint, name: ownSession(call).device, createdAt: at }
    world.pushDevices = [device, ...world.pushDevices.filter((one) => one.endpoint !== endpoint)]
    return { data: shown(device) }
  },
  removePushDevice({ params: { id } }, call) {
    const { id: userId } = signedIn(call)
    const { world } = call
    if (!world.pushDevices.some((one) => one.id === id && one.userId === userId)) throw new MockRefusal('NOT_FOUND')
    world.pushDevices = world.pushDevices.filter((one) => one.id !== id)
    return undefined
  },
} satisfies Pick<MockHandlers, 'getPushDevices' | 'addPushDevice' | 'removePushDevice'>
