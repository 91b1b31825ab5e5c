import type { Chat, ChatMessage } from '../contract/index.ts'
import type { RealtimeEvent } from '../contract/realtime.ts'

/** What is unread in one chat, as evidence rather than as a number that goes up and down. */
interface Account {
  /** The server has told of this chat as a whole; else its old messages are part of `elsewhere`. */
  isKnown: boolean
  isDeleted: boolean
  /** Up to here `counted` is the server's word. */
  countedSeq: number
  counted: number
  /** Numbers of the other side's later messages, ascending, each once. */
  later: number[]
  /** Last number the viewer has read, as the server has confirmed. */
  readSeq: number
  /** Last number the viewer has read and the server has not confirmed yet. */
  readingSeq: number
  /** Derived from the above. */
  unread: number
}

/** Unread messages of all chats of one user (spec §4 "Chat", domain.md "Delivery"). */
export interface UnreadLedger {
  /** In all chats; `null` until the server has counted once. Never below 0. */
  readonly total: number | null
  of(chatId: number): number
  /** Number of the last message the viewer has read there, confirmed or on its way. */
  readSeq(chatId: number): number
  /** Takes a realtime event in. `false` says that the evidence does not suffice: the server has to count again. */
  apply(event: RealtimeEvent): boolean
  /** The server has told of a chat as a whole. */
  open(chat: Chat): void
  /** A message came by any way. */
  message(message: ChatMessage): void
  /** The viewer has everything up to `seq` before their eyes, and the server is being told. */
  startReading(chatId: number, seq: number): void
  confirmReading(chatId: number): void
  /** The server could not be told: what it holds unread is unread again. */
  cancelReading(chatId: number): void
  /** Take it before asking the server to count. */
  stamp(): number
  /** Nothing has happened since `stamp` that the answer may or may not know. */
  isCurrent(stamp: number): boolean
  /** Takes the server's count. One that events have overtaken is worth something only if there was none before. */
  accept(total: number, stamp: number): void
}

/** Where `seq` stands, or belongs, in ascending numbers; new ones mostly belong at the end. */
const positionOf = (numbers: readonly number[], seq: number): number => {
  let position = numbers.length
  while (position > 0 && (numbers[position - 1] as number) >= seq) position -= 1
  return position
}

const unreadIn = (account: Account): number => {
  const { isDeleted, countedSeq, counted, later } = account
  if (isDeleted) return 0
  const read = Math.max(account.readSeq, account.readingSeq)
  // Which of the counted ones are read is known only to the server; there are never more than numbers left.
  const old = read >= countedSeq ? 0 : Math.min(counted, countedSeq - read)
  return old + later.length - positionOf(later, read + 1)
}

/**
 * Counts by what is known and not by steps, so that an event twice, late or out of order changes nothing: each chat keeps
 * the server's count up to a number, the numbers that came after it, and how far the viewer has read. Chats that nobody
 * has loaded yet are one sum, taken from GET /chat/unread.
 */
export const createUnreadLedger = (userId: string, onChange: () => void = () => {}): UnreadLedger => {
  const accounts = new Map<number, Account>()
  let known = 0
  let elsewhere: number | null = null
  let revision = 0
  let reading = 0

  const accountOf = (chatId: number): Account => {
    const present = accounts.get(chatId)
    if (present) return present
    const account: Account = {
      isKnown: false,
      isDeleted: false,
      countedSeq: 0,
      counted: 0,
      later: [],
      readSeq: 0,
      readingSeq: 0,
      unread: 0,
    }
    accounts.set(chatId, account)
    return account
  }

  const recount = (account: Account) => {
    const unread = unreadIn(account)
    known += unread - account.unread
    account.unread = unread
    revision += 1
    onChange()
  }

  const message = ({ chatId, seq, senderId }: ChatMessage) => {
    if (senderId === userId) return
    const account = accountOf(chatId)
    if (account.isDeleted || seq <= account.countedSeq || seq <= account.readSeq) return
    const position = positionOf(account.later, seq)
    if (account.later[position] === seq) return
    account.later.splice(position, 0, seq)
    recount(account)
  }

  const confirm = (account: Account, seq: number) => {
    if (seq <= account.readSeq) return
    account.readSeq = seq
    account.later.splice(0, positionOf(account.later, seq + 1))
    recount(account)
  }

  const open = (chat: Chat, isNew: boolean) => {
    const account = accountOf(chat.id)
    const before = account.unread
    const wasKnown = account.isKnown
    account.isKnown = true
    account.isDeleted = false
    if (!wasKnown || chat.lastSeq >= account.countedSeq) {
      account.countedSeq = chat.lastSeq
      account.counted = chat.unreadMessages
      account.later.splice(0, positionOf(account.later, chat.lastSeq + 1))
    }
    const own = chat.client.id === userId ? chat.client : chat.executor
    account.readSeq = Math.max(account.readSeq, own.lastReadSeq)
    recount(account)
    // Loading a chat moves its share out of the sum of the others; it does not make anything unread.
    if (!wasKnown && !isNew && elsewhere !== null) elsewhere = Math.max(0, elsewhere - (account.unread - before))
  }

  const remove = (account: Account): boolean => {
    const wasKnown = account.isKnown
    account.isDeleted = true
    account.later = []
    account.counted = 0
    recount(account)
    return wasKnown
  }

  const isCurrent = (stamp: number) => stamp === revision && reading === 0

  return {
    get total() {
      return elsewhere === null ? null : elsewhere + known
    },
    of: (chatId) => accounts.get(chatId)?.unread ?? 0,
    readSeq(chatId) {
      const account = accounts.get(chatId)
      return account ? Math.max(account.readSeq, account.readingSeq) : 0
    },
    apply(event) {
      switch (event.name) {
        case 'NEW_MESSAGE':
          message(event.payload)
          return true
        case 'NEW_CHAT': {
          const account = accountOf(event.payload.id)
          if (account.isDeleted || account.isKnown) return true
          open(event.payload, true)
          return false
        }
        case 'READ_CHAT': {
          if (event.payload.userId !== userId) return true
          const account = accountOf(event.payload.chatId)
          const isNews = event.payload.lastReadSeq > account.readSeq
          confirm(account, event.payload.lastReadSeq)
          return account.isKnown || !isNews
        }
        case 'DELETE_CHAT': {
          const account = accountOf(event.payload.chatId)
          return account.isDeleted || remove(account)
        }
        default:
          return true
      }
    },
    open: (chat) => open(chat, false),
    message,
    startReading(chatId, seq) {
      const account = accountOf(chatId)
      if (account.readingSeq === 0) reading += 1
      account.readingSeq = Math.max(account.readingSeq, seq)
      recount(account)
    },
    confirmReading(chatId) {
      const account = accountOf(chatId)
      if (account.readingSeq === 0) return
      reading -= 1
      const seq = account.readingSeq
      account.readingSeq = 0
      confirm(account, seq)
    },
    cancelReading(chatId) {
      const account = accountOf(chatId)
      if (account.readingSeq === 0) return
      reading -= 1
      account.readingSeq = 0
      recount(account)
    },
    stamp: () => revision,
    isCurrent,
    accept(total, stamp) {
      if (elsewhere !== null && !isCurrent(stamp)) return
      for (const account of accounts.values()) {
        if (account.isKnown || account.later.length === 0) continue
        // They are in the sum from now on; one of them heard of again must not be added to it.
        account.countedSeq = Math.max(account.countedSeq, account.later.at(-1) ?? 0)
        account.later = []
        recount(account)
      }
      elsewhere = Math.max(0, total - known)
      onChange()
    },
  }
}
