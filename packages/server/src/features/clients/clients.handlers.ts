import type { clientOperations } from '@artel/core/contract'
import type { HandlersOf } from '../../domain/call.ts'
import type { ClientService } from './clients.service.ts'

/** Handler of the public page of a client. */
export const clientHandlers = (clients: ClientService): HandlersOf<typeof clientOperations> => ({
  getUser: async ({ params }) => ({ data: await clients.read(params.id) }),
})
