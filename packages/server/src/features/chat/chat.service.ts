import { type ChatSide, editRefusal, isVisibleTo, openerSide, openRefusal, sendRefusal } from '@artel/core/chat'
import {
  type Chat,
  type ChatMessage,
  FILE_LIMITS,
  type HandlerArgs,
  MESSAGES_A_MINUTE,
  type MessageInput,
} from '@artel/core/contract'
import type { Clock } from '@artel/core/ports'
import { type Kysely, Transaction } from 'kysely'
import { Refusal } from '../../domain/refusal.ts'
import type { UserViewer } from '../../domain/viewer.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { searchText } from '../../platform/db/search-text.ts'
import { Overtaken, type SingleStatement, type UnitOfWork } from '../../platform/db/unit-of-work.ts'
import type { Rates, Taken } from '../../platform/rates/rates.ts'
import type { FileService } from '../files/files.service.ts'
import { namedUserOf, type PeopleDeps, readNamedUsers } from '../users/public-users.ts'
import * as queries from './chat.queries.ts'
import type { ChatRow, MessageRow } from './chat.tables.ts'
import { countFoundChats, foundChats, oneChat, selectChats } from './chat-list.queries.ts'
import { createChatLists } from './chat-lists.ts'
import type { ChatPublisher } from './chat-publisher.ts'
import { chatRecord, messageRecord, sideIn } from './chat-records.ts'
import { settleReminders } from './chat-reminders.ts'
import { messageView } from './chat-view.ts'
import { sendMessage } from './send-message.queries.ts'

interface Page<T> {
  readonly items: T[]
  readonly totalItems: number
}

/** Chats from the side of one participant. To anybody else a chat does not exist: NOT_FOUND. */
export interface ChatService {
  list(userId: string, query: HandlerArgs<'listChats'>['query']): Promise<Page<Chat>>
  /** @throws Refusal NOT_FOUND */
  get(userId: string, chatId: number): Promise<Chat>
  /** @throws Refusal NOT_FOUND */
  read(unit: UnitOfWork, userId: string, chatId: number): Promise<void>
  countUnread(userId: string): Promise<number>
  /** @throws Refusal NOT_FOUND for a chat or a cursor that is not there */
  messages(userId: string, query: HandlerArgs<'listChatMessages'>['query']): Promise<Page<ChatMessage>>
  /**
   * Stores the message once, however often it is sent. With files it needs a unit of work, without it is one statement.
   * @throws Refusal NOT_FOUND, CHAT_CLOSED, RATE_LIMITED, or IDEMPOTENCY_KEY_REUSED when the id names another message
   */
  send(unit: SingleStatement, userId: string, chatId: number, input: MessageInput): Promise<ChatMessage>
  /**
   * The chat of two people about nothing else, or of a buyer with the seller about a product; the one they have, if there is one.
   * The other one sees it from its first message on.
   * @throws Refusal NOT_FOUND when the two cannot have one or there is no such product, CHAT_LIMIT_REACHED
   */
  create(unit: UnitOfWork, opener: UserViewer, input: HandlerArgs<'createChat'>['body']): Promise<Chat>
  /** Puts the chat away for this side until a new message brings it back. @throws Refusal NOT_FOUND */
  hide(unit: UnitOfWork, userId: string, chatId: number): Promise<void>
  /**
   * Another text in one's own message, in its first minutes.
   * @throws Refusal NOT_FOUND, CHAT_CLOSED, MESSAGE_TOO_OLD
   */
  edit(unit: UnitOfWork, userId: string, messageId: string, text: string): Promise<ChatMessage>
}

export interface ChatDeps extends PeopleDeps {
  readonly db: Kysely<Schema>
  readonly clock: Pick<Clock, 'now'>
  readonly rates: Rates
  readonly publisher: ChatPublisher
  readonly files: Pick<FileService, 'attach' | 'attached'>
}

const MINUTE_MS = 60_000

