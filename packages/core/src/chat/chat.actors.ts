import { fromPromise } from 'xstate'
import { CHAT_CATCH_UP_LIMIT, CHAT_HISTORY_LIMIT } from '../contract/chat-terms.ts'
import type { Chat } from '../contract/index.ts'
import { chatMachine } from './chat.machine.ts'
import type { ChatApi } from './chat.types.ts'
import { chatListMachine } from './chat-list.machine.ts'
import { chatWindowMachine } from './chat-window.machine.ts'
import { outboxMachine } from './outbox.machine.ts'
import { senderMachine } from './sender.machine.ts'

/** The most chats that one request may ask for, by the contract. */
const LARGEST_PAGE = 50

/** The list machine asking `api`. */
export const provideChatList = (api: ChatApi) =>
  chatListMachine.provide({
    actors: {
      listChats: fromPromise(async ({ input: { store, search, page, limit }, signal }) => {
        const asOf = store.tick()
        const size = Math.min(limit, LARGEST_PAGE)
        // A chat that has moved down meanwhile comes twice: its place is the first, what it holds is the last.
        const chats = new Map<number, Chat>()
        for (let at = page; ; at += 1) {
          const query = { page: at, limit: size, sortBy: 'lastMessage' as const, ...(search && { search }) }
          const { items, pagination } = await api.listChats({ query }, { signal })
          for (const chat of items) chats.set(chat.id, chat)
          const isLast = at * size >= pagination.totalItems
          if (isLast || at * size >= page * limit) return { search, items: [...chats.values()], isLast, asOf }
        }
      }),
    },
  })

/** The window machine asking `api`. */
export const provideChatWindow = (api: ChatApi) =>
  chatWindowMachine.provide({
    actors: {
      openChat: fromPromise(async ({ input: { store, chatId }, signal }) => {
        const asOf = store.tick()
        const [chat, history] = await Promise.all([
          store.row(chatId) ? null : api.getChat({ params: { id: chatId } }, { signal }),
          store.openLog(chatId).isLoaded
            ? null
            : api.listChatMessages({ query: { chatId, limit: CHAT_HISTORY_LIMIT } }, { signal }),
        ])
        return { chat: chat?.data ?? null, history: history?.items ?? null, asOf }
      }),
      loadOlder: fromPromise(async ({ input: { store, chatId }, signal }) => {
        const messageId = store.openLog(chatId).messages[0]?.id
        const query = { chatId, limit: CHAT_HISTORY_LIMIT, ...(messageId && { messageId }) }
        return (await api.listChatMessages({ query }, { signal })).items
      }),
      catchUp: fromPromise(async ({ input: { store, chatId }, signal }) => {
        const asOf = store.tick()
        const log = store.openLog(chatId)
        const heldSeq = log.newestSeq
        const [chat, missed] = await Promise.all([
          api.getChat({ params: { id: chatId } }, { signal }),
          api.listChatMessages({ query: { chatId, limit: CHAT_CATCH_UP_LIMIT, afterSeq: log.reachedSeq } }, { signal }),
        ])
        return { chat: chat.data, batch: missed.items, isAll: missed.items.length < CHAT_CATCH_UP_LIMIT, heldSeq, asOf }
      }),
      // Without the signal: what has been read stays read when the window closes.
      readChat: fromPromise(async ({ input: { store, chatId } }) => {
        store.startReading(chatId)
        try {
          await api.readChat({ params: { id: chatId } })
          store.confirmReading(chatId)
        } catch (error) {
          store.cancelReading(chatId)
          throw error
        }
      }),
    },
  })

/** The outbox machine sending to `api`. */
export const provideOutbox = (api: ChatApi) =>
  outboxMachine.provide({
    actors: {
      sender: senderMachine.provide({
        actors: {
          sendChatMessage: fromPromise(
            async ({ input: { id, chatId, text } }) =>
              (await api.sendChatMessage({ params: { id: chatId }, body: { id, text } })).data,
          ),
        },
      }),
    },
  })

/** The chat machine and its children asking `api`. */
export const provideChat = (api: ChatApi) =>
  chatMachine.provide({
    actors: {
      chatList: provideChatList(api),
      chatWindow: provideChatWindow(api),
      outbox: provideOutbox(api),
      getChat: fromPromise(async ({ input: { store, chatId }, signal }) => {
        const asOf = store.tick()
        return { asOf, chat: (await api.getChat({ params: { id: chatId } }, { signal })).data }
      }),
    },
  })
