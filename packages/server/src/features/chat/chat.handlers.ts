import type { chatOperations } from '@artel/core/contract'
import type { HandlersOf } from '../../domain/call.ts'
import type { SingleStatement } from '../../platform/db/unit-of-work.ts'
import type { ChatService } from './chat.service.ts'

/** Handlers of the chat's calls (product §7.8). */
export const chatHandlers = (chats: ChatService): HandlersOf<typeof chatOperations> => ({
  listChats: async ({ viewer, query }) => {
    const { items, totalItems } = await chats.list(viewer.id, query)
    return { items, pagination: { totalItems } }
  },
  createChat: ({ viewer, body, mutate }) => mutate(async (unit) => ({ data: await chats.create(unit, viewer, body) })),
  getChat: async ({ viewer, params }) => ({ data: await chats.get(viewer.id, params.id) }),
  readChat: ({ viewer, params, mutate }) =>
    mutate(async (unit) => {
      await chats.read(unit, viewer.id, params.id)
      return undefined
    }),
  deleteChat: ({ viewer, params, mutate }) =>
    mutate(async (unit) => {
      await chats.hide(unit, viewer.id, params.id)
      return undefined
    }),
  getUnreadCount: ({ viewer }) => chats.countUnread(viewer.id),
  listChatMessages: async ({ viewer, query }) => {
    const { items, totalItems } = await chats.messages(viewer.id, query)
    return { items, pagination: { totalItems } }
  },
  editChatMessage: ({ viewer, params, body, mutate }) =>
    mutate(async (unit) => ({ data: await chats.edit(unit, viewer.id, params.id, body.text) })),
  sendChatMessage: ({ viewer, params, body, mutate, mutateAtOnce }) => {
    const send = async (unit: SingleStatement) => ({ data: await chats.send(unit, viewer.id, params.id, body) })
    return body.fileIds.length > 0 ? mutate(send) : mutateAtOnce(send)
  },
})
