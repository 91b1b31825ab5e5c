import { ApiError } from '../api/errors.ts'
import type { ApiClient } from '../api/index.ts'
import {
  type ChatRecord,
  type ChatSide,
  hasSentTooMany,
  hiddenBy,
  isFoundBy,
  isListedFor,
  isReadFor,
  isVisibleTo,
  messagePage,
  NOT_HIDDEN,
  otherSide,
  readBy,
  sendRefusal,
  sideOf,
  unreadOf,
  visibleTo,
  withMessage,
} from '../chat/index.ts'
import { type ErrorCode, errorCatalogue } from '../contract/errors.ts'
import type { Chat, ChatMessage } from '../contract/index.ts'
import type { RealtimeEvent } from '../contract/realtime.ts'
import { aChat, aMessage } from '../contract/samples/chat.ts'
import { TEST_NOW, testUuid } from '../contract/samples/sample-values.ts'
import { CLIENT_ID } from '../contract/samples/users.ts'
import type { Clock } from '../ports/index.ts'

/** The calls of the chat that {@link FakeChatServer} answers. */
export type FakeChatApi = Pick<
  ApiClient,
  'listChats' | 'getChat' | 'readChat' | 'deleteChat' | 'listChatMessages' | 'sendChatMessage' | 'getUnreadCount'
>
export type FakeChatOperation = keyof FakeChatApi

type Side = 'viewer' | 'companion'

/** How one call goes wrong, or waits. `late` runs the call first, as when only the answer is lost. */
export interface CallFault {
  readonly before?: () => Promise<void>
  readonly late?: () => Promise<void>
}

/** What one person sees, and a way of theirs to ask. */
export interface FakeChatClient {
  readonly userId: string
  readonly api: FakeChatApi
  /** Every event so far that this person may hear, in the order of the server. */
  readonly events: readonly RealtimeEvent[]
  /** Names of the calls made here so far. */
  readonly calls: readonly FakeChatOperation[]
  /** The next call of `operation` made here goes wrong, or waits. */
  next(operation: FakeChatOperation, fault: CallFault): void
  /** Calls back with each further event. */
  onEvent(listener: (event: RealtimeEvent) => void): () => void
  /** What this person's screen should come to: their list, and whole chats. */
  chats(): readonly Chat[]
  messages(chatId: number): readonly ChatMessage[]
  unread(): number
}

/**
 * Chats as our server keeps them, by the same rules ({@link ChatRecord}), small enough to compare with. It is itself a
 * client of the viewer.
 */
export interface FakeChatServer extends FakeChatClient {
  readonly viewerId: string
  /** Another client: another tab of the viewer, or somebody else. `faultOf` may spoil each of its calls. */
  connect(userId: string, faultOf?: (operation: FakeChatOperation) => CallFault | undefined): FakeChatClient
  /** A chat without messages, unless `overrides` say so; both sides hear of it. */
  addChat(overrides?: Partial<Chat>): number
  /** A message of the viewer (from another device) or of the other side. Who writes has read what stands above. */
  say(chatId: number, by: Side, overrides?: Partial<ChatMessage>): ChatMessage
  /** A SYSTEM message about what `actor` has done; it is no news to them. */
  narrate(chatId: number, actor: Side | null, overrides?: Partial<ChatMessage>): ChatMessage
  read(chatId: number, by: Side): void
  /** One side puts the chat away. */
  hide(chatId: number, by: Side): void
  close(chatId: number): void
  /** The chat is gone for both. */
  remove(chatId: number): void
  setOnline(userId: string, isOnline: boolean): void
  setTask(taskId: number, status: NonNullable<Chat['task']>['status']): void
}

export interface FakeChatServerOptions {
  readonly viewerId?: string
  /** Without one, each thing that happens takes a second. */
  readonly clock?: Pick<Clock, 'now'>
}

const refuse = (code: ErrorCode) => {
  const { statusCode, message } = errorCatalogue[code]
  return new ApiError(message, { statusCode, code })
}

interface Kept {
  chat: Chat & ChatRecord
  readonly messages: ChatMessage[]
  /** Which arrival was the last that each side may see: lists are in this order, and no date plays a part in it. */
  readonly arrival: Record<ChatSide, number>
}

