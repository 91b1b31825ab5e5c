import { type Chat, EDIT_MINUTES, type User } from '@artel/core/contract'
import { initials, publicName } from '@artel/core/format'
import { aChat, aMessage, aParticipant } from '@artel/core/testing'
import type { MockCall, MockHandlers } from '../mock-handlers.ts'
import { MockRefusal } from '../mock-refusal.ts'
import type { MockWorld } from '../world.ts'
import { filesOf } from './files.ts'
import { pageOf } from './paging.ts'
import { signedIn } from './signed-in.ts'

const sideOf = (chat: Chat, viewer: User): 'client' | 'executor' | null =>
  chat.client.id === viewer.id ? 'client' : chat.executor.id === viewer.id ? 'executor' : null

const seenBy = (world: MockWorld, chat: Chat, viewer: User): Chat => {
  const side = sideOf(chat, viewer)
  const readSeq = side === null ? 0 : chat[side].lastReadSeq
  const isUnread = (message: Chat['lastMessage']) =>
    message?.chatId === chat.id && message.senderId !== viewer.id && message.seq > readSeq
  return { ...chat, unreadMessages: world.messages.filter(isUnread).length }
}

const chatsOf = (world: MockWorld, viewer: User): Chat[] =>
  world.chats
    .filter((chat) => sideOf(chat, viewer) !== null && !world.hiddenChats.get(viewer.id)?.has(chat.id))
    .map((chat) => seenBy(world, chat, viewer))
    .sort(
      (a, b) =>
        Date.parse(b.lastMessage?.createdAt ?? b.createdAt) - Date.parse(a.lastMessage?.createdAt ?? a.createdAt),
    )

/** Unread messages in all chats of a person. */
export const unreadOf = (world: MockWorld, viewer: User): number =>
  chatsOf(world, viewer).reduce((sum, { unreadMessages }) => sum + unreadMessages, 0)

const find = (call: MockCall, id: number): Chat => {
  const chat = call.world.chats.find((one) => one.id === id)
  if (!chat || sideOf(chat, signedIn(call)) === null) throw new MockRefusal('NOT_FOUND')
  return chat
}

/** Chats without a socket: what the other side does is the story's business. */
export const chatHandlers = {
  listChats({ query }, call) {
    const search = (query.search ?? '').toLocaleLowerCase('ru')
    const found = chatsOf(call.world, signedIn(call)).filter(({ client, executor, task, lastMessage }) =>
      [client.name, executor.name, task?.title, lastMessage?.text].join(' ').toLocaleLowerCase('ru').includes(search),
    )
    return pageOf(found, query)
  },
  getChat: ({ params }, call) => ({ data: seenBy(call.world, find(call, params.id), signedIn(call)) }),
  readChat({ params }, call) {
    const chat = find(call, params.id)
    const side = sideOf(chat, signedIn(call))
    if (side !== null) chat[side] = { ...chat[side], lastReadSeq: chat.lastSeq }
    return undefined
  },
  getUnreadCount: (_, call) => unreadOf(call.world, signedIn(call)),
  listChatMessages({ query: { chatId, limit, messageId, afterSeq } }, call) {
    find(call, chatId)
    const all = call.world.messages.filter((message) => message.chatId === chatId).sort((a, b) => a.seq - b.seq)
    const cursor = all.find(({ id }) => id === messageId)?.seq ?? Number.POSITIVE_INFINITY
    const wanted =
      afterSeq === undefined ? all.filter(({ seq }) => seq < cursor).reverse() : all.filter(({ seq }) => seq > afterSeq)
    return pageOf(wanted, { page: 1, limit })
  },
  sendChatMessage({ params, body }, call) {
    const sender = signedIn(call)
    const chat = find(call, params.id)
    const stored = call.world.messages.find(({ id }) => id === body.id)
    if (stored) return { data: stored }
    if (chat.status === 'CLOSE') throw new MockRefusal('CHAT_CLOSED')
    const message = aMessage({
      ...body,
      files: filesOf(call, body.fileIds),
      chatId: chat.id,
      seq: chat.lastSeq + 1,
      senderId: sender.id,
      sender: { id: sender.id, name: publicName(sender), initials: initials(sender), role: sender.role },
      name: publicName(sender),
      createdAt: new Date(call.world.now).toISOString(),
    })
    call.world.messages.push(message)
    Object.assign(chat, { lastMessage: message, lastSeq: message.seq })
    for (const hidden of call.world.hiddenChats.values()) hidden.delete(chat.id)
    return { data: message }
  },
  createChat({ body: { kind, userId, productId } }, call) {
    const viewer = signedIn(call)
    const product = call.world.products.find(({ id, status }) => id === productId && status === 'PUBLISHED')
    const other = call.world.people.find(({ id }) => id === (kind === 'PRODUCT' ? product?.seller.id : userId))
    if (!other || other.id === viewer.id || ![other.role, viewer.role].includes('EXECUTOR')) {
      throw new MockRefusal('NOT_FOUND')
    }
    const isCustomer = other.role === 'EXECUTOR'
    const own = {
      id: viewer.id,
      name: publicName(viewer),
      initials: initials(viewer),
      isOnline: true,
      lastVisitAt: null,
    }
    const ends = [viewer.id, other.id].toSorted().join()
    const known = call.world.chats.find(
      (chat) => chat.kind === kind && [chat.client.id, chat.executor.id].toSorted().join() === ends,
    )
    if (known) {
      call.world.hiddenChats.get(viewer.id)?.delete(known.id)
      return { data: seenBy(call.world, known, viewer) }
    }
    const [mine, theirs] = [own, other].map((person) => aParticipant({ ...person, lastReadSeq: 0 })) as [
      Chat['client'],
      Chat['client'],
    ]
    const chat = aChat({
      id: call.world.nextId(),
      kind,
      client: isCustomer ? mine : theirs,
      executor: isCustomer ? theirs : mine,
      task: null,
      lastMessage: null,
      lastSeq: 0,
      createdAt: new Date(call.world.now).toISOString(),
    })
    call.world.chats.push(chat)
    return { data: chat }
  },
  deleteChat({ params }, call) {
    const viewer = signedIn(call)
    const chat = find(call, params.id)
    const side = sideOf(chat, viewer)
    if (side !== null) chat[side] = { ...chat[side], lastReadSeq: chat.lastSeq }
    const hidden = call.world.hiddenChats.get(viewer.id) ?? new Set()
    call.world.hiddenChats.set(viewer.id, hidden.add(chat.id))
    return undefined
  },
  editChatMessage({ params, body }, call) {
    const viewer = signedIn(call)
    const message = call.world.messages.find(({ id }) => id === params.id)
    if (message?.senderId !== viewer.id) throw new MockRefusal('NOT_FOUND')
    const chat = find(call, message.chatId)
    if (chat.status === 'CLOSE') throw new MockRefusal('CHAT_CLOSED')
    if (call.world.now > Date.parse(message.createdAt) + EDIT_MINUTES * 60_000) throw new MockRefusal('MESSAGE_TOO_OLD')
    message.text = body.text
    return { data: message }
  },
} satisfies Partial<MockHandlers>
