import type { Chat, ChatMessage } from '../contract/index.ts'
import type { RealtimeEvent } from '../contract/realtime.ts'
import { addSeq, countAfter, dropUpTo, type SeqRanges } from './seq-ranges.ts'

/** What is unread in one chat, as evidence rather than as a number that goes up and down. */
interface Account {
  /** Its unread messages are counted here; else those up to `foldedSeq` are part of the sum `elsewhere`. */
  isCounted: boolean
  foldedSeq: number
  isDeleted: boolean
  /** Its NEW_CHAT has come. */
  isAnnounced: boolean
  /** Up to here `told` is the server's word. */
  toldSeq: number
  told: number
  /** Numbers of the other side's later messages. */
  later: SeqRanges
  /** Last number the viewer has read, as the server has confirmed. */
  readSeq: number
  /** The same as far as an event or an own request has told, and not a page that was faster. */
  heardReadSeq: number
  /** Last number the viewer has read and the server has not confirmed yet; 0 for none. */
  readingSeq: number
  /** Derived: unread in this chat, and what of it is not part of `elsewhere`. */
  unread: number
  share: number
}

/** Unread messages of all chats of one user (product §4.7, product §19.3). */
export interface UnreadCounter {
  /** In all chats; `null` until the server has counted once. Never below 0. */
  readonly total: number | null
  of(chatId: number): number
  /** What is known of the chat is the server's word and what events have told since. */
  isCertain(chatId: number): boolean
  /** Number of the last message the viewer has read there, confirmed or on its way. */
  readSeq(chatId: number): number
  /** Takes a realtime event in. */
  apply(event: RealtimeEvent): void
  /** The server has told of a chat as a whole. */
  open(chat: Chat): void
  /** A message came by an answer and not by an event. */
  message(message: ChatMessage): void
  /** The viewer has everything up to `seq` before their eyes, and the server is being told. */
  startReading(chatId: number, seq: number): void
  confirmReading(chatId: number): void
  /** The server could not be told: what it holds unread is unread again. */
  cancelReading(chatId: number): void
  /** The chat is gone. */
  remove(chatId: number): void
  /** Events may have been missed, in one chat or in all: nothing is certain until the server tells again. */
  suspect(chatId?: number): void
  /** Take it before asking the server to count. */
  stamp(): number
  /** Nothing has happened since `stamp` that the answer may or may not know. */
  isCurrent(stamp: number): boolean
  /** Takes the server's count. One that events have overtaken is worth something only if there was none before. */
  accept(total: number, stamp: number): void
}

export interface UnreadListeners {
  readonly onChange?: () => void
  /** What is known does not suffice, or contradicts what was believed: the server has to count again. */
  readonly onDoubt?: () => void
  /** Something has changed that a count of a moment ago may know already: its answer may have overtaken the event. */
  readonly onNews?: () => void
  /** The server counts less than the known chats hold: one of them has been read or deleted unheard. */
  readonly onContradiction?: () => void
}

const readIn = (account: Account) => Math.max(account.readSeq, account.readingSeq)

const unreadIn = (account: Account): number => {
  const { toldSeq, told } = account
  const read = readIn(account)
  // Which of the old ones are read is known only to the server; there are never more than numbers left.
  const old = Math.min(told, Math.max(0, toldSeq - read))
  return old + countAfter(account.later, read)
}

const shareOf = (account: Account): number =>
  account.isCounted || account.isDeleted
    ? account.unread
    : countAfter(account.later, Math.max(account.foldedSeq, readIn(account)))

const newAccount = (): Account => ({
  isCounted: false,
  foldedSeq: 0,
  isDeleted: false,
  isAnnounced: false,
  toldSeq: 0,
  told: 0,
  later: [],
  readSeq: 0,
  heardReadSeq: 0,
  readingSeq: 0,
  unread: 0,
  share: 0,
})

/**
 * Counts by what is known and not by steps, so that an event twice, late or out of order changes nothing: each chat keeps
 * the server's word up to a number, the numbers that came after it, and how far the viewer has read. Chats that nobody has
 * loaded, or that may have changed unheard, are one sum, taken from GET /chat/unread.
 */
