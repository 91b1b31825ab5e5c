import { ApiError } from '../api/errors.ts'
import type { ApiClient } from '../api/index.ts'
import { errorCatalogue } from '../contract/errors.ts'
import type { Chat, ChatMessage } from '../contract/index.ts'
import type { RealtimeEvent } from '../contract/realtime.ts'
import { aChat, aMessage } from './builders/chat.ts'
import { CLIENT_ID } from './builders/users.ts'
import { testUuid } from './fake-ports.ts'
import { TEST_NOW } from './manual-clock.ts'

type ServedApi = Pick<
  ApiClient,
  'listChats' | 'getChat' | 'readChat' | 'listChatMessages' | 'sendChatMessage' | 'getUnreadCount'
>
type ServedOperation = keyof ServedApi

type Side = 'viewer' | 'companion'

/** How one call goes wrong, or waits. `late` runs the call first, as when only the answer is lost. */
export interface Mishap {
  readonly before?: () => Promise<void>
  readonly late?: () => Promise<void>
}

/** The chats of two people as our server keeps them, small enough to compare with. */
export interface FakeChatServer {
  readonly api: ServedApi
  /** Every event so far that {@link FakeChatServer.viewerId} may hear, in the order of the server. */
  readonly events: readonly RealtimeEvent[]
  readonly viewerId: string
  /** Names of the calls so far. */
  readonly calls: readonly ServedOperation[]
  /** The next call of `operation` goes wrong, or waits. */
  next(operation: ServedOperation, mishap: Mishap): void
  addChat(overrides?: Partial<Chat>): number
  /** A message of the viewer (from another device) or of the other side. Who writes has read what stands above. */
  say(chatId: number, by: Side, overrides?: Partial<ChatMessage>): ChatMessage
  /** A SYSTEM message about what `actor` has done; it is no news to them. */
  narrate(chatId: number, actor: Side | null, overrides?: Partial<ChatMessage>): ChatMessage
  read(chatId: number, by: Side): void
  close(chatId: number): void
  remove(chatId: number): void
  setOnline(userId: string, isOnline: boolean): void
  setTask(taskId: number, status: NonNullable<Chat['task']>['status']): void
  /** What the viewer's screen should come to. */
  chats(): readonly Chat[]
  messages(chatId: number): readonly ChatMessage[]
  unread(): number
}

const refuse = (code: 'NOT_FOUND' | 'CHAT_CLOSED') => {
  const { statusCode, message } = errorCatalogue[code]
  return new ApiError(message, { statusCode, code })
}

interface Kept {
  chat: Chat
  readonly messages: ChatMessage[]
}

