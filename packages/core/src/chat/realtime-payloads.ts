import { CHAT_KINDS, CHAT_STATUSES, MESSAGE_KINDS, VISIBLE_FOR } from '../contract/chat-terms.ts'
import { PRODUCT_UNITS, PUBLICATION_STATUSES } from '../contract/content-terms.ts'
import { MATERIALS, OBJECTS } from '../contract/cover-terms.ts'
import type { Chat, ChatMessage, ChatParticipant, Picture, StoredFile } from '../contract/index.ts'
import { ROLES } from '../contract/operations.ts'
import type { RealtimeEvent, RealtimeEventName, RealtimePayload } from '../contract/realtime.ts'
import { PRICE_TYPES, TASK_STATUSES } from '../contract/task-terms.ts'

type Check = (value: unknown) => boolean

const isText: Check = (value) => typeof value === 'string'
const isFlag: Check = (value) => typeof value === 'boolean'
const isCount: Check = (value) => Number.isSafeInteger(value) && (value as number) >= 0
const isId: Check = (value) => Number.isSafeInteger(value) && (value as number) >= 1
const isInstant: Check = (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value))
const isOneOf =
  (words: readonly string[]): Check =>
  (value) =>
    words.includes(value as string)
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value)
const shape = <T>(checks: { readonly [K in keyof T]-?: Check }): Check => {
  const pairs = Object.entries(checks) as [string, Check][]
  return (value) => {
    if (typeof value !== 'object' || value === null) return false
    for (const [key, check] of pairs) if (!check((value as Record<string, unknown>)[key])) return false
    return true
  }
}

const isPicture = shape<Pick<Picture, 'id' | 'variants'>>({
  id: isText,
  variants: (value) => typeof value === 'object' && value !== null,
})

const isParticipant = shape<ChatParticipant>({
  id: isText,
  name: isText,
  initials: isText,
  role: isOneOf(ROLES),
  avatar: orNull(isPicture),
  isVerified: isFlag,
  verifiedAt: orNull(isInstant),
  finishedTasksCount: isCount,
  isOnline: isFlag,
  lastVisitAt: orNull(isInstant),
  lastReadSeq: isCount,
})

const isFile = shape<Pick<StoredFile, 'id' | 'path' | 'name' | 'type' | 'size'>>({
  id: isText,
  path: isText,
  name: isText,
  type: isText,
  size: isCount,
})

const isMessage = shape<ChatMessage>({
  id: isText,
  chatId: isId,
  seq: isId,
  type: isOneOf(['DIALOG']),
  kind: isOneOf(MESSAGE_KINDS),
  isRead: isFlag,
  senderId: orNull(isText),
  sender: orNull(
    shape<NonNullable<ChatMessage['sender']>>({ id: isText, name: isText, initials: isText, role: isOneOf(ROLES) }),
  ),
  name: isText,
  text: isText,
  files: (value) => Array.isArray(value) && value.every(isFile),
  visibleFor: isOneOf(VISIBLE_FOR),
  createdAt: isInstant,
})

const isChat = shape<Chat>({
  id: isId,
  kind: isOneOf(CHAT_KINDS),
  status: isOneOf(CHAT_STATUSES),
  unreadMessages: isCount,
  client: isParticipant,
  executor: isParticipant,
  task: orNull(
    shape<NonNullable<Chat['task']>>({
      id: isId,
      title: isText,
      status: isOneOf(TASK_STATUSES),
      look: shape<NonNullable<Chat['task']>['look']>({
        material: isOneOf(MATERIALS),
        object: isOneOf(OBJECTS),
      }),
    }),
  ),
  terms: orNull(
    shape<NonNullable<Chat['terms']>>({ priceType: isOneOf(PRICE_TYPES), price: orNull(isCount), termDays: isCount }),
  ),
  product: orNull(
    shape<NonNullable<Chat['product']>>({
      id: isId,
      title: isText,
      status: isOneOf(PUBLICATION_STATUSES),
      priceType: isOneOf(PRICE_TYPES),
      price: orNull(isCount),
      unit: isOneOf(PRODUCT_UNITS),
      photo: orNull(isPicture),
    }),
  ),
  lastMessage: orNull(isMessage),
  lastSeq: isCount,
  createdAt: isInstant,
})

const isChatReference = shape<RealtimePayload<'CLOSE_CHAT'>>({ chatId: isId })

const checks: { readonly [N in RealtimeEventName]: Check } = {
  NEW_CHAT: isChat,
  CLOSE_CHAT: isChatReference,
  DELETE_CHAT: isChatReference,
  NEW_MESSAGE: isMessage,
  EDIT_MESSAGE: isMessage,
  ONLINE_CHANGED: shape<RealtimePayload<'ONLINE_CHANGED'>>({
    userId: isText,
    isOnline: isFlag,
    lastVisitAt: orNull(isInstant),
  }),
  READ_CHAT: shape<RealtimePayload<'READ_CHAT'>>({ chatId: isId, userId: isText, lastReadSeq: isCount }),
  TASK_CHANGED: shape<RealtimePayload<'TASK_CHANGED'>>({
    taskId: isId,
    status: isOneOf(TASK_STATUSES),
    version: Number.isSafeInteger,
  }),
  NEW_NOTIFICATION: shape<RealtimePayload<'NEW_NOTIFICATION'>>({ id: isId }),
}

/**
 * The event that `payload` is, or `null` when it is none of the contract: a server newer than the page may say more than
 * the page knows. Plain checks of the shape, because zod would triple what a signed-in page loads.
 */
export const readRealtimeEvent = (name: string, payload: unknown): RealtimeEvent | null =>
  Object.hasOwn(checks, name) && checks[name as RealtimeEventName](payload)
    ? ({ name, payload } as RealtimeEvent)
    : null
