import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { ChatRow, MessageRow, Schema } from '../db/schema.ts'
import type { UnitOfWork } from '../idempotency/unit-of-work.ts'
import type { Presence } from '../presence/presence.ts'
import type { Realtime } from '../realtime/realtime.ts'
import { type PublicUsers, readPublicUsers } from '../users/public-users.ts'
import { appendMessage, closeChat, insertReplyChat, oneChat, selectChats } from './chat.queries.ts'
import { isVisibleTo, sideOf } from './chat-sides.ts'
import { chatView, messageView } from './chat-view.ts'

/** A line that the product itself writes into a chat. */
interface SystemLine {
  readonly chatId: number
  readonly text: string
  readonly at: Date
  /** Whose action it tells of; the line is not news to them. */
  readonly actorId: string | null
}

/** What changes in a chat, written down and told to both sides after the commit. */
export interface ChatNews {
  /** Writes a SYSTEM message. */
  narrate(unit: UnitOfWork, line: SystemLine): Promise<void>
  /** Writes a SYSTEM message that says why, and closes the chat. */
  close(unit: UnitOfWork, line: SystemLine): Promise<void>
  /** Opens the chat of a reply, its text being the first message. */
  openForReply(unit: UnitOfWork, reply: ReplyChat): Promise<void>
  /** Tells of a message that was stored. `users` must hold its sender. */
  stored(unit: UnitOfWork, chat: ChatRow, message: MessageRow, users: PublicUsers): void
  /** Tells how far somebody has read. */
  read(unit: UnitOfWork, chat: ChatRow, readerId: string): void
}

/** What the chat of a reply begins with. */
interface ReplyChat {
  readonly taskId: number
  readonly replyId: number
  readonly clientId: string
  readonly executorId: string
  /** What the executor writes. */
  readonly text: string
  /** Price and term, as a SYSTEM message. */
  readonly terms: string
  readonly at: Date
}

export interface ChatNewsDeps {
  readonly realtime: Realtime
  readonly presence: Pick<Presence, 'isOnline'>
}

export function createChatNews({ realtime, presence }: ChatNewsDeps): ChatNews {
  const stored: ChatNews['stored'] = (unit, chat, message, users) => {
    for (const userId of [chat.client_id, chat.executor_id]) {
      if (!isVisibleTo(sideOf(chat, userId), message)) continue
      const payload = messageView(message, chat, userId, users)
      unit.afterCommit(() => realtime.toUsers([userId], 'NEW_MESSAGE', payload))
    }
  }

  const narrate = async (unit: UnitOfWork, line: SystemLine): Promise<ChatRow> => {
    const { chat, message } = await store(unit.trx, line)
    stored(unit, chat, message, NOBODY)
    return chat
  }

  return {
    stored,
    narrate: async (unit, line) => {
      await narrate(unit, line)
    },
    async close(unit, line) {
      const { id: chatId, client_id, executor_id } = await narrate(unit, line)
      await closeChat(unit.trx, chatId)
      unit.afterCommit(() => realtime.toUsers([client_id, executor_id], 'CLOSE_CHAT', { chatId }))
    },
    async openForReply(unit, { text, terms, at, ...reply }) {
      const { clientId, executorId } = reply
      const { id: chatId } = await insertReplyChat(unit.trx, { ...reply, at })
      await store(unit.trx, { chatId, text, at, actorId: executorId }, executorId)
      await store(unit.trx, { chatId, text: terms, at, actorId: executorId })
      const users = await readPublicUsers(unit.trx, presence, [clientId, executorId])
      for (const userId of [clientId, executorId]) {
        const [chat] = await selectChats(unit.trx, userId, oneChat(chatId))
        if (!chat) throw new Error(`Chat ${chatId} was opened and is not there`)
        const payload = chatView(chat, userId, users)
        unit.afterCommit(() => realtime.toUsers([userId], 'NEW_CHAT', payload))
      }
    },
    read(unit, chat, readerId) {
      const { id: chatId, client_id, executor_id } = chat
      const lastReadSeq = readerId === client_id ? chat.client_read_seq : chat.executor_read_seq
      unit.afterCommit(() =>
        realtime.toUsers([client_id, executor_id], 'READ_CHAT', { chatId, userId: readerId, lastReadSeq }),
      )
    },
  }
}

const NOBODY: PublicUsers = new Map()

async function store(
  trx: Transaction<Schema>,
  { chatId, text, at, actorId }: SystemLine,
  senderId: string | null = null,
) {
  const stored = await appendMessage(trx, {
    id: randomUUID(),
    chatId,
    senderId,
    text,
    visibleFor: 'ALL',
    at,
    actorId,
  })
  if (!stored) throw new Error(`Chat ${chatId} does not exist`)
  return stored
}
