import { randomUUID } from 'node:crypto'
import type { Chat } from '@artel/core/contract'
import type { Transaction } from 'kysely'
import type { Realtime } from '../../domain/realtime.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import type { NamedUsers, PeopleDeps } from '../users/public-users.ts'
import { appendMessage, type ChatAbout, closeChat, insertDealChat, openChat } from './chat.queries.ts'
import type { ChatRow, MessageRow } from './chat.tables.ts'
import { oneChat, selectChats } from './chat-list.queries.ts'
import { chatView, type MessageFiles, messageViews, peopleOf } from './chat-view.ts'

/** A line that the product itself writes into a chat. */
interface SystemLine {
  readonly chatId: number
  readonly text: string
  readonly at: Date
  /** Whose action it tells of; the line is not news to them. */
  readonly actorId: string | null
}

type AfterCommit = Pick<UnitOfWork, 'afterCommit'>

/** What changes in a chat, written down and told to both sides after the commit. */
export interface ChatPublisher {
  /** Writes a SYSTEM message. */
  narrate(unit: UnitOfWork, line: SystemLine): Promise<void>
  /** Writes a SYSTEM message that says why, and closes the chat. */
  close(unit: UnitOfWork, line: SystemLine): Promise<void>
  /**
   * Opens a chat for writing, again or for the first time, with a SYSTEM message where there is something to say; answers it as
   * its actor sees it.
   */
  renew(
    unit: UnitOfWork,
    line: Omit<SystemLine, 'text' | 'actorId'> & { readonly text: string | null; readonly actorId: string },
  ): Promise<Chat>
  /** Opens the chat of a reply or an offer with what the opener wrote and a line of the product. */
  open(unit: UnitOfWork, chat: NewDealChat): Promise<void>
  /** Tells of a message that was stored. `users` must hold its sender. */
  stored(unit: AfterCommit, chat: ChatRow, message: MessageRow, users: NamedUsers, files: MessageFiles): void
  /** Tells both sides that a message says something else now. `users` must hold its sender. */
  edited(unit: UnitOfWork, chat: ChatRow, message: MessageRow, users: NamedUsers, files: MessageFiles): void
  /** Tells the one who has opened it, in all their windows, of a chat that nobody else sees yet. */
  opened(unit: UnitOfWork, openerId: string, chat: Chat): void
  /** Tells somebody's windows that they have put a chat away. */
  hidden(unit: UnitOfWork, userId: string, chatId: number): void
  /** Tells how far somebody has read. */
  read(unit: AfterCommit, chat: ChatRow, readerId: string): void
}

/** What the chat of a reply or an offer begins with. */
interface NewDealChat {
  readonly about: ChatAbout
  readonly clientId: string
  readonly executorId: string
  /** Which of them opens it. */
  readonly openerId: string
  /** What the opener writes; empty for nothing. */
  readonly text: string
  /** What the product adds: price and term, or that a task is offered. */
  readonly line: string
  readonly at: Date
}

export interface ChatPublisherDeps extends PeopleDeps {
  readonly realtime: Realtime
}

export function createChatPublisher({ realtime, ...people }: ChatPublisherDeps): ChatPublisher {
  const tell =
    (event: 'NEW_MESSAGE' | 'EDIT_MESSAGE'): ChatPublisher['stored'] =>
    (unit, chat, message, users, files) => {
      for (const { userIds, view } of messageViews(message, chat, users, files)) {
        unit.afterCommit(() => realtime.toUsers(userIds, event, view))
      }
    }
  const stored = tell('NEW_MESSAGE')

  const narrate = async (unit: UnitOfWork, line: SystemLine): Promise<ChatRow> => {
    const { chat, message } = await store(unit.trx, line)
    stored(unit, chat, message, NOBODY, NO_FILES)
    return chat
  }

  /** A chat stands at the top of somebody's list now. */
  const appear = async (unit: UnitOfWork, chatId: number, userId: string): Promise<Chat> => {
    const [chat] = await selectChats(unit.trx, userId, oneChat(chatId))
    if (!chat) throw new Error(`Chat ${chatId} was opened and is not there`)
    const payload = chatView(chat, userId, {
      users: peopleOf([chat], people),
      files: NO_FILES,
      pictures: people.pictures,
    })
    unit.afterCommit(() => realtime.toUsers([userId], 'NEW_CHAT', payload))
    return payload
  }

  return {
    stored,
    edited: tell('EDIT_MESSAGE'),
    narrate: async (unit, line) => {
      await narrate(unit, line)
    },
    async close(unit, line) {
      const { id: chatId, client_id, executor_id } = await narrate(unit, line)
      await closeChat(unit.trx, chatId)
      unit.afterCommit(() => realtime.toUsers([client_id, executor_id], 'CLOSE_CHAT', { chatId }))
    },
    async open(unit, { about, text, line, ...parties }) {
      const { clientId, executorId, openerId, at } = parties
      const { id: chatId } = await insertDealChat(unit.trx, about, parties)
      if (text !== '') await store(unit.trx, { chatId, text, at, actorId: openerId }, openerId)
      await store(unit.trx, { chatId, text: line, at, actorId: openerId })
      for (const userId of [clientId, executorId]) await appear(unit, chatId, userId)
    },
    async renew(unit, { chatId, text, at, actorId }) {
      await openChat(unit.trx, chatId)
      if (text === null) return appear(unit, chatId, actorId)
      const { chat } = await store(unit.trx, { chatId, text, at, actorId })
      await appear(unit, chatId, chat.client_id === actorId ? chat.executor_id : chat.client_id)
      return appear(unit, chatId, actorId)
    },
    opened(unit, openerId, chat) {
      unit.afterCommit(() => realtime.toUsers([openerId], 'NEW_CHAT', chat))
    },
    hidden(unit, userId, chatId) {
      unit.afterCommit(() => realtime.toUsers([userId], 'DELETE_CHAT', { chatId }))
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

const NOBODY: NamedUsers = new Map()
/** The product's own lines, and the first of a chat, come without files. */
const NO_FILES: MessageFiles = new Map()

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
