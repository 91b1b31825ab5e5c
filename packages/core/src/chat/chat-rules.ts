import { CHATS_AN_HOUR, EDIT_MINUTES, MESSAGES_A_MINUTE } from '../contract/chat-terms.ts'
import type { Chat, ChatMessage, ChatParticipant, ErrorCode, User } from '../contract/index.ts'

/** A person's side of a chat. It is a matter of the chat, not of the role: an executor may order, too. */
export type ChatSide = 'client' | 'executor'

/** Who speaks in the product's own messages. */
export const SYSTEM_NAME = 'Артель'

/** How somebody is called in chats: people of the staff take part in them as managers. */
export const chatName = ({ name, role }: Pick<ChatParticipant, 'name' | 'role'>): string =>
  role === 'MODERATOR' || role === 'ADMIN' ? `${name}, менеджер Артели` : name

/** Nobody has put the chat away. */
export const NOT_HIDDEN = -1

/** What the rules must know of a chat; rows of a database and chats of the contract are mapped to it. */
export interface ChatRecord extends Pick<Chat, 'status' | 'lastSeq'> {
  readonly client: Pick<ChatParticipant, 'id' | 'lastReadSeq'>
  readonly executor: Pick<ChatParticipant, 'id' | 'lastReadSeq'>
  /** Number of the newest message at the moment when a side put the chat away; {@link NOT_HIDDEN} when it has not. */
  readonly hiddenSeq: Readonly<Record<ChatSide, number>>
}

/** What the rules must know of a message. */
export type MessageRecord = Pick<ChatMessage, 'id' | 'seq' | 'senderId' | 'visibleFor' | 'createdAt'>

/** `null` for somebody who is no participant: to them the chat does not exist (NOT_FOUND). */
export const sideOf = ({ client, executor }: Pick<ChatRecord, ChatSide>, userId: string): ChatSide | null =>
  client.id === userId ? 'client' : executor.id === userId ? 'executor' : null

/** The side across the table. */
export const otherSide = (side: ChatSide): ChatSide => (side === 'client' ? 'executor' : 'client')

/** The `visibleFor` of a message that this side alone may see (product §3). */
export const audienceOf = (side: ChatSide): Exclude<MessageRecord['visibleFor'], 'ALL'> =>
  side === 'client' ? 'CLIENT' : 'EXECUTOR'

/** Whether a side may see a message: lists, last messages, search and unread counts all ask here. */
export const isVisibleTo = (side: ChatSide, { visibleFor }: Pick<MessageRecord, 'visibleFor'>): boolean =>
  visibleFor === 'ALL' || visibleFor === audienceOf(side)

/** Messages of a chat that a side may see, in the order given. */
export const visibleTo = <M extends Pick<MessageRecord, 'visibleFor'>>(side: ChatSide, messages: readonly M[]): M[] =>
  messages.filter((message) => isVisibleTo(side, message))

/** One's own message is read when the other side has read it, any other when one has read it oneself. */
export const isReadFor = (
  side: ChatSide,
  chat: Pick<ChatRecord, ChatSide>,
  { seq, senderId }: Pick<MessageRecord, 'seq' | 'senderId'>,
): boolean => seq <= chat[senderId === chat[side].id ? otherSide(side) : side].lastReadSeq

/** How many messages a side may see and has not read. */
export const unreadOf = (
  side: ChatSide,
  chat: Pick<ChatRecord, ChatSide>,
  messages: readonly Pick<MessageRecord, 'seq' | 'visibleFor'>[],
): number => messages.filter((message) => message.seq > chat[side].lastReadSeq && isVisibleTo(side, message)).length

/**
 * Whether the chat stands in a side's list: unless it was put away, and again from the next message on that the side may
 * see.
 */
export const isListedFor = (
  side: ChatSide,
  { hiddenSeq }: Pick<ChatRecord, 'hiddenSeq'>,
  messages: readonly Pick<MessageRecord, 'seq' | 'visibleFor'>[],
): boolean =>
  hiddenSeq[side] === NOT_HIDDEN ||
  messages.some((message) => message.seq > hiddenSeq[side] && isVisibleTo(side, message))

/** The chat when a side has read everything in it. */
export const readBy = <C extends ChatRecord>(side: ChatSide, chat: C): C => ({
  ...chat,
  [side]: { ...chat[side], lastReadSeq: chat.lastSeq },
})

/** The chat when a side has put it away, read as it is; the other side keeps it. */
export const hiddenBy = <C extends ChatRecord>(side: ChatSide, chat: C): C => ({
  ...readBy(side, chat),
  hiddenSeq: { ...chat.hiddenSeq, [side]: chat.lastSeq },
})

/** The chat when a side has asked for it again. */
export const shownTo = <C extends ChatRecord>(side: ChatSide, chat: C): C => ({
  ...chat,
  hiddenSeq: { ...chat.hiddenSeq, [side]: NOT_HIDDEN },
})

