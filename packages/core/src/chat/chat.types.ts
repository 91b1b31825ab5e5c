import type { ActorRef, EventObject, Snapshot } from 'xstate'
import type { ApiClient } from '../api/index.ts'
import type { Chat, ChatMessage } from '../contract/index.ts'
import type { RealtimeEvent } from '../contract/realtime.ts'
import type { ChatRow } from './chat-row.ts'
import type { ChatRows } from './chat-rows.ts'
import type { MessageLog } from './message-log.ts'

/** The calls that the chat makes. */
export type ChatApi = Pick<ApiClient, 'listChats' | 'getChat' | 'readChat' | 'listChatMessages' | 'sendChatMessage'>

/** Whom a machine tells what is not its own business: the actor that has spawned it. */
export type Owner<Event extends EventObject> = ActorRef<Snapshot<unknown>, Event>

/** A loading that a person waits for has failed; `message` is Russian and fit to show (product §8). */
export interface LoadingFailed {
  readonly type: 'loading.failed'
  readonly message: string
}

/** A chat is gone for this viewer: an event says so, or the server no longer knows it. */
export interface ChatRemoved {
  readonly type: 'chat.removed'
  readonly chatId: number
}

/** The viewer has written a message; `text` is trimmed and within its limits. */
export interface MessageComposed {
  readonly type: 'message.composed'
  readonly chatId: number
  readonly text: string
}

/** Everything that the list, a window and a composer tell their {@link Owner}. */
export type OwnerNews = LoadingFailed | ChatRemoved | MessageComposed

/** What {@link ChatStore.subscribe} watches: the list, or one chat with its messages by its number. */
export type ChatKey = 'list' | number

/**
 * What taking an event in has shown: `unchanged` it was known already, `absent` it moves a chat that the list does not
 * hold, `gap` something before it is missing.
 */
export type Applied = 'applied' | 'unchanged' | 'absent' | 'gap'

/** How a page from the server changes the list: it is the whole of it, or more below. */
export type ListPart = 'whole' | 'more'

/** A page of the chat list as it came. */
export interface ListedPage {
  readonly items: readonly Chat[]
  /** It answers a search, so only the server knows whether another chat belongs into it. */
  readonly isFiltered: boolean
}

/** Everything known of one user's chats, by keys. Times are {@link ChatStore.tick}s. */
export interface ChatStore {
  readonly userId: string
  /** The row; the same object as long as nothing in it changes. `null` for a chat unknown or deleted. */
  row(chatId: number): ChatRow | null
  /** Listed chats but one, the most recently alive first; the same rows as long as the list does not change. */
  rows(exceptId?: number | null): ChatRows
  readonly listedCount: number
  /** How many chats the list lacks though events have told of them. */
  readonly missingCount: number
  /** Messages of a chat opened at least once. */
  log(chatId: number): MessageLog | null
  /** Number of the last message the viewer has read. */
  readSeq(chatId: number): number
  /** Number of the last message the other side has read. */
  companionReadSeq(chatId: number): number
  /** Changes with the key. */
  version(key: ChatKey): number
  /** Calls back at most once a frame. */
  subscribe(key: ChatKey, listener: () => void): () => void

  apply(event: RealtimeEvent): Applied
  /** Take it before a request: what events tell after it is newer than the answer. */
  tick(): number
  putChat(chat: Chat, asOf: number): void
  putList(part: ListPart, page: ListedPage, asOf: number): void
  /** Starts keeping the messages of a chat. */
  openLog(chatId: number): MessageLog
  /** A page of the history, newest first. */
  putHistory(chatId: number, part: 'newest' | 'older', page: readonly ChatMessage[]): void
  /** What was missed, oldest first; see {@link MessageLog.addMissed}. */
  putMissed(chatId: number, batch: readonly ChatMessage[], heldSeq: number, isAll: boolean): void
  /** The answer to sending a message. */
  putSent(message: ChatMessage): void
  /** Everything heard of in this chat is before the viewer's eyes, and the server is being told. */
  startReading(chatId: number): void
  confirmReading(chatId: number): void
  cancelReading(chatId: number): void
  /** The server says that there is no such chat. */
  remove(chatId: number): void
}