export const createUnreadCounter = (
  userId: string,
  { onChange, onDoubt, onNews, onContradiction }: UnreadListeners = {},
): UnreadCounter => {
  const accounts = new Map<number, Account>()
  let counted = 0
  let elsewhere: number | null = null
  let revision = 0
  let reading = 0

  const accountOf = (chatId: number): Account => {
    const present = accounts.get(chatId)
    if (present) return present
    const account = newAccount()
    accounts.set(chatId, account)
    return account
  }

  const recount = (account: Account) => {
    account.unread = unreadIn(account)
    const share = shareOf(account)
    counted += share - account.share
    account.share = share
    revision += 1
    onChange?.()
  }

  /** @param isHeard told by an event or by an own request */
  const confirm = (account: Account, seq: number, isHeard: boolean) => {
    const { share, heardReadSeq } = account
    if (isHeard) account.heardReadSeq = Math.max(heardReadSeq, seq)
    if (seq > account.readSeq) {
      account.readSeq = seq
      dropUpTo(account.later, seq)
      recount(account)
      if (!account.isCounted) onDoubt?.()
      else if (account.share !== share) onNews?.()
    } else if (isHeard && seq > heardReadSeq) {
      // A page has told it first, and nobody knows whether the sum of the others still holds what was read.
      onDoubt?.()
    }
  }

  const message = ({ chatId, seq, senderId, isRead }: ChatMessage, isHeard: boolean) => {
    const account = accountOf(chatId)
    // Who writes has read what stands above; what the deal tells of the viewer's own doing comes read.
    if (senderId === userId || isRead) {
      confirm(account, seq, isHeard)
      return
    }
    if (seq <= account.readSeq) return
    if (account.isDeleted || seq <= account.toldSeq) {
      // It brings a deleted chat back, or a page has told it before the sum of the others could hold it.
      if (isHeard) onDoubt?.()
      return
    }
    if (!addSeq(account.later, seq)) return
    recount(account)
    onNews?.()
  }

  const open = (chat: Chat, isNew: boolean) => {
    const account = accountOf(chat.id)
    const { share, isCounted, isDeleted } = account
    account.isCounted = true
    account.isDeleted = false
    if (chat.lastSeq >= account.toldSeq) {
      account.toldSeq = chat.lastSeq
      account.told = chat.unreadMessages
      dropUpTo(account.later, chat.lastSeq)
    }
    const own = chat.client.id === userId ? chat.client : chat.executor
    account.readSeq = Math.max(account.readSeq, own.lastReadSeq)
    recount(account)
    const difference = account.share - share
    // Loading a chat moves its share out of the sum of the others; it does not make anything unread.
    if (!isNew && elsewhere !== null) elsewhere -= difference
    if (isNew || isDeleted || (isCounted && difference !== 0)) onDoubt?.()
  }

  const remove = (chatId: number) => {
    const account = accountOf(chatId)
    if (account.isDeleted) return
    account.isDeleted = true
    account.later = []
    account.told = 0
    recount(account)
    if (account.isCounted) onNews?.()
    else onDoubt?.()
  }

  /** Its messages so far are part of the sum of the others from now on. */
  const fold = (account: Account) => {
    account.isCounted = false
    account.foldedSeq = Math.max(account.foldedSeq, account.toldSeq, account.later.at(-1) ?? 0)
    recount(account)
  }

  const suspect = (account: Account) => {
    if (account.isDeleted || !account.isCounted) return
    if (elsewhere !== null) elsewhere += account.share
    fold(account)
  }

  const isCurrent = (stamp: number) => stamp === revision && reading === 0

  return {
    get total() {
      return elsewhere === null ? null : Math.max(0, elsewhere + counted)
    },
    of: (chatId) => accounts.get(chatId)?.unread ?? 0,
    isCertain(chatId) {
      const { isCounted = false, isDeleted = false } = accounts.get(chatId) ?? {}
      return isCounted && !isDeleted
    },
    readSeq: (chatId) => readIn(accountOf(chatId)),
    apply(event) {
      switch (event.name) {
        case 'NEW_MESSAGE':
          message(event.payload, true)
          break
        case 'NEW_CHAT': {
          const account = accountOf(event.payload.id)
          if (account.isAnnounced) break
          account.isAnnounced = true
          if (!account.isDeleted && account.toldSeq === 0 && !account.isCounted) open(event.payload, true)
          else onDoubt?.()
          break
        }
        case 'READ_CHAT':
          if (event.payload.userId === userId) confirm(accountOf(event.payload.chatId), event.payload.lastReadSeq, true)
          break
        case 'DELETE_CHAT':
          remove(event.payload.chatId)
          break
      }
    },
    open: (chat) => open(chat, false),
    message: (told) => message(told, false),
    startReading(chatId, seq) {
      const account = accountOf(chatId)
      if (account.readingSeq === 0) reading += 1
      account.readingSeq = Math.max(account.readingSeq, seq, 1)
      recount(account)
    },
    confirmReading(chatId) {
      const account = accountOf(chatId)
      if (account.readingSeq === 0) return
      reading -= 1
      const seq = account.readingSeq
      account.readingSeq = 0
      confirm(account, seq, true)
      onNews?.()
    },
    cancelReading(chatId) {
      const account = accountOf(chatId)
      if (account.readingSeq === 0) return
      reading -= 1
      account.readingSeq = 0
      recount(account)
    },
    remove,
    suspect(chatId) {
      for (const account of chatId === undefined ? accounts.values() : [accountOf(chatId)]) suspect(account)
      // A count under way may be older than what was missed.
      revision += 1
      onDoubt?.()
    },
    stamp: () => revision,
    isCurrent,
    accept(total, stamp) {
      if (elsewhere !== null && !isCurrent(stamp)) return
      // They are in the sum from now on; one of their messages heard of again must not be added to it.
      for (const account of accounts.values()) if (!account.isCounted && !account.isDeleted) fold(account)
      // Below 0 when the known chats hold more than there is: the server is right about the sum.
      elsewhere = total - counted
      onChange?.()
      if (elsewhere < 0 && isCurrent(stamp)) onContradiction?.()
    },
  }
}
