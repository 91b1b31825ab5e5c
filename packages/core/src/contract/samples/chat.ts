import type { Chat, ChatMessage, ChatParticipant } from '../chat.ts'
import { testUuid } from './sample-values.ts'
import { CLIENT_ID, EXECUTOR_ID } from './users.ts'

/** The client's side of a chat. */
export const aParticipant = (overrides: Partial<ChatParticipant> = {}): ChatParticipant => ({
  id: CLIENT_ID,
  name: 'Ирина К.',
  initials: 'КИ',
  role: 'CLIENT',
  avatar: null,
  isVerified: false,
  verifiedAt: null,
  finishedTasksCount: 9,
  isOnline: true,
  lastVisitAt: '2026-03-02T08:58:00.000Z',
  lastReadSeq: 1,
  ...overrides,
})

/** The executor's message, first of its chat, unread. */
export const aMessage = (overrides: Partial<ChatMessage> = {}): ChatMessage => ({
  id: testUuid(1001),
  chatId: 901,
  seq: 1,
  type: 'DIALOG',
  kind: 'COMMON',
  isRead: false,
  senderId: EXECUTOR_ID,
  sender: { id: EXECUTOR_ID, name: 'Сергей М.', initials: 'МС', role: 'EXECUTOR' },
  name: 'Сергей М.',
  text: 'Здравствуйте! Могу приехать завтра после обеда.',
  files: [],
  visibleFor: 'ALL',
  createdAt: '2026-03-02T08:05:00.000Z',
  ...overrides,
})

/** The deal's own voice in a chat. */
export const aSystemMessage = (overrides: Partial<ChatMessage> = {}): ChatMessage =>
  aMessage({
    id: testUuid(1002),
    kind: 'SYSTEM',
    senderId: null,
    sender: null,
    name: 'Артель',
    text: 'Исполнитель выбран. Задание в работе.',
    ...overrides,
  })

/** A chat about a reply, with nothing unread. */
export const aChat = (overrides: Partial<Chat> = {}): Chat => ({
  id: 901,
  kind: 'TASK_REPLY',
  status: 'OPEN',
  unreadMessages: 0,
  client: aParticipant(),
  executor: aParticipant({
    id: EXECUTOR_ID,
    name: 'Сергей М.',
    initials: 'МС',
    role: 'EXECUTOR',
    isVerified: true,
    verifiedAt: '2025-01-20T10:00:00.000Z',
    finishedTasksCount: 41,
    isOnline: false,
    lastVisitAt: '2026-03-02T08:06:00.000Z',
  }),
  task: {
    id: 501,
    title: 'Заменить смеситель на кухне',
    status: 'APPROVED',
    look: { material: 'hex', object: 'wrench' },
  },
  terms: { priceType: 'FIXED', price: 2_500_00, termDays: 1 },
  product: null,
  lastMessage: aMessage({ isRead: true }),
  lastSeq: 1,
  createdAt: '2026-03-02T08:05:00.000Z',
  ...overrides,
})
