import * as z from 'zod'
import { CHAT_KINDS, CHAT_STATUSES, MESSAGE_KINDS, MESSAGE_TEXT, VISIBLE_FOR } from './chat-terms.ts'
import { FILE_LIMITS } from './file-terms.ts'
import { file, picture } from './files.ts'
import { fileIds, instant, numericId, text, uuid } from './primitives.ts'
import { productCard } from './products.ts'
import { replyTerms } from './task-replies.ts'
import { categoryLook, taskStatus } from './tasks.ts'
import { role } from './users.ts'

/** One of the two sides of a chat (product §3.12). */
export const chatParticipant = z.object({
  id: uuid,
  name: z.string(),
  initials: z.string(),
  role,
  avatar: picture.nullable(),
  /** Their papers have been checked. */
  isVerified: z.boolean(),
  /** When they were last found in order; `null` for whom they never were. */
  verifiedAt: instant.nullable(),
  /** Tasks brought to an end: those an executor has done, those anybody else has ordered. */
  finishedTasksCount: z.int().min(0),
  isOnline: z.boolean(),
  lastVisitAt: instant.nullable(),
  /** Number of the last message this side has read. */
  lastReadSeq: z.int().min(0),
})
export type ChatParticipant = z.output<typeof chatParticipant>

/** A message (product §3.13). Each chat numbers its messages from 1: `seq`. */
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

/** A chat in the viewer's list and in its window (product §3.12). */
export const chat = z.object({
  id: numericId,
  kind: z.enum(CHAT_KINDS),
  status: z.enum(CHAT_STATUSES),
  unreadMessages: z.int().min(0),
  client: chatParticipant,
  executor: chatParticipant,
  task: z.object({ id: numericId, title: z.string(), status: taskStatus, look: categoryLook }).nullable(),
  /** What the reply asks that the chat is about. */
  terms: replyTerms.nullable(),
  /** The product that the chat is about, as it stands now; `null` once it is deleted. */
  product: productCard
    .pick({ id: true, title: true, status: true, priceType: true, price: true, unit: true, photo: true })
    .nullable(),
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
export type NewChat = z.output<typeof chatInput>
