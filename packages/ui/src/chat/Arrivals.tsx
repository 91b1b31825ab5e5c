import type { MessageRow } from '@artel/core/chat'
import { useState } from 'react'
import { VisuallyHidden } from '../kit/index.ts'
import { arrivedSince, type IncomingRow } from './rows-change.ts'
import { ru } from './ru.ts'

const sentence = (arrived: readonly IncomingRow[]): string => {
  const [only] = arrived
  if (!only || arrived.length > 1) return ru.arrived(arrived.length)
  return only.type === 'theirs' ? `${ru.author(only.name)} ${only.text || ru.files(only.files.length)}` : only.text
}

/** Reads out what others have just written, each message once; silent about what was there when the chat was opened. */
export function Arrivals({ rows }: { rows: readonly MessageRow[] }) {
  const [seen, setSeen] = useState<{ rows: readonly MessageRow[]; arrived: readonly IncomingRow[] }>({
    rows,
    arrived: [],
  })
  if (seen.rows !== rows) {
    const arrived = arrivedSince(seen.rows, rows)
    setSeen({ rows, arrived: arrived.length > 0 ? arrived : seen.arrived })
  }
  return (
    <VisuallyHidden>
      <span role="status">
        {/* The key makes equal words new, so that they are read out again. */}
        {seen.arrived.length > 0 && <span key={seen.arrived.at(-1)?.key}>{sentence(seen.arrived)}</span>}
      </span>
    </VisuallyHidden>
  )
}
