import type { pushOperations } from '@artel/core/contract'
import type { HandlersOf } from '../../domain/call.ts'
import type { PushService } from './push.service.ts'

/** Handlers of the calls about devices that are told. */
export const pushHandlers = (push: PushService): HandlersOf<typeof pushOperations> => ({
  getPushDevices: async ({ viewer }) => ({ data: await push.devices(viewer.id) }),
  addPushDevice: ({ viewer, body, request, mutate }) =>
    mutate(async (unit) => ({ data: await push.add(unit, viewer, body, request.userAgent) })),
  removePushDevice: async ({ viewer, params }) => {
    await push.remove(viewer.id, params.id)
    return undefined
  },
})
