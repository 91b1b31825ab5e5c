import type { ChatRow } from './chat-row.ts'
import type { Order } from './recency.ts'

/**
 * Rows of the chat list in their order. Not an array: a row is made when it is looked at, so that a list of ten thousand
 * chats costs what of it is on the screen. A plain array of rows is one too.
 */
export interface ChatRows extends Iterable<ChatRow> {
  readonly length: number
  /** `undefined` beyond the end, and for a chat that has been deleted since. */
  at(index: number): ChatRow | undefined
}

/**
 * The rows that `rowOf` makes of `entries`, without the one at `exceptAt`. The order is theirs for good; what stands in a
 * row is what is known when it is looked at.
 * @param exceptAt -1 for none
 */
export const rowsOf = <T>(entries: Order<T>, exceptAt: number, rowOf: (entry: T) => ChatRow | null): ChatRows => {
  const length = entries.length - (exceptAt === -1 ? 0 : 1)
  const at = (index: number) => {
    const entry = entries.at(exceptAt === -1 || index < exceptAt ? index : index + 1)
    return (entry && rowOf(entry)) ?? undefined
  }
  return {
    length,
    at,
    [Symbol.iterator]() {
      const rows = Array.from({ length }, (_, index) => at(index))
      return rows.filter((row) => row !== undefined)[Symbol.iterator]()
    },
  }
}
