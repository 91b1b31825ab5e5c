import type { Chat, ChatMessage, TaskStatus } from '../contract/index.ts'
import type { RealtimeEvent } from '../contract/realtime.ts'
import type { Clock } from '../ports/index.ts'
import type { Applied, ChatKey, ChatStore, ListPart } from './chat.types.ts'
import { type Entry, newEntry, type Topic, topicOf } from './chat-entry.ts'
import { type ChatRow, companionOf, type RowFacts, rowOf } from './chat-row.ts'
import { type ChatRows, rowsOf } from './chat-rows.ts'
import { createPublisher } from './computed.ts'
import { createMessageLog, type MessageLog } from './message-log.ts'
import { createRecency } from './recency.ts'
import type { UnreadCounter } from './unread-counter.ts'

/** Milliseconds of a last visit; the later of two tells what is true now. */
const visitOf = (lastVisitAt: string | null | undefined) => (lastVisitAt ? Date.parse(lastVisitAt) : -Infinity)

/**
 * Why a store and not machine context: a thousand chats in context are copied by every event, or mutated under snapshots
 * that share them. Here an event leaves evidence in one entry and marks it; rows and their order are derived when somebody
 * looks, at most once a frame. Evidence only grows (the highest number, the last read, the latest word), so repeated, late
 * and reordered events end in the same state. The machines own the processes around it.
 */
