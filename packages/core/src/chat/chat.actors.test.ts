import { expect, it } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import type { CancelSignal } from '../ports/index.ts'
import {
  aChat,
  aMessage,
  CLIENT_ID,
  fakeChatServer,
  fakeIds,
  manualClock,
  memoryStorage,
  settle,
} from '../testing/index.ts'
import { provideChat, provideChatList, provideChatWindow } from './chat.actors.ts'
import type { ChatApi, OwnerNews } from './chat.types.ts'
import { createChatStore } from './chat-store.ts'
import { createUnreadCounter } from './unread-counter.ts'

type Call = keyof ChatApi

/** Machines over a server that answers no call of these names; `held` says which such call was made and not cancelled. */
const setUp = (...unanswered: Call[]) => {
  const server = fakeChatServer()
  const chatId = server.addChat()
  for (let n = 0; n < 12; n += 1) server.say(chatId, 'companion')
  const calls: { readonly name: Call; readonly signal: CancelSignal | undefined }[] = []
  const api = Object.fromEntries(
    Object.entries(server.api).map(([name, answer]) => [
      name,
      (args: never, options?: { readonly signal?: CancelSignal }) => {
        if (!unanswered.includes(name as Call)) return answer(args)
        calls.push({ name: name as Call, signal: options?.signal })
        return new Promise(() => {})
      },
    ]),
  ) as unknown as ChatApi
  const clock = manualClock()
  const store = createChatStore({ userId: CLIENT_ID, clock, counter: createUnreadCounter(CLIENT_ID) })
  const owner = createActor(fromCallback<OwnerNews>(() => {})).start()
  return {
    api,
    clock,
    store,
    chatId,
    input: { chatId, store, owner, random: () => 0 },
    held: () => calls.flatMap(({ name, signal }) => (signal?.aborted ? [] : [name])),
  }
}

it('a list that is left asks for nothing any more', async () => {
  const { api, clock, input, held } = setUp('listChats')
  const list = createActor(provideChatList(api), { clock, input }).start()
  expect(held()).toEqual(['listChats'])
  list.stop()

  expect(held()).toEqual([])
})

it('a window that is closed while it opens asks for nothing any more', async () => {
  const { api, clock, input, held } = setUp('getChat', 'listChatMessages')
  const window = createActor(provideChatWindow(api), { clock, input }).start()
  expect(held()).toEqual(['getChat', 'listChatMessages'])
  window.stop()

  expect(held()).toEqual([])
})

it('a window that is closed asks neither for older messages nor for missed ones any more, but tells what was read', async () => {
  const { api, clock, chatId, store, input, held } = setUp('getChat', 'listChatMessages', 'readChat')
  const messages = [3, 2].map((seq) => aMessage({ id: `${seq}`, chatId, seq }))
  store.putChat(aChat({ id: chatId, unreadMessages: 1, lastSeq: 3 }), store.tick())
  store.openLog(chatId)
  store.putHistory(chatId, 'newest', messages)
  const window = createActor(provideChatWindow(api), { clock, input }).start()
  await settle()
  window.send({ type: 'history.older' })
  expect(held().sort()).toEqual(['getChat', 'listChatMessages', 'listChatMessages', 'readChat'])
  window.stop()

  expect(held()).toEqual(['readChat'])
})

it('a chat that is not pinned any more is not asked for any more', async () => {
  const { api, clock, store, input, held } = setUp('getChat')
  const ports = { storage: memoryStorage(), ids: fakeIds() }
  const chat = createActor(provideChat(api), { clock, input: { ...input, ...ports, clock, store } }).start()
  chat.send({ type: 'chat.pin', chatId: 7 })
  expect(held()).toEqual(['getChat'])
  chat.send({ type: 'chat.unpin' })

  expect(held()).toEqual([])
})
