import { expect, it } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { CLIENT_TIMEOUT, createApiClient, noTokens } from '../api/index.ts'
import {
  aChat,
  aMessage,
  answer,
  CLIENT_ID,
  fakeIds,
  fakeTransport,
  manualClock,
  memoryStorage,
  settle,
} from '../testing/index.ts'
import {
  composerMachine,
  createChatStore,
  createUnreadCounter,
  type OwnerNews,
  provideChatList,
  provideChatWindow,
  provideOutbox,
} from './index.ts'

const page = <T>(...items: T[]) => ({ items, pagination: { totalItems: items.length } })

/** A program of its own around the machines: no chat session, no socket. */
const setUp = () => {
  const clock = manualClock()
  const transport = fakeTransport()
  const tokens = noTokens
  const ports = { transport, clock, ids: fakeIds(), tokens, xsrfToken: () => null, timeoutMs: CLIENT_TIMEOUT }
  const store = createChatStore({ userId: CLIENT_ID, clock, counter: createUnreadCounter(CLIENT_ID) })
  const heard: OwnerNews[] = []
  const owner = createActor(fromCallback<OwnerNews>(({ receive }) => receive((news) => heard.push(news)))).start()
  return { clock, transport, api: createApiClient(ports), store, owner, heard, random: () => 0 }
}

it('the list of chats works alone', async () => {
  const { api, transport, clock, store, owner, random } = setUp()
  transport.on('listChats', answer(page(aChat({ id: 7 }))))
  const list = createActor(provideChatList(api), { clock, input: { store, owner, random } }).start()
  await settle()

  expect([list.getSnapshot().hasTag('loading'), [...store.rows()].map(({ id }) => id)]).toEqual([false, [7]])
})

it('the window of one chat works alone', async () => {
  const { api, transport, clock, store, owner, random } = setUp()
  transport
    .on('getChat', answer({ data: aChat({ id: 7, lastSeq: 1 }) }))
    .on('listChatMessages', answer(page(aMessage({ chatId: 7, seq: 1, text: 'Добрый день' }))))
    .on('readChat', answer(undefined))
  const window = createActor(provideChatWindow(api), { clock, input: { chatId: 7, store, random, owner } }).start()
  await settle()
  expect([window.getSnapshot().hasTag('ready'), store.log(7)?.messages.map(({ text }) => text)]).toEqual([
    true,
    ['Добрый день'],
  ])

  window.send({ type: 'chat.removed' })
  expect(window.getSnapshot().hasTag('removed')).toBe(true)
})

it('a composer and an outbox work alone: what is written in the one is sent by the other', async () => {
  const { api, transport, clock, store, owner, heard, random } = setUp()
  transport.on(
    'sendChatMessage',
    answer((call) => ({ data: aMessage({ ...(call.body as { id: string; text: string }), chatId: 7, seq: 1 }) })),
  )
  const storage = memoryStorage()
  const composer = createActor(composerMachine, {
    clock,
    input: { chatId: 7, userId: CLIENT_ID, storage, owner },
  }).start()
  const outbox = createActor(provideOutbox(api), {
    clock,
    input: { store, storage, clock, ids: fakeIds(), random },
  }).start()
  composer.send({ type: 'draft.change', text: '  Приеду в семь.  ' })
  composer.send({ type: 'message.send' })
  expect(heard).toEqual([{ type: 'message.composed', chatId: 7, text: 'Приеду в семь.' }])

  for (const news of heard) if (news.type === 'message.composed') outbox.send(news)
  await settle()
  expect(transport.calls('sendChatMessage').map(({ body }) => (body as { text: string }).text)).toEqual([
    'Приеду в семь.',
  ])
  expect(outbox.getSnapshot().context.entries).toEqual([])
})
