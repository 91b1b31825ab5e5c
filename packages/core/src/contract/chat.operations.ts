import * as z from 'zod'
import { PARTIES, TALKERS } from './access.ts'
import { cards } from './card.ts'
import { chat, chatInput, chatMessage, messageInput } from './chat.ts'
import { CHAT_CATCH_UP_LIMIT, CHAT_HISTORY_LIMIT, CHAT_LIST_LIMIT, MESSAGE_TEXT } from './chat-terms.ts'
import { data, numericId, numericIdParams, page, pageQuery, searchText, text, uuid, uuidParams } from './primitives.ts'
import { aChat, aMessage } from './samples/chat.ts'
import { aFile } from './samples/files.ts'
import { testUuid, wholePage } from './samples/sample-values.ts'
import { EXECUTOR_ID } from './samples/users.ts'

const opened = aChat({ id: 902, unreadMessages: 1 })
const one = { params: { id: opened.id } }
const words = { text: 'Завтра после обеда подойдёт, жду к трём.', fileIds: [testUuid(304)] }
const amended = 'Здравствуйте! Могу приехать сегодня вечером.'

/** Chats and their messages. */
export const chatOperations = cards({
  listChats: {
    method: 'GET',
    path: '/chat/list',
    access: TALKERS,
    summary: 'Чаты, новые сверху; search ищет по собеседнику, заданию и тексту последнего сообщения.',
    policy: 'Чаты, где я участник.',
    query: z.object({
      ...pageQuery,
      limit: pageQuery.limit.default(CHAT_LIST_LIMIT),
      search: searchText(100).optional(),
      sortBy: z.literal('lastMessage').default('lastMessage'),
    }),
    response: page(chat),
    example: {
      query: { page: 1, limit: 8, search: 'смеситель', sortBy: 'lastMessage' },
      response: wholePage(opened),
    },
  },
  createChat: {
    method: 'POST',
    path: '/chat',
    access: PARTIES,
    idempotencyKey: true,
    summary: 'Чат с человеком (COMMON) или с продавцом о товаре (PRODUCT); если такой уже есть, отвечает им.',
    policy: 'Любой исполнитель; исполнителю — и заказчик.',
    body: chatInput,
    response: data(chat),
    errors: ['NOT_FOUND', 'CHAT_LIMIT_REACHED'],
    example: {
      body: { kind: 'COMMON', userId: EXECUTOR_ID },
      response: { data: aChat({ id: 903, kind: 'COMMON', task: null, lastMessage: null, lastSeq: 0 }) },
    },
  },
  getChat: {
    method: 'GET',
    path: '/chat/{id}',
    access: TALKERS,
    summary: 'Один чат.',
    policy: 'Чат, где я участник.',
    params: numericIdParams,
    response: data(chat),
    errors: ['NOT_FOUND'],
    example: { ...one, response: { data: opened } },
  },
  readChat: {
    method: 'POST',
    path: '/chat/read/{id}',
    access: TALKERS,
    summary: 'Отмечает прочитанным всё, что есть в чате.',
    policy: 'Чат, где я участник.',
    params: numericIdParams,
    response: null,
    errors: ['NOT_FOUND'],
    example: one,
  },
  deleteChat: {
    method: 'DELETE',
    path: '/chat/{id}',
    access: TALKERS,
    summary: 'Убирает чат из моего списка; у собеседника он остаётся. Новое сообщение вернёт его.',
    policy: 'Чат, где я участник.',
    params: numericIdParams,
    response: null,
    errors: ['NOT_FOUND'],
    example: one,
  },
  getUnreadCount: {
    method: 'GET',
    path: '/chat/unread',
    access: TALKERS,
    summary: 'Сколько сообщений не прочитано во всех чатах.',
    policy: 'Чаты, где я участник.',
    response: z.int().min(0),
    example: { response: 3 },
  },
  listChatMessages: {
    method: 'GET',
    path: '/chat-message/list',
    access: TALKERS,
    summary: 'Сообщения: новые первыми, messageId — с какого листать старше; afterSeq — всё после номера, по порядку.',
    policy: 'Чат, где я участник; только сообщения, видимые моей стороне.',
    query: z.object({
      chatId: numericId,
      limit: z.int().min(1).max(CHAT_CATCH_UP_LIMIT).default(CHAT_HISTORY_LIMIT),
      messageId: uuid.optional(),
      afterSeq: z.int().min(0).optional(),
    }),
    response: page(chatMessage),
    errors: ['NOT_FOUND'],
    example: {
      query: { chatId: opened.id, limit: 10, messageId: testUuid(1002) },
      response: wholePage(aMessage({ chatId: opened.id })),
    },
  },
  sendChatMessage: {
    method: 'POST',
    path: '/chat-message/{id}',
    access: TALKERS,
    idempotentById: true,
    summary: 'Отправляет сообщение; повтор с тем же id ничего не удваивает.',
    policy: 'Открытый чат, где я участник.',
    params: numericIdParams,
    body: messageInput,
    response: data(chatMessage),
    errors: ['NOT_FOUND', 'CHAT_CLOSED', 'RATE_LIMITED'],
    example: {
      ...one,
      body: { id: testUuid(1003), ...words },
      response: {
        data: aMessage({
          id: testUuid(1003),
          chatId: opened.id,
          seq: 2,
          senderId: opened.client.id,
          sender: { id: opened.client.id, name: opened.client.name, initials: opened.client.initials, role: 'CLIENT' },
          name: opened.client.name,
          text: words.text,
          files: [aFile({ id: testUuid(304), path: `/storage/${testUuid(304)}`, name: 'Кухня.jpg' })],
        }),
      },
    },
  },
  editChatMessage: {
    method: 'PATCH',
    path: '/chat-message/{id}',
    access: TALKERS,
    summary: 'Правит своё сообщение в первые 15 минут; {id} — сообщение.',
    policy: 'Своё сообщение в открытом чате.',
    params: uuidParams,
    body: z.object({ text: text('Сообщение', ...MESSAGE_TEXT) }),
    response: data(chatMessage),
    errors: ['NOT_FOUND', 'CHAT_CLOSED', 'MESSAGE_TOO_OLD'],
    example: {
      params: { id: testUuid(1001) },
      body: { text: amended },
      response: { data: aMessage({ text: amended }) },
    },
  },
})