const SIDES = ['client', 'executor'] as const

/** A {@link FakeChatServer} with no chats yet; the viewer is the client of each unless it says otherwise. */
export const fakeChatServer = ({ viewerId = CLIENT_ID, clock }: FakeChatServerOptions = {}): FakeChatServer => {
  const kept = new Map<number, Kept>()
  const heard = new Map<string, RealtimeEvent[]>()
  const listeners = new Map<string, Set<(event: RealtimeEvent) => void>>()
  const sentAt = new Map<string, number[]>()
  const tasks = new Map<number, { status: NonNullable<Chat['task']>['status']; version: number }>()
  const presences = new Map<string, Pick<Chat['client'], 'isOnline' | 'lastVisitAt'>>()
  let lastChatId = 900
  let lastMessageId = 5000
  let arrivals = 0
  let now = Date.parse(TEST_NOW)

  const tick = () => {
    now = clock ? Math.max(clock.now(), now + 1) : now + 1000
    return now
  }
  const momentNow = () => new Date(tick()).toISOString()
  const eventsOf = (userId: string) => {
    const present = heard.get(userId)
    if (present) return present
    const events: RealtimeEvent[] = []
    heard.set(userId, events)
    return events
  }
  const tell = (userId: string, event: RealtimeEvent) => {
    eventsOf(userId).push(event)
    for (const listener of listeners.get(userId) ?? []) listener(event)
  }
  const tellBoth = ({ chat }: Kept, event: RealtimeEvent) => {
    for (const side of SIDES) tell(chat[side].id, event)
  }

  const find = (chatId: number): Kept => {
    const found = kept.get(chatId)
    if (!found) throw refuse('NOT_FOUND')
    return found
  }
  const findFor = (userId: string, chatId: number): { one: Kept; side: ChatSide } => {
    const one = find(chatId)
    const side = sideOf(one.chat, userId)
    if (!side) throw refuse('NOT_FOUND')
    return { one, side }
  }
  /** The side that `by` is on; the viewer takes part in every chat that a test speaks of in these words. */
  const sideBy = ({ chat }: Kept, by: Side): ChatSide => {
    const own = sideOf(chat, viewerId) ?? 'client'
    return by === 'viewer' ? own : otherSide(own)
  }
  const view = (message: ChatMessage, chat: Chat, side: ChatSide): ChatMessage => ({
    ...message,
    isRead: isReadFor(side, chat, message),
  })
  const seen = ({ chat: { hiddenSeq: _, ...chat }, messages }: Kept, side: ChatSide): Chat => {
    const last = messages.findLast((message) => isVisibleTo(side, message))
    return {
      ...chat,
      lastMessage: last ? view(last, chat, side) : null,
      unreadMessages: unreadOf(side, chat, messages),
    }
  }
  const listed = (userId: string) => {
    const found: { one: Kept; side: ChatSide }[] = []
    for (const one of kept.values()) {
      const side = sideOf(one.chat, userId)
      if (side && isListedFor(side, one.chat, one.messages)) found.push({ one, side })
    }
    return found.sort((a, b) => b.one.arrival[b.side] - a.one.arrival[a.side])
  }
  const chatsOf = (userId: string) => listed(userId).map(({ one, side }) => seen(one, side))
  const messagesOf = (userId: string, chatId: number) => {
    const { one, side } = findFor(userId, chatId)
    return visibleTo(side, one.messages).map((message) => view(message, one.chat, side))
  }
  const unreadIn = (userId: string) =>
    [...kept.values()].reduce((sum, { chat, messages }) => {
      const side = sideOf(chat, userId)
      return sum + (side ? unreadOf(side, chat, messages) : 0)
    }, 0)

  const tellRead = (one: Kept, side: ChatSide) => {
    const { id: userId, lastReadSeq } = one.chat[side]
    tellBoth(one, { name: 'READ_CHAT', payload: { chatId: one.chat.id, userId, lastReadSeq } })
  }
  const markRead = (one: Kept, side: ChatSide) => {
    if (one.chat[side].lastReadSeq === one.chat.lastSeq) return
    one.chat = readBy(side, one.chat)
    tellRead(one, side)
  }
  const putAway = (one: Kept, side: ChatSide) => {
    markRead(one, side)
    one.chat = hiddenBy(side, one.chat)
    tell(one.chat[side].id, { name: 'DELETE_CHAT', payload: { chatId: one.chat.id } })
  }
  const add = (
    one: Kept,
    by: { readonly sender: ChatSide | null; readonly actor: ChatSide | null },
    message: Partial<ChatMessage>,
  ): ChatMessage => {
    one.chat = withMessage(one.chat, by)
    lastMessageId += 1
    arrivals += 1
    const { id: chatId, lastSeq: seq } = one.chat
    const stored = aMessage({ id: testUuid(lastMessageId), createdAt: momentNow(), ...message, chatId, seq })
    one.messages.push(stored)
    for (const side of SIDES) {
      if (!isVisibleTo(side, stored)) continue
      one.arrival[side] = arrivals
      tell(one.chat[side].id, { name: 'NEW_MESSAGE', payload: view(stored, one.chat, side) })
    }
    return stored
  }
  const write = (one: Kept, side: ChatSide, overrides: Partial<ChatMessage>): ChatMessage => {
    const { id, name, initials, lastReadSeq } = one.chat[side]
    const hadUnread = lastReadSeq < one.chat.lastSeq
    const sender = { id, name, initials, role: side === 'client' ? 'CLIENT' : 'EXECUTOR' } as const
    const message = add(one, { sender: side, actor: null }, { senderId: id, name, sender, ...overrides })
    if (hadUnread) tellRead(one, side)
    return view(message, one.chat, side)
  }

  const page = <T>(items: readonly T[], totalItems: number) => ({ items: [...items], pagination: { totalItems } })

  /** The calls of one person, as they are when nothing goes wrong. */
  const answersTo = (
    userId: string,
  ): { [O in FakeChatOperation]: (...args: Parameters<FakeChatApi[O]>) => unknown } => ({
    listChats: (args) => {
      const { page: number = 1, limit = 8, search = '' } = args?.query ?? {}
      const found = listed(userId).filter(({ one, side }) => !search || isFoundBy(side, seen(one, side), search))
      const wanted = found.slice((number - 1) * limit, number * limit)
      return page(
        wanted.map(({ one, side }) => seen(one, side)),
        found.length,
      )
    },
    getChat: ({ params }) => {
      const { one, side } = findFor(userId, params.id)
      return { data: seen(one, side) }
    },
    readChat: ({ params }) => {
      const { one, side } = findFor(userId, params.id)
      markRead(one, side)
    },
    deleteChat: ({ params }) => {
      const { one, side } = findFor(userId, params.id)
      putAway(one, side)
    },
    listChatMessages: ({ query: { chatId, limit = 10, messageId, afterSeq } }) => {
      const all = messagesOf(userId, chatId)
      const items = messagePage(all, { limit, messageId, afterSeq })
      if (!items) throw refuse('NOT_FOUND')
      return page(items, all.length)
    },
    sendChatMessage: ({ params, body }) => {
      const { one, side } = findFor(userId, params.id)
      const stored = one.messages.find(({ id }) => id === body.id)
      if (stored) return { data: view(stored, one.chat, side) }
      const sent = sentAt.get(userId) ?? []
      const refusal = sendRefusal(one.chat, { isTooFast: hasSentTooMany(sent, tick()) })
      if (refusal) throw refuse(refusal)
      sentAt.set(userId, [...sent, now])
      return { data: write(one, side, { id: body.id, text: body.text ?? '' }) }
    },
    getUnreadCount: () => unreadIn(userId),
  })

  const connect: FakeChatServer['connect'] = (userId, faultOf) => {
    const answers = answersTo(userId)
    const calls: FakeChatOperation[] = []
    const faults = new Map<FakeChatOperation, CallFault[]>()
    const call =
      (operation: FakeChatOperation) =>
      async (...args: readonly unknown[]) => {
        calls.push(operation)
        const fault = faults.get(operation)?.shift() ?? faultOf?.(operation)
        await fault?.before?.()
        const result = (answers[operation] as (...args: readonly unknown[]) => unknown)(...args)
        await fault?.late?.()
        return result
      }
    const api = Object.fromEntries((Object.keys(answers) as FakeChatOperation[]).map((name) => [name, call(name)]))
    return {
      userId,
      api: api as unknown as FakeChatApi,
      events: eventsOf(userId),
      calls,
      next: (operation, fault) => void faults.set(operation, [...(faults.get(operation) ?? []), fault]),
      onEvent(listener) {
        const set = listeners.get(userId) ?? new Set()
        listeners.set(userId, set.add(listener))
        return () => void set.delete(listener)
      },
      chats: () => chatsOf(userId),
      messages: (chatId) => messagesOf(userId, chatId),
      unread: () => unreadIn(userId),
    }
  }

  return {
    ...connect(viewerId),
    viewerId,
    connect,
    addChat(overrides = {}) {
      lastChatId += 1
      arrivals += 1
      const id = overrides.id ?? lastChatId
      const base = aChat()
      const client = { ...base.client, id: viewerId, lastReadSeq: 0 }
      const executor = { ...base.executor, lastReadSeq: 0 }
      const hiddenSeq = { client: NOT_HIDDEN, executor: NOT_HIDDEN }
      const fresh = { ...base, client, executor, lastMessage: null, lastSeq: 0, createdAt: momentNow() }
      const chat = { ...fresh, ...overrides, id, hiddenSeq }
      for (const side of SIDES) chat[side] = { ...chat[side], ...presences.get(chat[side].id) }
      const status = chat.task && tasks.get(chat.task.id)?.status
      if (chat.task && status) chat.task = { ...chat.task, status }
      const one: Kept = { chat, messages: [], arrival: { client: arrivals, executor: arrivals } }
      kept.set(id, one)
      for (const side of SIDES) tell(chat[side].id, { name: 'NEW_CHAT', payload: seen(one, side) })
      return id
    },
    say(chatId, by, overrides = {}) {
      const one = find(chatId)
      return write(one, sideBy(one, by), overrides)
    },
    narrate(chatId, actor, overrides = {}) {
      const one = find(chatId)
      const line = { kind: 'SYSTEM', senderId: null, sender: null, name: 'Артель' } as const
      const message = add(one, { sender: null, actor: actor && sideBy(one, actor) }, { ...line, ...overrides })
      return view(message, one.chat, sideBy(one, 'viewer'))
    },
    read(chatId, by) {
      const one = find(chatId)
      markRead(one, sideBy(one, by))
    },
    hide(chatId, by) {
      const one = find(chatId)
      putAway(one, sideBy(one, by))
    },
    close(chatId) {
      const one = find(chatId)
      one.chat = { ...one.chat, status: 'CLOSE' }
      tellBoth(one, { name: 'CLOSE_CHAT', payload: { chatId } })
    },
    remove(chatId) {
      const one = find(chatId)
      kept.delete(chatId)
      tellBoth(one, { name: 'DELETE_CHAT', payload: { chatId } })
    },
    setOnline(userId, isOnline) {
      const lastVisitAt = momentNow()
      presences.set(userId, { isOnline, lastVisitAt })
      const partners = new Set<string>()
      for (const one of kept.values()) {
        const side = sideOf(one.chat, userId)
        if (!side) continue
        one.chat = { ...one.chat, [side]: { ...one.chat[side], isOnline, lastVisitAt } }
        partners.add(one.chat[otherSide(side)].id)
      }
      for (const partner of partners)
        tell(partner, { name: 'ONLINE_CHANGED', payload: { userId, isOnline, lastVisitAt } })
    },
    setTask(taskId, status) {
      const version = (tasks.get(taskId)?.version ?? 1) + 1
      tasks.set(taskId, { status, version })
      const people = new Set<string>()
      for (const one of kept.values()) {
        if (one.chat.task?.id !== taskId) continue
        one.chat = { ...one.chat, task: { ...one.chat.task, status } }
        for (const side of SIDES) people.add(one.chat[side].id)
      }
      for (const userId of people) tell(userId, { name: 'TASK_CHANGED', payload: { taskId, status, version } })
    },
  }
}
