import type { ChatMessage } from '../contract/index.ts'

/** Messages of one opened chat in order of their numbers, and what of them is certainly complete. */
export interface MessageLog {
  /** Ascending by `seq`. The array grows in place: a copy a message would cost a long chat its burst. */
  readonly messages: readonly ChatMessage[]
  /** The newest page of the history has come. */
  readonly isLoaded: boolean
  /** Nothing older exists. */
  readonly isComplete: boolean
  /** Nothing is missing from the oldest held message up to this number: where catching up starts. */
  readonly reachedSeq: number
  /** A message beyond `reachedSeq` is held, so some before it may be missing. */
  readonly hasGap: boolean
  /** Highest number held, 0 when empty. Take it before asking what was missed, and give it to {@link addMissed}. */
  readonly newestSeq: number
  has(id: string): boolean
  /** One message from the socket or from the answer to sending it; `false` when nothing changed. */
  add(message: ChatMessage): boolean
  /** The newest page, newest first. */
  addNewest(page: readonly ChatMessage[]): void
  /** A page older than the oldest, newest first; an empty one means that all are loaded (product §4). */
  addOlder(page: readonly ChatMessage[]): void
  /** The answer to "what follows `reachedSeq`", oldest first; `isAll` unless it filled its limit. */
  addMissed(batch: readonly ChatMessage[], heldSeq: number, isAll: boolean): void
}

/**
 * Numbers that the viewer may not see (`visibleFor`) are never delivered, so a jump in numbers alone is no proof of a loss.
 * It is a reason to ask once; the answer moves `reachedSeq` over the jump.
 */
export const createMessageLog = (): MessageLog => {
  const messages: ChatMessage[] = []
  const ids = new Set<string>()
  let isLoaded = false
  let isComplete = false
  let reachedSeq = 0

  const seqAt = (index: number) => messages[index]?.seq ?? 0
  const newestSeq = () => seqAt(messages.length - 1)

  /** Index of the first message with a number of at least `seq`; mostly the end. */
  const indexOf = (seq: number): number => {
    if (newestSeq() < seq) return messages.length
    let [low, high] = [0, messages.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (seqAt(middle) < seq) low = middle + 1
      else high = middle
    }
    return low
  }

  const insert = (message: ChatMessage): boolean => {
    const index = indexOf(message.seq)
    if (ids.has(message.id) || seqAt(index) === message.seq) return false
    ids.add(message.id)
    if (index === messages.length) messages.push(message)
    else messages.splice(index, 0, message)
    return true
  }

  const insertAll = (page: readonly ChatMessage[]) => {
    for (const message of page) insert(message)
  }

  const advance = () => {
    let index = indexOf(reachedSeq + 1)
    while (seqAt(index) === reachedSeq + 1) {
      reachedSeq += 1
      index += 1
    }
  }

  return {
    messages,
    get isLoaded() {
      return isLoaded
    },
    get isComplete() {
      return isComplete
    },
    get reachedSeq() {
      return reachedSeq
    },
    get hasGap() {
      return isLoaded && newestSeq() > reachedSeq
    },
    get newestSeq() {
      return newestSeq()
    },
    has: (id) => ids.has(id),
    add(message) {
      // An old message out of turn belongs to a page of the history that has not been asked for.
      if (isLoaded && !isComplete && message.seq < seqAt(0)) return false
      const isNews = insert(message)
      if (isLoaded) advance()
      return isNews
    },
    addNewest(page) {
      const oldest = page.at(-1)?.seq ?? 0
      for (const { id } of messages.splice(0, indexOf(oldest))) ids.delete(id)
      insertAll(page)
      isLoaded = true
      reachedSeq = page[0]?.seq ?? 0
      isComplete = oldest <= 1
      advance()
    },
    addOlder(page) {
      insertAll(page)
      isComplete = page.length === 0 || seqAt(0) <= 1
    },
    addMissed(batch, heldSeq, isAll) {
      insertAll(batch)
      const last = batch.at(-1)?.seq ?? 0
      reachedSeq = Math.max(reachedSeq, isAll ? Math.max(last, heldSeq) : last)
      advance()
    },
  }
}
