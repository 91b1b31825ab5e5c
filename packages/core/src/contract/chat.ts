import * as z from 'zod'
import {
  CHAT_CATCH_UP_LIMIT,
  CHAT_HISTORY_LIMIT,
  CHAT_KINDS,
  CHAT_LIST_LIMIT,
  CHAT_STATUSES,
  MESSAGE_KINDS,
  MESSAGE_TEXT,
  VISIBLE_FOR,
} from './chat-terms.ts'
import { shapes } from './endpoint.ts'
import { FILE_LIMITS } from './file-terms.ts'
import { file } from './files.ts'
import {
  data,
  fileIds,
  instant,
  numericId,
  numericIdParams,
  page,
  pageQuery,
  searchText,
  text,
  uuid,
  uuidParams,
} from './primitives.ts'
import { taskStatus } from './tasks.ts'
import { role } from './users.ts'

/** One of the two sides of a chat (spec §3 "Chat"). */
export const chatParticipant = z.object({
  id: uuid,
  name: z.string(),
  initials: z.string(),
  isOnline: z.boolean(),
  lastVisitAt: instant.nullable(),
  /** Number of the last message this side has read. */
  lastReadSeq: z.int().min(0),
})
export type ChatParticipant = z.output<typeof chatParticipant>

/** A message (spec §3 "Chat message"). Each chat numbers its messages from 1: `seq`. */
export const chatMessage = z.object({
  /** Made by the client that sends it, so that it is stored once however often it is sent. */
  id: uuid,
  chatId: numericId,
  seq: z.int().min(1),
  type: z.literal('DIALOG'),
  kind: z.enum(MESSAGE_KINDS),
  /** The other side has read it; for a message of the other side: the viewer has. */
  isRead: z.boolean(),
  /** `null` for SYSTEM. */
  senderId: uuid.nullable(),
  sender: z.object({ id: uuid, name: z.string(), initials: z.string(), role }).nullable(),
  /** Name to show above the text. */
  name: z.string(),
  /** May be empty when there are files. */
  text: z.string(),
  files: z.array(file),
  visibleFor: z.enum(VISIBLE_FOR),
  createdAt: instant,
})
export type ChatMessage = z.output<typeof chatMessage>

/** A chat in the viewer's list and in its window (spec §3 "Chat"). */
export const chat = z.object({
  id: numericId,
  kind: z.enum(CHAT_KINDS),
  status: z.enum(CHAT_STATUSES),
  unreadMessages: z.int().min(0),
  client: chatParticipant,
  executor: chatParticipant,
  task: z.object({ id: numericId, title: z.string(), status: taskStatus }).nullable(),
  lastMessage: chatMessage.nullable(),
  /** Number of the newest message. */
  lastSeq: z.int().min(0),
  createdAt: instant,
})
export type Chat = z.output<typeof chat>

/** Body of POST /chat-message/{id}; `{id}` is the chat. */
export const messageInput = z
  .object({
    id: uuid,
    text: text('Сообщение', 0, MESSAGE_TEXT[1]).default(''),
    fileIds: fileIds(FILE_LIMITS.message.count),
  })
  .refine(({ text, fileIds }) => text !== '' || fileIds.length > 0, {
    path: ['text'],
    message: 'Сообщение: заполните поле.',
  })
export type MessageInput = z.output<typeof messageInput>

/** Body of POST /chat: with whom, or about which product. */
export const chatInput = z
  .object({
    kind: z.enum(['COMMON', 'PRODUCT']),
    userId: uuid.optional(),
    productId: numericId.optional(),
  })
  .refine(({ kind, userId, productId }) => (kind === 'COMMON' ? userId : productId) !== undefined, {
    path: ['userId'],
    message: 'Укажите, с кем чат.',
  })
export type ChatInput = z.output<typeof chatInput>

export const chatShapes = shapes({
  listChats: {
    summary: 'Чаты, новые сверху; search ищет по собеседнику, заданию и тексту последнего сообщения.',
    query: z.object({
      ...pageQuery,
      limit: pageQuery.limit.default(CHAT_LIST_LIMIT),
      search: searchText(100).optional(),
      sortBy: z.literal('lastMessage').default('lastMessage'),
    }),
    response: page(chat),
  },
  getChat: { summary: 'Один чат.', params: numericIdParams, response: data(chat), errors: ['NOT_FOUND'] },
  readChat: {
    summary: 'Отмечает прочитанным всё, что есть в чате.',
    params: numericIdParams,
    response: null,
    errors: ['NOT_FOUND'],
  },
  getUnreadCount: { summary: 'Сколько сообщений не прочитано во всех чатах.', response: z.int().min(0) },
  listChatMessages: {
    summary: 'Сообщения: новые первыми, messageId — с какого листать старше; afterSeq — всё после номера, по порядку.',
    query: z.object({
      chatId: numericId,
      limit: z.int().min(1).max(CHAT_CATCH_UP_LIMIT).default(CHAT_HISTORY_LIMIT),
      messageId: uuid.optional(),
      afterSeq: z.int().min(0).optional(),
    }),
    response: page(chatMessage),
    errors: ['NOT_FOUND'],
  },
  sendChatMessage: {
    summary: 'Отправляет сообщение; повтор с тем же id ничего не удваивает.',
    params: numericIdParams,
    body: messageInput,
    response: data(chatMessage),
    errors: ['NOT_FOUND', 'CHAT_CLOSED', 'RATE_LIMITED'],
  },
  createChat: {
    summary: 'Чат с человеком (COMMON) или с продавцом о товаре (PRODUCT); если такой уже есть, отвечает им.',
    body: chatInput,
    response: data(chat),
    errors: ['NOT_FOUND', 'CHAT_LIMIT_REACHED'],
  },
  deleteChat: {
    summary: 'Убирает чат из моего списка; у собеседника он остаётся. Новое сообщение вернёт его.',
    params: numericIdParams,
    response: null,
    errors: ['NOT_FOUND'],
  },
  editChatMessage: {
    summary: 'Правит своё сообщение в первые 15 минут; {id} — сообщение.',
    params: uuidParams,
    body: z.object({ text: text('Сообщение', ...MESSAGE_TEXT) }),
    response: data(chatMessage),
    errors: ['NOT_FOUND', 'CHAT_CLOSED', 'MESSAGE_TOO_OLD'],
  },
})
