import type { Chat, ChatMessage } from '../contract/index.ts'
import type { ChatRow } from './chat-row.ts'
import type { MessageLog } from './message-log.ts'
import type { Ranked } from './recency.ts'

/** Evidence about one chat. An event that comes before its chat does leaves its trace here too. */
export interface Entry extends Ranked {
  readonly id: number
  chat: Chat | null
  lastMessage: ChatMessage | null
  lastSeq: number
  /** Number of the message whose arrival its place in the list accounts for; -1 for none, 0 for its own opening. */
  arrivedSeq: number
  companionReadSeq: number
  /** Ticks of the events that closed and deleted it; 0 for never. */
  closedAt: number
  deletedAt: number
  log: MessageLog | null
  version: number
  row: ChatRow | null
}

/** Nothing known yet. */
export const newEntry = (id: number): Entry => ({
  id,
  chat: null,
  lastMessage: null,
  lastSeq: 0,
  arrivedSeq: -1,
  companionReadSeq: 0,
  closedAt: 0,
  deletedAt: 0,
  log: null,
  version: 0,
  row: null,
  slot: -1,
})

/** The latest word about something that many chats show, and which of them do. */
export interface Topic<T> {
  value: T
  /** Tick of the word. */
  at: number
  readonly chats: Set<number>
}

/** The topic of `key`, begun when nobody has spoken of it. */
export const topicOf = <K, T>(topics: Map<K, Topic<T>>, key: K, initial: T): Topic<T> => {
  const present = topics.get(key)
  if (present) return present
  const topic: Topic<T> = { value: initial, at: 0, chats: new Set() }
  topics.set(key, topic)
  return topic
}