/**
 * The chat with one more message, whose number is its `lastSeq`. Who writes has read what stands above.
 * @param actor whose doing a SYSTEM message tells of: it is read by them unless older ones still wait for them
 */
export const withMessage = <C extends ChatRecord>(
  chat: C,
  { sender, actor }: { readonly sender: ChatSide | null; readonly actor: ChatSide | null },
): C => {
  const grown = { ...chat, lastSeq: chat.lastSeq + 1 }
  const hasReadAll = actor !== null && chat[actor].lastReadSeq === chat.lastSeq
  const reader = sender ?? (hasReadAll ? actor : null)
  return reader ? readBy(reader, grown) : grown
}

const MINUTE = 60_000

const countSince = (moments: readonly number[], since: number) => moments.filter((moment) => moment > since).length

/** Whether somebody has sent messages, in all their chats, at these moments too fast to send one more now. */
export const hasSentTooMany = (sentAt: readonly number[], now: number): boolean =>
  countSince(sentAt, now - MINUTE) >= MESSAGES_A_MINUTE

/** Why a participant may not write now; `null` when they may. A closed chat is read-only, whatever the pace. */
export const sendRefusal = (
  { status }: Pick<ChatRecord, 'status'>,
  { isTooFast }: { readonly isTooFast: boolean },
): Extract<ErrorCode, 'CHAT_CLOSED' | 'RATE_LIMITED'> | null => {
  if (status === 'CLOSE') return 'CHAT_CLOSED'
  return isTooFast ? 'RATE_LIMITED' : null
}

/** Why somebody may not edit a message; `null` when they may: their own, in an open chat, in its first minutes. */
export const editRefusal = (
  { status }: Pick<ChatRecord, 'status'>,
  { senderId, createdAt }: Pick<MessageRecord, 'senderId' | 'createdAt'>,
  userId: string,
  now: number,
): ErrorCode | null => {
  if (senderId !== userId) return 'NOT_FOUND'
  if (status === 'CLOSE') return 'CHAT_CLOSED'
  return now > Date.parse(createdAt) + EDIT_MINUTES * MINUTE ? 'MESSAGE_TOO_OLD' : null
}

/**
 * Why a new chat may not be opened; `null` when it may. Chats of replies have a quota of their own and do not count.
 * @param openedAt moments at which this person opened chats, at least the newest {@link CHATS_AN_HOUR} of them
 */
export const openRefusal = (openedAt: readonly number[], now: number): ErrorCode | null =>
  countSince(openedAt, now - 60 * MINUTE) >= CHATS_AN_HOUR ? 'CHAT_LIMIT_REACHED' : null

/**
 * The opener's side of a chat about nothing else; `null` when the two cannot have one. Of two executors the one who writes
 * first is the customer. Two clients have nothing to talk about, and nobody talks to themselves.
 */
export const openerSide = (opener: Pick<User, 'id' | 'role'>, other: Pick<User, 'id' | 'role'>): ChatSide | null => {
  if (opener.id === other.id) return null
  if (other.role === 'EXECUTOR') return 'client'
  return opener.role === 'EXECUTOR' && other.role === 'CLIENT' ? 'executor' : null
}

/** Which messages of a chat are asked for; see the contract's `listChatMessages`. */
export interface MessageQuery {
  readonly limit: number
  readonly messageId?: string | undefined
  readonly afterSeq?: number | undefined
}

/**
 * A page of the messages that a side may see (`visible`, ascending): the newest first, older than `messageId`, or what
 * follows `afterSeq` in order, which wins over the cursor. `null` when the cursor is none of them (NOT_FOUND).
 */
export const messagePage = <M extends Pick<MessageRecord, 'id' | 'seq'>>(
  visible: readonly M[],
  { limit, messageId, afterSeq }: MessageQuery,
): M[] | null => {
  if (afterSeq !== undefined) return visible.filter(({ seq }) => seq > afterSeq).slice(0, limit)
  const cursor = visible.find(({ id }) => id === messageId)
  if (messageId !== undefined && !cursor) return null
  return visible
    .filter(({ seq }) => seq < (cursor?.seq ?? Infinity))
    .reverse()
    .slice(0, limit)
}

/** Whether the companion's name as shown, the task's title or the last words that the side may see hold the text. */
export const isFoundBy = (
  side: ChatSide,
  { client, executor, task, product, lastMessage }: Pick<Chat, ChatSide | 'task' | 'product' | 'lastMessage'>,
  search: string,
): boolean => {
  const text = search.trim().toLowerCase()
  const { name } = { client, executor }[otherSide(side)]
  return [name, task?.title, product?.title, lastMessage?.text].some((words) => words?.toLowerCase().includes(text))
}
