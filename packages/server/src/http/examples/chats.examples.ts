import { aChat, aFile, aMessage, aNotification, EXECUTOR_ID, testUuid } from '@artel/core/testing'
import { type ExamplesOf, wholePage } from './example.types.ts'

const chat = aChat({ unreadMessages: 1 })
const params = { id: chat.id }
const message = aMessage()
const written = { text: 'Завтра после обеда подойдёт, жду к трём.', fileIds: [testUuid(304)] }
const contract = aFile({
  id: testUuid(302),
  path: `/web/api/v1/files/${testUuid(302)}`,
  isPrivate: true,
  name: 'Смета.pdf',
  type: 'application/pdf',
  size: 48_210,
  width: null,
  height: null,
  picture: null,
})
const emails = [
  { kind: 'TASK_REPLIES', isOn: true },
  { kind: 'CHAT_NEW_MESSAGE', isOn: false },
] as const

/** Chats and messages, files, notifications. */
export const chatExamples: ExamplesOf<
  | 'listChats'
  | 'createChat'
  | 'getChat'
  | 'readChat'
  | 'deleteChat'
  | 'getUnreadCount'
  | 'listChatMessages'
  | 'sendChatMessage'
  | 'editChatMessage'
  | 'uploadFiles'
  | 'copyFiles'
  | 'getFile'
  | 'listNotifications'
  | 'getUnreadNotifications'
  | 'readNotifications'
  | 'getNotificationSettings'
  | 'updateNotificationSettings'
> = {
  listChats: { query: { page: 1, limit: 8, search: 'смеситель', sortBy: 'lastMessage' }, response: wholePage(chat) },
  createChat: {
    body: { kind: 'COMMON', userId: EXECUTOR_ID },
    response: { data: aChat({ id: 903, kind: 'COMMON', task: null, lastMessage: null, lastSeq: 0 }) },
  },
  getChat: { params, response: { data: chat } },
  readChat: { params },
  deleteChat: { params },
  getUnreadCount: { response: 3 },
  listChatMessages: {
    query: { chatId: chat.id, limit: 10, messageId: testUuid(1002) },
    response: wholePage(message),
  },
  sendChatMessage: {
    params,
    body: { id: testUuid(1003), ...written },
    response: {
      data: aMessage({
        id: testUuid(1003),
        seq: 2,
        senderId: chat.client.id,
        sender: { id: chat.client.id, name: chat.client.name, initials: chat.client.initials, role: 'CLIENT' },
        name: chat.client.name,
        text: written.text,
        files: [aFile({ id: testUuid(304), path: `/storage/${testUuid(304)}`, name: 'Кухня.jpg' })],
      }),
    },
  },
  editChatMessage: {
    params: { id: message.id },
    body: { text: 'Здравствуйте! Могу приехать сегодня вечером.' },
    response: { data: aMessage({ text: 'Здравствуйте! Могу приехать сегодня вечером.' }) },
  },
  uploadFiles: { body: { isPrivate: true }, response: { data: [contract] } },
  copyFiles: {
    body: { ids: [contract.id] },
    response: { data: [{ ...contract, id: testUuid(305), path: `/web/api/v1/files/${testUuid(305)}` }] },
  },
  getFile: { params: { id: contract.id } },
  listNotifications: { query: { page: 1, limit: 10, isRead: false }, response: { data: wholePage(aNotification()) } },
  getUnreadNotifications: { response: { data: 1 } },
  readNotifications: { body: { ids: [aNotification().id] } },
  getNotificationSettings: { response: { data: { emails: [...emails] } } },
  updateNotificationSettings: {
    body: { emails: [{ kind: 'CHAT_NEW_MESSAGE', isOn: true }] },
    response: { data: { emails: [emails[0], { kind: 'CHAT_NEW_MESSAGE', isOn: true }] } },
  },
}
