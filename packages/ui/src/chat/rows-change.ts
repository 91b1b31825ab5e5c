import type { MessageRow } from '@artel/core/chat'

/** A row that somebody else has written. */
export type IncomingRow = Extract<MessageRow, { type: 'theirs' | 'system' }>

const isIncoming = (row: MessageRow): row is IncomingRow => row.type === 'theirs' || row.type === 'system'
/** Not what only parts or stands for messages. */
export const isMessage = ({ type }: MessageRow): boolean => type === 'mine' || type === 'theirs' || type === 'system'

const firstMessageKey = (rows: readonly MessageRow[]) => rows.find(isMessage)?.key

/** What others have written since, oldest first; nothing that has only been loaded from the past. */
export const arrivedSince = (before: readonly MessageRow[], after: readonly MessageRow[]): readonly IncomingRow[] => {
  if (before.length === 0) return []
  const known = new Set([firstMessageKey(before), before.findLast(isIncoming)?.key])
  const arrived: IncomingRow[] = []
  for (let index = after.length - 1; index >= 0; index -= 1) {
    const row = after[index]
    if (!row || known.has(row.key)) break
    if (isIncoming(row)) arrived.unshift(row)
  }
  return arrived
}