export function createChatService(deps: ChatDeps): ChatService {
  const { db, clock, rates, publisher, files } = deps
  const lists = createChatLists(deps)
  const rate = rates.limit('messages', MESSAGES_A_MINUTE, MINUTE_MS)

  const messageViews = async (userId: string, chat: ChatRow, rows: readonly MessageRow[]): Promise<ChatMessage[]> => {
    const users = await readNamedUsers(db, deps, [chat.client_id, chat.executor_id])
    const attached = await files.attached(
      db,
      'message_id',
      rows.map(({ id }) => id),
    )
    return rows.map((row) => messageView(row, chat, userId, users, attached))
  }

  const read = async (unit: UnitOfWork, userId: string, chatId: number): Promise<void> => {
    const chat = await queries.updateReadSeq(unit.trx, userId, chatId)
    if (!chat) return void (await existingChat(unit.trx, userId, chatId))
    publisher.read(unit, chat, userId)
    await settleReminders(unit.trx, clock.now(), { chatId, userId })
  }

  return {
    async list(userId, { page, limit, search }) {
      const offset = (page - 1) * limit
      const text = searchText(search ?? '')
      if (!text) return lists.now({ userId, offset, limit })
      const rows = await selectChats(db, userId, foundChats(userId, text, offset, limit))
      const items = await lists.views(db, userId, rows)
      const isLastPage = rows.length < limit && (rows.length > 0 || page === 1)
      return { items, totalItems: isLastPage ? offset + rows.length : await countFoundChats(db, userId, text) }
    },

    async get(userId, chatId) {
      const rows = await selectChats(db, userId, oneChat(chatId))
      const [chat] = await lists.views(db, userId, rows)
      if (!chat) throw new Refusal('NOT_FOUND')
      return chat
    },

    read,

    countUnread: (userId) => queries.countUnread(db, userId),

    async messages(userId, { chatId, limit, messageId, afterSeq }) {
      const chat = await existingChat(db, userId, chatId)
      const side = sideIn(chat, userId)
      const range = await messageRange(db, chat, userId, messageId, afterSeq)
      const rows = await queries.selectMessages(db, chatId, side, range, limit)
      const totalItems = await queries.countMessages(db, chatId, side)
      return { items: await messageViews(userId, chat, rows), totalItems }
    },

    async send(unit, userId, chatId, { id, text, fileIds }) {
      const allowance = await rate.take(userId)
      const at = new Date(clock.now())
      const sent = allowance.ok
        ? await sendMessage(unit.trx, { id, chatId, senderId: userId, text, at }).catch(overtaken)
        : undefined
      if (!sent) return sentBefore(unit.trx, userId, chatId, id, allowance)
      const attached = fileIds.length > 0 ? await attach(unit, id, fileIds, userId) : []
      const ofMessage = new Map([[id, attached]])
      const users = new Map([[userId, namedUserOf(sent.sender, deps)]])
      publisher.stored(unit, sent.chat, sent.message, users, ofMessage)
      if (sent.hadUnread) publisher.read(unit, sent.chat, userId)
      return messageView(sent.message, sent.chat, userId, users, ofMessage)
    },

    async create(unit, opener, input) {
      const productId = input.kind === 'PRODUCT' ? (input.productId ?? null) : null
      const userId = productId === null ? input.userId : await queries.selectSeller(unit.trx, productId)
      const other = userId === undefined ? undefined : await queries.lockChatPartner(unit.trx, opener.id, userId)
      const side = other && (productId === null ? openerSide(opener, other) : buyerSide(opener, other))
      if (!other || !side) throw new Refusal('NOT_FOUND')
      const known = await (productId === null
        ? queries.selectCommonChat(unit.trx, opener.id, other.id)
        : queries.selectProductChat(unit.trx, productId, opener.id))
      const parties = partiesOf(side, opener.id, other.id)
      const chatId = known?.id ?? (await openTalk(unit, opener.id, parties, productId))
      if (known) await queries.hideChat(unit.trx, opener.id, chatId, false)
      const rows = await selectChats(unit.trx, opener.id, oneChat(chatId))
      const [chat] = await lists.views(unit.trx, opener.id, rows)
      if (!chat) throw new Error(`Chat ${chatId} was opened and is not there`)
      if (!known) publisher.opened(unit, opener.id, chat)
      return chat
    },

    async hide(unit, userId, chatId) {
      // Read as it is, and the other side is told of it as of any reading.
      await read(unit, userId, chatId)
      await queries.hideChat(unit.trx, userId, chatId, true)
      publisher.hidden(unit, userId, chatId)
    },

    async edit(unit, userId, messageId, text) {
      const known = await queries.selectMessage(unit.trx, messageId)
      const chat = known && (await queries.selectChat(unit.trx, userId, known.chat_id, true))
      const message = chat && (await queries.selectMessage(unit.trx, messageId))
      if (!chat || !message) throw new Refusal('NOT_FOUND')
      const refusal = editRefusal(chatRecord(chat), messageRecord(message), userId, clock.now())
      if (refusal) throw new Refusal(refusal)
      await queries.updateMessageText(unit.trx, messageId, text)
      const users = await readNamedUsers(unit.trx, deps, [userId])
      const edited = { ...message, text }
      const attached = await files.attached(unit.trx, 'message_id', [messageId])
      publisher.edited(unit, chat, edited, users, attached)
      return messageView(edited, chat, userId, users, attached)
    },
  }

  async function attach({ trx }: SingleStatement, messageId: string, fileIds: readonly string[], ownerId: string) {
    if (!(trx instanceof Transaction)) throw new Error('A message with files is more than one statement')
    return files.attach(trx, { message_id: messageId }, fileIds, { ownerId, limits: FILE_LIMITS.message })
  }

  /** The message that was stored before, or why this one was not. */
  async function sentBefore(
    on: Kysely<Schema>,
    userId: string,
    chatId: number,
    id: string,
    allowance: Taken,
  ): Promise<ChatMessage> {
    if (allowance.ok) await allowance.undo()
    const chat = await existingChat(on, userId, chatId)
    const stored = await queries.selectMessage(on, id)
    if (stored) {
      if (stored.chat_id !== chatId || stored.sender_id !== userId) throw new Refusal('IDEMPOTENCY_KEY_REUSED')
      const users = await readNamedUsers(on, deps, [userId])
      return messageView(stored, chat, userId, users, await files.attached(on, 'message_id', [id]))
    }
    const refusal = sendRefusal(chat, { isTooFast: !allowance.ok })
    if (!refusal) throw new Overtaken()
    throw new Refusal(refusal, allowance.ok ? {} : { retryAfter: Math.ceil(allowance.waitMs / 1000) })
  }

  async function openTalk(unit: UnitOfWork, openerId: string, parties: Parties, productId: number | null) {
    const now = clock.now()
    const refusal = openRefusal(await queries.selectOpenedAt(unit.trx, openerId), now)
    if (refusal) throw new Refusal(refusal)
    return (await queries.insertTalk(unit.trx, productId, { ...parties, openerId, at: new Date(now) })).id
  }
}

