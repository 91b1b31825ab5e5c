import type { ChatMessage, StoredFile } from '../contract/index.ts'
import { calendarTime, dayNumber, formatDaySeparator } from '../format/index.ts'
import type { OutboxEntry } from './outbox-storage.ts'

/** Where one's own message is on its way (product §19.3). */
export type MessageState = 'queued' | 'sending' | 'sent' | 'read' | 'failed'

/** A file that came with a message. */
export type MessageFile = Pick<StoredFile, 'id' | 'path' | 'isPrivate' | 'name' | 'size'>

/** One line of a window. `key` is stable: the row of a message keeps it from being written to being read. */
export type MessageRow =
  /** «Сегодня», «21 ноября» above the messages of a day. */
  | { readonly type: 'day'; readonly key: string; readonly label: string }
  /** Everything below was unread when the chat was opened. */
  | { readonly type: 'unread'; readonly key: string }
  | {
      readonly type: 'mine'
      readonly key: string
      readonly id: string
      /** Empty for a message of files alone. */
      readonly text: string
      readonly files: readonly MessageFile[]
      /** ISO 8601. */
      readonly createdAt: string
      readonly state: MessageState
      /** Russian words for a refusal; `null` unless failed. */
      readonly failure: string | null
    }
  | {
      readonly type: 'theirs'
      readonly key: string
      readonly id: string
      /** Empty for a message of files alone. */
      readonly text: string
      readonly files: readonly MessageFile[]
      readonly createdAt: string
      /** Name to show above the text. */
      readonly name: string
    }
  | { readonly type: 'system'; readonly key: string; readonly text: string; readonly createdAt: string }
  /** The placeholder dialog message of product §4. */
  | { readonly type: 'placeholder'; readonly key: string; readonly message: typeof PLACEHOLDER }

/** The placeholder dialog message: type DIALOG, empty text, visible to all (product §4). */
export const PLACEHOLDER = {
  type: 'DIALOG',
  text: '',
  visibleFor: 'ALL',
} as const satisfies Partial<ChatMessage>

export interface RowsInput {
  readonly userId: string
  /** Ascending by `seq`. */
  readonly messages: readonly ChatMessage[]
  /** Nothing older than `messages` exists. */
  readonly isComplete: boolean
  /** The viewer's unconfirmed messages of this chat in the order of writing. */
  readonly outbox: readonly OutboxEntry[]
  /** Last number the other side has read. */
  readonly companionReadSeq: number
  /** The unread ones follow this number; `null` for no divider. */
  readonly dividerSeq: number | null
  readonly hasPlaceholder: boolean
  /** Milliseconds. */
  readonly now: number
}

const QUARTER = 15 * 60_000

/**
 * Makes the rows of one window. Rows of messages that have not changed are the same objects as before, so a long chat pays
 * for what is new. Days begin at whole quarters of an hour in every zone there is, so one look at the calendar serves all
 * messages of a quarter.
 * @param timeZone IANA name
 */
export const createMessageRows = (timeZone: string): ((input: RowsInput) => readonly MessageRow[]) => {
  const days = new Map<number, number>()
  const separators = new Map<string, MessageRow>()
  const rows = new WeakMap<ChatMessage | OutboxEntry, MessageRow>()

  const dayOf = (milliseconds: number): number => {
    const quarter = Math.floor(milliseconds / QUARTER)
    const known = days.get(quarter)
    if (known !== undefined) return known
    const day = dayNumber(calendarTime(milliseconds, timeZone))
    days.set(quarter, day)
    return day
  }

  const separatorOf = (day: number, createdAt: string, now: number): MessageRow => {
    const label = formatDaySeparator(createdAt, now, timeZone)
    const key = `day-${day}`
    const known = separators.get(key)
    if (known?.type === 'day' && known.label === label) return known
    const separator: MessageRow = { type: 'day', key, label }
    separators.set(key, separator)
    return separator
  }

  const rowOf = (message: ChatMessage, input: RowsInput): MessageRow => {
    const { id, text, files, createdAt, name, senderId } = message
    const known = rows.get(message)
    if (senderId !== input.userId) {
      if (known) return known
      const row: MessageRow =
        senderId === null
          ? { type: 'system', key: id, text, createdAt }
          : { type: 'theirs', key: id, id, text, files, createdAt, name }
      rows.set(message, row)
      return row
    }
    const state = message.isRead || message.seq <= input.companionReadSeq ? 'read' : 'sent'
    if (known?.type === 'mine' && known.state === state) return known
    const row: MessageRow = { type: 'mine', key: id, id, text, files, createdAt, state, failure: null }
    rows.set(message, row)
    return row
  }

  const pendingRowOf = (entry: OutboxEntry): MessageRow => {
    const known = rows.get(entry)
    if (known) return known
    const { id, text, createdAt, status, failure } = entry
    const row: MessageRow = { type: 'mine', key: id, id, text, files: [], createdAt, state: status, failure }
    rows.set(entry, row)
    return row
  }

  return (input) => {
    const { messages, outbox, dividerSeq, now } = input
    const built: MessageRow[] = []
    let lastDay: number | null = null
    const add = (row: MessageRow, createdAt: string) => {
      const day = dayOf(Date.parse(createdAt))
      if (day !== lastDay) built.push(separatorOf(day, createdAt, now))
      lastDay = day
      built.push(row)
    }
    // Where the unread begin is known only when the message before them, or the beginning, is here.
    let isDividerDue = dividerSeq !== null && (input.isComplete || (messages[0]?.seq ?? 0) <= dividerSeq + 1)
    for (const message of messages) {
      if (isDividerDue && message.seq > (dividerSeq ?? 0) && message.senderId !== input.userId) {
        built.push({ type: 'unread', key: 'unread' })
        isDividerDue = false
      }
      add(rowOf(message, input), message.createdAt)
    }
    const stored = new Set(outbox.length > 0 ? messages.map(({ id }) => id) : [])
    for (const entry of outbox) if (!stored.has(entry.id)) add(pendingRowOf(entry), entry.createdAt)
    if (input.hasPlaceholder) built.push({ type: 'placeholder', key: 'placeholder', message: PLACEHOLDER })
    return built
  }
}