/** A {@link FakeChatServer} with no chats yet; the viewer is the client of each. */
export const fakeChatServer = (viewerId: string = CLIENT_ID): FakeChatServer => {
  const kept = new Map<number, Kept>()
  const events: RealtimeEvent[] = []
  const calls: ServedOperation[] = []
  const mishaps = new Map<ServedOperation, Mishap[]>()
  const versions = new Map<number, number>()
  let lastChatId = 900
  let lastMessageId = 5000
  let now = Date.parse(TEST_NOW)

  const tick = () => {
    now += 1000
    return new Date(now).toISOString()
  }
  const find = (chatId: number): Kept => {
    const found = kept.get(chatId)
    if (!found) throw refuse('NOT_FOUND')
    return found
  }
  const isVisible = (message: ChatMessage) => message.visibleFor !== 'EXECUTOR'
  const unreadIn = ({ chat, messages }: Kept) =>
    messages.filter((message) => isVisible(message) && message.seq > chat.client.lastReadSeq).length
  /** One's own message is read when the other side has read it, any other when the viewer has. */
  const view = (message: ChatMessage, { client, executor }: Chat): ChatMessage => ({
    ...message,
    isRead: message.seq <= (message.senderId === viewerId ? executor : client).lastReadSeq,
  })
  const visible = ({ chat, messages }: Kept) => messages.filter(isVisible).map((message) => view(message, chat))
  const seen = (one: Kept): Chat => ({
    ...one.chat,
    lastMessage: visible(one).at(-1) ?? null,
    unreadMessages: unreadIn(one),
  })
  const chats = () =>
    [...kept.values()]
      .map(seen)
      .sort(
        (a, b) =>
          Date.parse(b.lastMessage?.createdAt ?? b.createdAt) - Date.parse(a.lastMessage?.createdAt ?? a.createdAt) ||
          b.id - a.id,
      )
  const update = (one: Kept, change: Partial<Chat>) => {
    one.chat = { ...one.chat, ...change }
  }
  const PLACES = { viewer: 'client', companion: 'executor' } as const
  const tellRead = ({ chat }: Kept, side: Side) => {
    const { id: userId, lastReadSeq } = chat[PLACES[side]]
    events.push({ name: 'READ_CHAT', payload: { chatId: chat.id, userId, lastReadSeq } })
  }
  const markRead = (one: Kept, side: Side, lastReadSeq: number) =>
    update(one, { [PLACES[side]]: { ...one.chat[PLACES[side]], lastReadSeq } })
  const add = (one: Kept, reader: Side | null, message: Partial<ChatMessage>): ChatMessage => {
    const seq = one.chat.lastSeq + 1
    lastMessageId += 1
    const stored = aMessage({ id: testUuid(lastMessageId), createdAt: tick(), ...message, chatId: one.chat.id, seq })
    one.messages.push(stored)
    update(one, { lastSeq: seq })
    if (reader) markRead(one, reader, seq)
    const seenMessage = view(stored, one.chat)
    if (isVisible(stored)) events.push({ name: 'NEW_MESSAGE', payload: seenMessage })
    return seenMessage
  }

  const server: Omit<FakeChatServer, 'api' | 'events' | 'calls' | 'viewerId'> = {
    next: (operation, mishap) => void mishaps.set(operation, [...(mishaps.get(operation) ?? []), mishap]),
    addChat(overrides = {}) {
      lastChatId += 1
      const id = overrides.id ?? lastChatId
      const base = aChat()
      const client = { ...base.client, id: viewerId, lastReadSeq: 0 }
      const executor = { ...base.executor, lastReadSeq: 0 }
      const chat = { ...base, client, executor, lastMessage: null, lastSeq: 0, createdAt: tick(), ...overrides, id }
      kept.set(id, { chat, messages: [] })
      events.push({ name: 'NEW_CHAT', payload: seen(find(id)) })
      return id
    },
    say(chatId, by, overrides = {}) {
      const one = find(chatId)
      const { id, name, initials, lastReadSeq } = one.chat[PLACES[by]]
      const hadUnread = lastReadSeq < one.chat.lastSeq
      const sender = { id, name, initials, role: by === 'viewer' ? 'CLIENT' : 'EXECUTOR' } as const
      const message = add(one, by, { senderId: id, name, sender, ...overrides })
      if (hadUnread) tellRead(one, by)
      return message
    },
    narrate(chatId, actor, overrides = {}) {
      const one = find(chatId)
      const hasReadAll = actor !== null && one.chat[PLACES[actor]].lastReadSeq === one.chat.lastSeq
      const line = { kind: 'SYSTEM', senderId: null, sender: null, name: 'Артель' } as const
      return add(one, hasReadAll ? actor : null, { ...line, ...overrides })
    },
    read(chatId, by) {
      const one = find(chatId)
      if (one.chat[PLACES[by]].lastReadSeq === one.chat.lastSeq) return
      markRead(one, by, one.chat.lastSeq)
      tellRead(one, by)
    },
    close(chatId) {
      update(find(chatId), { status: 'CLOSE' })
      events.push({ name: 'CLOSE_CHAT', payload: { chatId } })
    },
    remove(chatId) {
      find(chatId)
      kept.delete(chatId)
      events.push({ name: 'DELETE_CHAT', payload: { chatId } })
    },
    setOnline(userId, isOnline) {
      const lastVisitAt = tick()
      for (const one of kept.values()) {
        if (one.chat.executor.id === userId) update(one, { executor: { ...one.chat.executor, isOnline, lastVisitAt } })
      }
      events.push({ name: 'ONLINE_CHANGED', payload: { userId, isOnline, lastVisitAt } })
    },
    setTask(taskId, status) {
      const version = (versions.get(taskId) ?? 1) + 1
      versions.set(taskId, version)
      for (const one of kept.values()) {
        if (one.chat.task?.id === taskId) update(one, { task: { ...one.chat.task, status } })
      }
      events.push({ name: 'TASK_CHANGED', payload: { taskId, status, version } })
    },
    chats,
    messages: (chatId) => visible(find(chatId)),
    unread: () => [...kept.values()].reduce((sum, one) => sum + unreadIn(one), 0),
  }

  const call = async <T>(operation: ServedOperation, answer: () => T): Promise<T> => {
    calls.push(operation)
    const mishap = mishaps.get(operation)?.shift()
    await mishap?.before?.()
    const result = answer()
    await mishap?.late?.()
    return result
  }
  const page = <T>(items: readonly T[], totalItems: number) => ({ items: [...items], pagination: { totalItems } })

  const api: ServedApi = {
    listChats: (args) =>
      call('listChats', () => {
        const { page: number = 1, limit = 8, search = '' } = args?.query ?? {}
        const found = chats().filter((chat) => !search || chat.task?.title.includes(search))
        return page(found.slice((number - 1) * limit, number * limit), found.length)
      }),
    getChat: ({ params }) => call('getChat', () => ({ data: seen(find(params.id)) })),
    readChat: ({ params }) =>
      call('readChat', () => {
        find(params.id)
        server.read(params.id, 'viewer')
        return undefined
      }),
    listChatMessages: ({ query }) =>
      call('listChatMessages', () => {
        const { chatId, limit = 10, messageId, afterSeq } = query
        const all = server.messages(chatId)
        if (afterSeq !== undefined) {
          const missed = all.filter(({ seq }) => seq > afterSeq)
          return page(missed.slice(0, limit), missed.length)
        }
        const cursor = all.find(({ id }) => id === messageId)?.seq ?? Number.POSITIVE_INFINITY
        const older = all.filter(({ seq }) => seq < cursor).reverse()
        return page(older.slice(0, limit), older.length)
      }),
    sendChatMessage: ({ params, body }) =>
      call('sendChatMessage', () => {
        const one = find(params.id)
        const stored = one.messages.find(({ id }) => id === body.id)
        if (stored) return { data: view(stored, one.chat) }
        if (one.chat.status === 'CLOSE') throw refuse('CHAT_CLOSED')
        return { data: server.say(params.id, 'viewer', { id: body.id, text: body.text }) }
      }),
    getUnreadCount: () => call('getUnreadCount', server.unread),
  }
  return { ...server, api, events, calls, viewerId }
}
