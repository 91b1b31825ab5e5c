// The words and numbers of a chat without a schema, so that its machines know them and no page loads zod for it.

export const CHAT_KINDS = ['COMMON', 'TASK_OFFER', 'TASK_REPLY', 'PRODUCT'] as const
export const CHAT_STATUSES = ['OPEN', 'CLOSE'] as const
export const VISIBLE_FOR = ['ALL', 'CLIENT', 'EXECUTOR'] as const
export const MESSAGE_KINDS = ['COMMON', 'SYSTEM'] as const

/** Text limits of product §19, in characters. */
export const MESSAGE_TEXT = [1, 4000] as const
/** Messages a user may send in a minute. */
export const MESSAGES_A_MINUTE = 20
/** Page of the chat list and of a window's history (product §9). */
export const CHAT_LIST_LIMIT = 8
export const CHAT_HISTORY_LIMIT = 10
/** Most messages that one request for what was missed may ask for. */
export const CHAT_CATCH_UP_LIMIT = 100
/** New chats a user may open in an hour. */
export const CHATS_AN_HOUR = 10
/** Minutes in which one's own message may be edited. */
export const EDIT_MINUTES = 15
/** Minutes that a message waits for somebody who is away before they are notified of it, once until they read the chat. */
export const CHAT_REMINDER_MINUTES = 10
