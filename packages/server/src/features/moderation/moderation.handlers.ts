import type { moderationOperations } from '@artel/core/contract'
import type { HandlersOf } from '../../domain/call.ts'
import type { ModerationService } from './moderation.service.ts'

/** Handlers of the moderators' queues. */
export const moderationHandlers = (moderation: ModerationService): HandlersOf<typeof moderationOperations> => ({
  listModeration: async ({ query }) => {
    const { items, totalItems } = await moderation.list(query)
    return { data: { items, pagination: { totalItems } } }
  },
  countModeration: async () => ({ data: await moderation.counts() }),
  getModerationDetails: async ({ query }) => ({ data: await moderation.details(query) }),
  holdModeration: ({ viewer, body, mutate }) =>
    mutate(async (unit) => ({ data: await moderation.hold(unit, viewer, body) })),
  releaseModeration: ({ viewer, body, mutate }) =>
    mutate(async (unit) => {
      await moderation.release(unit, viewer, body)
      return undefined
    }),
  readComplaintChat: ({ viewer, params, mutate }) =>
    mutate(async (unit) => ({ data: await moderation.readComplaintChat(unit, viewer, params.id) })),
})