export const createChatStore = (options: {
  readonly userId: string
  readonly counter: UnreadCounter
  readonly clock: Clock
  /** A message of the viewer's own has come back from the server, by whichever way. */
  readonly onOwnMessage?: (message: ChatMessage) => void
  /** A page lists a chat that had been deleted. */
  readonly onReturned?: (chatId: number) => void
  /** The list may not be what the server has: its order is not certain, or a deletion may have moved a page. */
  readonly onOutdated?: () => void
}): ChatStore => {
  const { userId, counter, clock, onOwnMessage, onReturned, onOutdated } = options
  const entries = new Map<number, Entry>()
  const presences = new Map<string, Topic<RowFacts['presence'] | null>>()
  const tasks = new Map<number, Topic<{ status: TaskStatus | null; version: number }>>()
  const publisher = createPublisher<ChatKey>(clock)
  let ticks = 1
  let listVersion = 0
  let isFiltered = false
  let listedRows: { readonly version: number; readonly exceptId: number | null; readonly rows: ChatRows } | null = null
  /**
   * The listed ones by their arrival (product §4): a message ranks its chat by the tick of its coming, a page
   * ranks its chats between the tick of its asking and the next one.
   */
  const recency = createRecency<Entry>()
  /** The chat of the latest arrival and the date of what arrived, to notice when arrivals come in another order. */
  let latest: Entry | null = null
  let latestAt = -Infinity
  /** Chats that the list lacks though events tell of them. */
  const missing = new Set<Entry>()

  const entryOf = (chatId: number): Entry => {
    const present = entries.get(chatId)
    if (present) return present
    const entry = newEntry(chatId)
    entries.set(chatId, entry)
    return entry
  }

  const presenceOf = (id: string) => topicOf(presences, id, null)
  const taskOf = (id: number) => topicOf(tasks, id, { status: null, version: -1 })

  const touchList = () => {
    listVersion += 1
    publisher.publish('list')
  }

  const touch = (entry: Entry) => {
    entry.version += 1
    entry.row = null
    publisher.publish(entry.id)
    if (recency.has(entry)) touchList()
  }

  const touchAll = (chats: Iterable<number>) => {
    for (const chatId of chats) touch(entryOf(chatId))
  }

  const list = (entry: Entry) => {
    missing.delete(entry)
    recency.add(entry)
    touchList()
  }

  const unlist = (entry: Entry) => {
    if (!recency.has(entry)) return
    recency.remove(entry)
    touchList()
  }

  /** Message number `seq`, or the chat itself for 0, is the newest there and has just come: the chat goes to the top. */
  const arrive = (entry: Entry, seq: number, createdAt: string) => {
    if (seq <= entry.arrivedSeq) return
    ticks += 1
    entry.arrivedSeq = seq
    recency.rank(entry, ticks)
    const at = Date.parse(createdAt)
    // Which of two has arrived last is the server's to say when they do not come in the order of their dates.
    if (entry !== latest && at <= latestAt) onOutdated?.()
    latest = entry
    latestAt = at
  }

  const absent = (entry: Entry): 'absent' => {
    if (!recency.has(entry)) missing.add(entry)
    return 'absent'
  }

  const rowFor = (entry: Entry): ChatRow | null => {
    if (entry.row) return entry.row
    const { chat, lastMessage, companionReadSeq } = entry
    if (!chat) return null
    const companion = companionOf(chat, userId)
    entry.row = rowOf(chat, userId, {
      status: entry.closedAt > 0 ? 'CLOSE' : chat.status,
      presence: presenceOf(companion.id).value ?? companion,
      task: chat.task && { ...chat.task, status: taskOf(chat.task.id).value.status ?? chat.task.status },
      lastMessage,
      companionReadSeq,
      unread: counter.of(entry.id),
    })
    return entry.row
  }

  /** `true` when the message was not known. */
  const addMessage = (entry: Entry, message: ChatMessage, isHeard: boolean): boolean => {
    if (entry.deletedAt > 0) return false
    const isLogged = entry.log?.add(message) ?? false
    const isLast = message.seq > entry.lastSeq
    if (isLast) {
      entry.lastSeq = message.seq
      entry.lastMessage = message
    }
    // What an answer tells of a chat that is not listed is left for the event to bring it in.
    const hasArrived = message.seq > entry.arrivedSeq && (isHeard || recency.has(entry))
    if (hasArrived) arrive(entry, message.seq, message.createdAt)
    if (message.senderId === userId) onOwnMessage?.(message)
    // Who writes has read what stands above.
    const isReadByCompanion = message.senderId === userId ? message.isRead : message.senderId !== null
    if (isReadByCompanion) entry.companionReadSeq = Math.max(entry.companionReadSeq, message.seq)
    return isLogged || isLast || hasArrived
  }

  /** Takes the server's word about a chat as of a tick; `null` when the chat has been deleted since. */
  const merge = (chat: Chat, asOf: number): Entry | null => {
    const entry = entryOf(chat.id)
    if (entry.deletedAt > asOf) return null
    entry.deletedAt = 0
    if (entry.closedAt <= asOf) entry.closedAt = 0
    if (chat.lastSeq >= entry.lastSeq) {
      entry.lastSeq = chat.lastSeq
      entry.lastMessage = chat.lastMessage
    }
    entry.chat = chat
    const { id, isOnline, lastVisitAt, lastReadSeq } = companionOf(chat, userId)
    entry.companionReadSeq = Math.max(entry.companionReadSeq, lastReadSeq)
    const presence = presenceOf(id)
    presence.chats.add(chat.id)
    // The others of a topic are touched by news only: a page of one task's chats would else touch them all for each.
    const isNewer = presence.at <= asOf || visitOf(lastVisitAt) > visitOf(presence.value?.lastVisitAt)
    if (isNewer && (presence.value?.isOnline !== isOnline || presence.value.lastVisitAt !== lastVisitAt)) {
      presence.value = { isOnline, lastVisitAt }
      touchAll(presence.chats)
    }
    if (chat.task) {
      const task = taskOf(chat.task.id)
      task.chats.add(chat.id)
      if (task.at <= asOf && task.value.status !== chat.task.status) {
        task.value = { status: chat.task.status, version: task.value.version }
        touchAll(task.chats)
      }
    }
    touch(entry)
    return entry
  }

  const remove = (chatId: number) => {
    const entry = entryOf(chatId)
    ticks += 1
    // A page asked for before the chats below it have moved up may have skipped one of them, and a late event may have
    // been about an earlier deletion.
    onOutdated?.()
    unlist(entry)
    missing.delete(entry)
    entry.deletedAt = ticks
    entry.chat = null
    entry.log = null
    counter.remove(chatId)
    touch(entry)
  }

  const applyMessage = (message: ChatMessage): Applied => {
    const entry = entryOf(message.chatId)
    // A chat put away comes back with its next message, and only the server knows which one that is.
    if (entry.deletedAt > 0) return message.seq > entry.lastSeq ? absent(entry) : 'unchanged'
    const isJump = message.seq > entry.lastSeq + 1
    if (!addMessage(entry, message, true)) return 'unchanged'
    if (entry.chat && !isFiltered && !recency.has(entry) && counter.isCertain(entry.id)) list(entry)
    touch(entry)
    // Whether its last words still fit a search is the server's to say.
    if (isFiltered || !recency.has(entry)) return absent(entry)
    return isJump ? 'gap' : 'applied'
  }

  const applyNewChat = (chat: Chat): Applied => {
    const entry = entryOf(chat.id)
    const isJump = entry.chat !== null && entry.lastSeq < chat.lastSeq
    // The event may come late, so whatever else has told of the chat counts as newer.
    if (!entry.chat) merge(chat, 0)
    if (isFiltered || !counter.isCertain(entry.id)) return absent(entry)
    arrive(entry, chat.lastMessage?.seq ?? 0, chat.lastMessage?.createdAt ?? chat.createdAt)
    if (!recency.has(entry)) list(entry)
    return isJump ? 'gap' : 'applied'
  }

  const apply = (event: RealtimeEvent): Applied => {
    ticks += 1
    switch (event.name) {
      case 'NEW_MESSAGE':
        return applyMessage(event.payload)
      case 'NEW_CHAT':
        return applyNewChat(event.payload)
      case 'CLOSE_CHAT': {
        const entry = entryOf(event.payload.chatId)
        if (entry.closedAt > 0) return 'unchanged'
        entry.closedAt = ticks
        touch(entry)
        return 'applied'
      }
      case 'DELETE_CHAT':
        if (entryOf(event.payload.chatId).deletedAt > 0) return 'unchanged'
        remove(event.payload.chatId)
        return 'applied'
      case 'ONLINE_CHANGED': {
        const { userId: id, isOnline, lastVisitAt } = event.payload
        const presence = presenceOf(id)
        if (visitOf(lastVisitAt) < visitOf(presence.value?.lastVisitAt)) return 'unchanged'
        presence.value = { isOnline, lastVisitAt }
        presence.at = ticks
        touchAll(presence.chats)
        return 'applied'
      }
      case 'READ_CHAT': {
        const { chatId, userId: reader, lastReadSeq } = event.payload
        const entry = entryOf(chatId)
        if (reader !== userId) {
          if (lastReadSeq <= entry.companionReadSeq) return 'unchanged'
          entry.companionReadSeq = lastReadSeq
        }
        touch(entry)
        return 'applied'
      }
      case 'TASK_CHANGED': {
        const { taskId, status, version } = event.payload
        const task = taskOf(taskId)
        if (task.value.version >= version) return 'unchanged'
        task.value = { status, version }
        task.at = ticks
        touchAll(task.chats)
        return 'applied'
      }
      case 'EDIT_MESSAGE':
        // Received and does nothing (product §4).
        return 'unchanged'
      case 'NEW_NOTIFICATION':
        // For the bell.
        return 'unchanged'
    }
  }

  const putChat = (chat: Chat, asOf: number): Entry | null => {
    const entry = merge(chat, asOf)
    if (entry) {
      counter.open(chat)
      touch(entry)
    }
    return entry
  }

  /** Puts a page's chats where the page has them, but for those in which something has arrived that it does not know. */
  const placePage = (
    part: ListPart,
    placed: readonly { readonly entry: Entry; readonly chat: Chat }[],
    asOf: number,
  ) => {
    const isTop = part !== 'more'
    const last = recency.order().at(recency.size - 1)
    const lowest = last ? recency.rankOf(last) : asOf
    for (const [index, { entry, chat }] of placed.entries()) {
      const seq = chat.lastMessage?.seq ?? 0
      if (seq < entry.arrivedSeq || (!isTop && recency.has(entry))) continue
      entry.arrivedSeq = seq
      recency.rank(entry, isTop ? asOf + 1 - (index + 1) / (placed.length + 1) : lowest - index - 1)
    }
    for (const { entry } of placed) list(entry)
    const top = isTop ? recency.order().at(0) : null
    if (!top?.chat) return
    latest = top
    latestAt = Date.parse(top.lastMessage?.createdAt ?? top.chat.createdAt)
  }

  const putMessages = (chatId: number, messages: readonly ChatMessage[], put: (log: MessageLog) => void) => {
    const entry = entryOf(chatId)
    if (!entry.log) return
    put(entry.log)
    for (const message of messages) {
      addMessage(entry, message, false)
      counter.message(message)
    }
    touch(entry)
  }

  const reading = (chatId: number, act: () => void) => {
    act()
    touch(entryOf(chatId))
  }

  return {
    userId,
    row: (chatId) => rowFor(entryOf(chatId)),
    rows(exceptId = null) {
      if (listedRows?.version !== listVersion || listedRows.exceptId !== exceptId) {
        const order = recency.order()
        const exceptAt = order.indexOf(entryOf(exceptId ?? 0))
        listedRows = { version: listVersion, exceptId, rows: rowsOf(order, exceptAt, rowFor) }
      }
      return listedRows.rows
    },
    get listedCount() {
      return recency.size
    },
    get missingCount() {
      return missing.size
    },
    log: (chatId) => entryOf(chatId).log,
    readSeq: counter.readSeq,
    companionReadSeq: (chatId) => entryOf(chatId).companionReadSeq,
    version: (key) => (key === 'list' ? listVersion : entryOf(key).version),
    subscribe: publisher.subscribe,
    apply,
    tick() {
      ticks += 1
      return ticks
    },
    putChat(chat, asOf) {
      const entry = putChat(chat, asOf)
      if (entry && chat.lastMessage && recency.has(entry)) {
        arrive(entry, chat.lastMessage.seq, chat.lastMessage.createdAt)
      }
    },
    putList(part, page, asOf) {
      isFiltered = page.isFiltered
      const placed = page.items.flatMap((chat) => {
        const isBack = entryOf(chat.id).deletedAt > 0
        const entry = putChat(chat, asOf)
        if (entry && isBack) onReturned?.(entry.id)
        return entry ? [{ entry, chat }] : []
      })
      if (part !== 'more') {
        const kept = new Set(placed.map(({ entry }) => entry))
        for (const entry of recency.order()) {
          // Something may have arrived since the page was asked for.
          if (kept.has(entry) || (!isFiltered && recency.rankOf(entry) >= asOf + 1)) continue
          unlist(entry)
          if (!isFiltered) counter.suspect(entry.id)
        }
        missing.clear()
      }
      placePage(part, placed, asOf)
    },
    openLog(chatId) {
      const entry = entryOf(chatId)
      entry.log ??= createMessageLog()
      return entry.log
    },
    putHistory: (chatId, part, page) =>
      putMessages(chatId, page, (log) => (part === 'newest' ? log.addNewest(page) : log.addOlder(page))),
    putMissed: (chatId, batch, heldSeq, isAll) =>
      putMessages(chatId, batch, (log) => log.addMissed(batch, heldSeq, isAll)),
    putSent(message) {
      const entry = entryOf(message.chatId)
      if (addMessage(entry, message, false)) touch(entry)
    },
    startReading: (chatId) => reading(chatId, () => counter.startReading(chatId, entryOf(chatId).lastSeq)),
    confirmReading: (chatId) => reading(chatId, () => counter.confirmReading(chatId)),
    cancelReading: (chatId) => reading(chatId, () => counter.cancelReading(chatId)),
    remove,
  }
}
