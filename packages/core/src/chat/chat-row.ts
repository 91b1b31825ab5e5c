import type { Chat, ChatMessage, ChatParticipant } from '../contract/index.ts'

/** The other side of a chat, as the viewer sees it. */
export interface Companion {
  readonly id: string
  readonly name: string
  readonly initials: string
  readonly role: ChatParticipant['role']
  readonly avatar: ChatParticipant['avatar']
  /** Their papers have been checked. */
  readonly isVerified: boolean
  /** ISO 8601; `null` when they never were. */
  readonly verifiedAt: string | null
  /** Tasks brought to an end. */
  readonly finishedTasksCount: number
  readonly isOnline: boolean
  /** ISO 8601; `null` when they have never been seen. */
  readonly lastVisitAt: string | null
}

/** The newest message of a chat, for its row in the list. */
export interface ChatPreview {
  /** Empty for a message of files alone. */
  readonly text: string
  /** How many files came with it. */
  readonly files: number
  readonly createdAt: string
  readonly author: 'mine' | 'theirs' | 'system'
  /** For one's own: the other side has read it. */
  readonly isRead: boolean
}

/** A chat as its viewer knows it: a row of the list, the pinned one, the head of the window. */
export interface ChatRow {
  readonly id: number
  readonly kind: Chat['kind']
  /** `CLOSE` is read-only. */
  readonly status: Chat['status']
  /** The viewer's side of the deal. */
  readonly side: 'client' | 'executor'
  readonly companion: Companion
  readonly task: Chat['task']
  /** What the reply asks that the chat is about. */
  readonly terms: Chat['terms']
  /** What the chat is about where that is a product. */
  readonly product: Chat['product']
  readonly preview: ChatPreview | null
  readonly unread: number
}

/** What a row is made of, beside the chat as the server told it last. */
export interface RowFacts {
  readonly status: Chat['status']
  readonly presence: Pick<ChatParticipant, 'isOnline' | 'lastVisitAt'>
  readonly task: Chat['task']
  readonly lastMessage: ChatMessage | null
  /** Last number that the companion has read. */
  readonly companionReadSeq: number
  readonly unread: number
}

/** The viewer's side of `chat`. */
const sideOf = (chat: Chat, userId: string): ChatRow['side'] => (chat.client.id === userId ? 'client' : 'executor')

/** The participant across the table. */
export const companionOf = (chat: Chat, userId: string): ChatParticipant =>
  sideOf(chat, userId) === 'client' ? chat.executor : chat.client

const previewOf = (message: ChatMessage, userId: string, companionReadSeq: number): ChatPreview => ({
  text: message.text,
  files: message.files.length,
  createdAt: message.createdAt,
  author: message.senderId === null ? 'system' : message.senderId === userId ? 'mine' : 'theirs',
  isRead: message.isRead || message.seq <= companionReadSeq,
})

/** The row of `chat` with what events have told since. */
export const rowOf = (chat: Chat, userId: string, facts: RowFacts): ChatRow => {
  const { id, name, initials, role, avatar, isVerified, verifiedAt, finishedTasksCount } = companionOf(chat, userId)
  return {
    id: chat.id,
    kind: chat.kind,
    status: facts.status,
    side: sideOf(chat, userId),
    companion: { id, name, initials, role, avatar, isVerified, verifiedAt, finishedTasksCount, ...facts.presence },
    task: facts.task,
    terms: chat.terms,
    product: chat.product,
    preview: facts.lastMessage && previewOf(facts.lastMessage, userId, facts.companionReadSeq),
    unread: facts.unread,
  }
}
