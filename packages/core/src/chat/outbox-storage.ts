import type { KeyValueStorage } from '../ports/index.ts'

/** A message of the viewer's that the server has not confirmed. */
export interface OutboxEntry {
  /** UUID of the message, made here; the server stores it once however often it is sent. */
  readonly id: string
  readonly chatId: number
  readonly text: string
  /** ISO 8601, by the clock of the device. */
  readonly createdAt: string
  readonly status: 'queued' | 'sending' | 'failed'
  /** Russian words for a refusal; `null` unless failed. */
  readonly failure: string | null
}

type Stored = Omit<OutboxEntry, 'status'>

const keyOf = (userId: string) => `artel.chat.outbox.${userId}`

const isStored = (value: unknown): value is Stored => {
  if (value === null) return false
  const { id, chatId, text, createdAt, failure } = value as Partial<Record<keyof Stored, unknown>>
  return (
    typeof id === 'string' &&
    Number.isSafeInteger(chatId) &&
    typeof text === 'string' &&
    typeof createdAt === 'string' &&
    !Number.isNaN(Date.parse(createdAt)) &&
    (failure === null || typeof failure === 'string')
  )
}

const read = (storage: KeyValueStorage, userId: string): readonly Stored[] => {
  try {
    const value: unknown = JSON.parse(storage.get(keyOf(userId)) ?? '[]')
    return Array.isArray(value) ? value.filter(isStored) : []
  } catch {
    // Torn or foreign: there is nothing in it that could be sent.
    return []
  }
}

const write = (storage: KeyValueStorage, userId: string, entries: readonly Stored[]) =>
  entries.length === 0 ? storage.remove(keyOf(userId)) : storage.set(keyOf(userId), JSON.stringify(entries))

/** What earlier pages of this user have left unsent, in order. One that was being sent is sent again: its id is its guard. */
export const loadOutbox = (storage: KeyValueStorage, userId: string): readonly OutboxEntry[] =>
  read(storage, userId).map((entry) => ({ ...entry, status: entry.failure === null ? 'queued' : 'failed' }))

/**
 * Stores one entry at the end of the line. Reads first and changes only that one, because other tabs of the same user keep
 * theirs beside it.
 */
export const storeEntry = (storage: KeyValueStorage, userId: string, entry: OutboxEntry): void => {
  const { status: _, ...stored } = entry
  write(storage, userId, [...read(storage, userId).filter(({ id }) => id !== entry.id), stored])
}

/** Forgets one entry. */
export const dropEntry = (storage: KeyValueStorage, userId: string, id: string): void => {
  const entries = read(storage, userId)
  const others = entries.filter((entry) => entry.id !== id)
  if (others.length < entries.length) write(storage, userId, others)
}
