export { provideChatList, provideChatWindow, provideOutbox } from './chat.actors.ts'
export { type ChatActor, type ChatCommand, type ChatEmitted, type ChatInput, chatMachine } from './chat.machine.ts'
export type { ChatListViewState, ChatWindowViewState, ComposerViewState, MoreStatus } from './chat.selectors.ts'
export type { Applied, ChatApi, ChatKey, ChatStore, OwnerNews } from './chat.types.ts'
export { SEARCH_DEBOUNCE } from './chat-list.machine.ts'
export type { ChatPreview, ChatRow, Companion } from './chat-row.ts'
export {
  audienceOf,
  type ChatRecord,
  type ChatSide,
  chatName,
  editRefusal,
  hasSentTooMany,
  hiddenBy,
  isFoundBy,
  isListedFor,
  isReadFor,
  isVisibleTo,
  type MessageQuery,
  type MessageRecord,
  messagePage,
  NOT_HIDDEN,
  openerSide,
  openRefusal,
  otherSide,
  readBy,
  SYSTEM_NAME,
  sendRefusal,
  shownTo,
  sideOf,
  unreadOf,
  visibleTo,
  withMessage,
} from './chat-rules.ts'
export { createChatStore } from './chat-store.ts'
export { composerMachine, DRAFT_DEBOUNCE } from './composer.machine.ts'
export { type ChatPart, type ChatSession, type ChatSessionOptions, createChatSession } from './create-chat-session.ts'
export { type MessageFile, type MessageRow, type MessageState, PLACEHOLDER } from './message-rows.ts'
export { createRealtime, type Realtime, type RealtimeOptions } from './realtime.ts'
export { type ConnectionStatus, SOCKET_TIMEOUT, selectConnection, socketMachine } from './socket.machine.ts'
export { createUnread, type Unread, type UnreadOptions } from './unread.ts'
export { createUnreadCounter, type UnreadCounter } from './unread-counter.ts'
