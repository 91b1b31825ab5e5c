import type { TaskReply } from '@artel/core/contract'
import { bestReplies, orderReplies, type ReplyOrder } from '@artel/core/tasks'
import { ArrowUpDown } from 'lucide-react'
import { useState } from 'react'
import { Icon } from '../kit/index.ts'
import { ReplyRow } from './ReplyRow.tsx'
import css from './ReplyTable.module.css'
import { ru } from './replies.ru.ts'
import { pickOf } from './reply-moves.ts'
import type { AskedReplyEvent } from './reply-questions.ts'

export interface ReplyTableProps {
  replies: readonly TaskReply[]
  onAsk: (asked: AskedReplyEvent) => void
}

/** Replies side by side, in the order the author wants; the first open while one is to be chosen. */
export function ReplyTable({ replies, onAsk }: ReplyTableProps) {
  const [order, setOrder] = useState<ReplyOrder>('price')
  const [opened, setOpened] = useState<ReadonlySet<number> | null>(null)
  const ordered = orderReplies(replies, order)
  const best = bestReplies(replies)
  const [first] = ordered
  const open = opened ?? new Set(first && pickOf(first) ? [first.id] : [])
  const toggle = (id: number) =>
    setOpened(open.has(id) ? new Set([...open].filter((one) => one !== id)) : new Set([...open, id]))
  const last = replies.some(({ nearness }) => nearness !== null) ? 'nearest' : 'newest'
  const column = (by: ReplyOrder) => (
    <button type="button" className={css.column} aria-pressed={order === by} onClick={() => setOrder(by)}>
      {ru.orders[by]}
      <Icon of={ArrowUpDown} size={16} />
    </button>
  )
  return (
    <div className={css.table}>
      {replies.length > 1 && (
        <fieldset className={css.columns}>
          <legend className={css.legend}>{ru.order}</legend>
          {column('rating')}
          {column('price')}
          {column('term')}
          {column(last)}
        </fieldset>
      )}
      <ul className={css.list}>
        {ordered.map((reply) => (
          <ReplyRow
            key={reply.id}
            reply={reply}
            isOpen={open.has(reply.id)}
            best={{ price: best.cheapest === reply.id, term: best.quickest === reply.id }}
            last={last}
            onToggle={() => toggle(reply.id)}
            onAsk={(event) => onAsk({ event, reply })}
          />
        ))}
      </ul>
    </div>
  )
}