interface Parties {
  readonly clientId: string
  readonly executorId: string
}

/** Whoever asks about a product is its client, whatever their role; nobody asks themselves. */
const buyerSide = (opener: { readonly id: string }, seller: { readonly id: string }): ChatSide | null =>
  opener.id === seller.id ? null : 'client'

const partiesOf = (side: ChatSide, openerId: string, otherId: string): Parties =>
  side === 'client' ? { clientId: openerId, executorId: otherId } : { clientId: otherId, executorId: openerId }

/** Somebody stored the same id in this very moment: looked at again, it is there. */
function overtaken(error: { code?: string; constraint?: string }): never {
  const isTaken = error.code === '23505' && error.constraint === 'chat_messages_pkey'
  throw isTaken ? new Overtaken() : error
}

async function existingChat(db: Kysely<Schema> | Transaction<Schema>, userId: string, chatId: number) {
  const chat = await queries.selectChat(db, userId, chatId)
  if (!chat) throw new Refusal('NOT_FOUND')
  return chat
}

/** `afterSeq` is the question of a client that was away and wins over `messageId`, which leafs back. */
async function messageRange(
  db: Kysely<Schema>,
  chat: ChatRow,
  userId: string,
  messageId: string | undefined,
  afterSeq: number | undefined,
): Promise<queries.MessageRange> {
  if (afterSeq !== undefined) return { kind: 'after', seq: afterSeq }
  if (messageId === undefined) return { kind: 'newest' }
  const cursor = await queries.selectMessage(db, messageId)
  const isThere = cursor?.chat_id === chat.id && isVisibleTo(sideIn(chat, userId), messageRecord(cursor))
  if (!isThere) throw new Refusal('NOT_FOUND')
  return { kind: 'olderThan', seq: cursor.seq }
}
