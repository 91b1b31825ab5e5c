import { MESSAGE_TEXT } from '../contract/chat-terms.ts'
import type { ChatListSnapshot } from './chat-list.machine.ts'
import type { ChatRow } from './chat-row.ts'
import type { ChatRows } from './chat-rows.ts'
import type { ChatWindowSnapshot } from './chat-window.machine.ts'
import { type ComposerSnapshot, lengthOf } from './composer.machine.ts'
import type { MessageRow } from './message-rows.ts'
import type { ConnectionStatus } from './socket.machine.ts'

/** The list of chats on the screen; plain data, so that a story can hold any state of it. */
export type ChatListViewState = {
  readonly connection: ConnectionStatus
  /** What stands in the search field. */
  readonly search: string
  /** Above the list and not in it (product §4). */
  readonly pinned: ChatRow | null
  readonly selectedId: number | null
} & (
  | { readonly status: 'loading' }
  /** `message` is Russian and fit to show. */
  | { readonly status: 'failed'; readonly message: string }
  /** No chats yet. */
  | { readonly status: 'empty' }
  /** None that the search fits. */
  | { readonly status: 'nothingFound' }
  | { readonly status: 'ready'; readonly rows: ChatRows; readonly more: MoreStatus }
)

/** What lies beyond the end of what is loaded. */
export type MoreStatus = 'available' | 'loading' | 'failed' | 'none'

/** One chat on the screen; plain data. */
export type ChatWindowViewState =
  /** No chat is chosen. */
  | { readonly status: 'none' }
  /** `chat` is there when the list has it. */
  | { readonly status: 'loading'; readonly chatId: number; readonly chat: ChatRow | null }
  | { readonly status: 'failed'; readonly chatId: number; readonly message: string }
  | { readonly status: 'notFound'; readonly chatId: number }
  /** Deleted while it was open. */
  | { readonly status: 'removed'; readonly chatId: number }
  | {
      readonly status: 'ready'
      readonly chatId: number
      readonly connection: ConnectionStatus
      readonly chat: ChatRow
      /** From the oldest to the newest. */
      readonly rows: readonly MessageRow[]
      /** `none`: all messages are loaded. */
      readonly older: MoreStatus
    }

/** The field below a chat; plain data. */
export type ComposerViewState =
  /** There is no chat to write to. */
  | { readonly status: 'hidden' }
  /** The chat is closed: it can be read only. */
  | { readonly status: 'closed' }
  | {
      readonly status: 'open'
      readonly text: string
      /** Characters of what would be sent, and how many there may be. */
      readonly length: number
      readonly limit: number
      readonly canSend: boolean
    }

/** What the list shows beside what its machine knows. */
export interface ListSurroundings {
  /** The list without the pinned chat. */
  readonly rows: ChatRows
  readonly pinned: ChatRow | null
  readonly selectedId: number | null
  readonly connection: ConnectionStatus
}

/** The view of the list. */
export const selectChatList = (snapshot: ChatListSnapshot, surroundings: ListSurroundings): ChatListViewState => {
  const { context } = snapshot
  const { rows, pinned, selectedId, connection } = surroundings
  const common = { connection, search: context.search, pinned, selectedId }
  if (snapshot.hasTag('failed')) return { ...common, status: 'failed', message: context.failure }
  if (snapshot.hasTag('loading') || !context.isLoaded) return { ...common, status: 'loading' }
  if (rows.length === 0 && !context.hasMore) {
    return { ...common, status: context.applied === '' ? 'empty' : 'nothingFound' }
  }
  const busy = snapshot.hasTag('loadingMore') ? 'loading' : snapshot.hasTag('moreFailed') ? 'failed' : null
  return { ...common, status: 'ready', rows, more: busy ?? (context.hasMore ? 'available' : 'none') }
}

/** What a window shows beside what its machine knows. */
export interface WindowSurroundings {
  readonly chat: ChatRow | null
  readonly connection: ConnectionStatus
  /** The messages of a window, and whether nothing is older. Asked for only when it is ready. */
  readonly opened: (window: ChatWindowSnapshot) => {
    readonly rows: readonly MessageRow[]
    readonly isComplete: boolean
  }
}

/** The view of the window; `null` for none. */
export const selectChatWindow = (
  snapshot: ChatWindowSnapshot | null,
  surroundings: WindowSurroundings,
): ChatWindowViewState => {
  if (!snapshot) return { status: 'none' }
  const { chatId, failure } = snapshot.context
  const { chat, connection } = surroundings
  if (snapshot.hasTag('failed')) return { status: 'failed', chatId, message: failure }
  if (snapshot.hasTag('notFound')) return { status: 'notFound', chatId }
  if (snapshot.hasTag('removed')) return { status: 'removed', chatId }
  if (snapshot.hasTag('opening') || !chat) return { status: 'loading', chatId, chat }
  const busy = snapshot.hasTag('loadingOlder') ? 'loading' : snapshot.hasTag('olderFailed') ? 'failed' : null
  const { rows, isComplete } = surroundings.opened(snapshot)
  return { status: 'ready', chatId, connection, chat, rows, older: busy ?? (isComplete ? 'none' : 'available') }
}

/** The view of the composer; `chat` once its messages have been opened. */
export const selectComposer = (snapshot: ComposerSnapshot | null, chat: ChatRow | null): ComposerViewState => {
  if (!snapshot || !chat) return { status: 'hidden' }
  if (chat.status === 'CLOSE') return { status: 'closed' }
  const { text } = snapshot.context
  const length = lengthOf(text)
  const [shortest, limit] = MESSAGE_TEXT
  return { status: 'open', text, length, limit, canSend: length >= shortest && length <= limit }
}
