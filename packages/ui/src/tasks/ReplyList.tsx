import type { TaskReply } from '@artel/core/contract'
import { counted, words } from '@artel/core/format'
import type { ReactNode } from 'react'
import { Mark } from '../kit/cover/index.ts'
import { EmptyState, ErrorState } from '../kit/index.ts'
import { OwnReply } from './OwnReply.tsx'
import css from './ReplyList.module.css'
import { ReplySkeleton } from './ReplySkeleton.tsx'
import { ReplyTable } from './ReplyTable.tsx'
import { ru } from './replies.ru.ts'
import { canDo } from './reply-moves.ts'
import type { AskedReplyEvent } from './reply-questions.ts'

export interface ReplyListProps {
  /** The list is the viewer's single reply. */
  own: boolean
  status: 'pending' | 'error' | 'success'
  replies: readonly TaskReply[]
  /** What stands in their place while they are on their way. */
  waiting?: ReactNode
  onRetry: () => void
  onAsk: (asked: AskedReplyEvent) => void
}

const oneRow = <ReplySkeleton count={1} first="row" />

function Content({ own, status, replies, waiting = oneRow, onRetry, onAsk }: ReplyListProps) {
  if (status === 'error') return <ErrorState title={ru.repliesFailed} onRetry={onRetry} />
  if (status === 'pending') {
    return waiting
  }
  if (replies.length === 0) {
    return (
      <EmptyState
        mark={<Mark look={{ material: 'suds', object: 'chat' }} size={112} />}
        title={ru.noRepliesYet}
        text={ru.noRepliesHint}
      />
    )
  }
  if (own) {
    return replies.map((reply) => <OwnReply key={reply.id} reply={reply} onAsk={(event) => onAsk({ event, reply })} />)
  }
  const isChoosing = replies.filter((reply) => canDo(reply, 'ACCEPT')).length > 1
  return (
    <>
      <ReplyTable replies={replies} onAsk={onAsk} />
      {isChoosing && <p className={css.note}>{ru.reserve}</p>}
    </>
  )
}

const titleOf = ({ own, replies }: ReplyListProps) => {
  if (own) return ru.yourReply
  return replies.length > 0 ? counted(replies.length, words.reply) : ru.replies
}

/** Section of a task's page with its replies, or with one's own. */
export function ReplyList(props: ReplyListProps) {
  return (
    <section className={css.section} aria-labelledby="task-replies">
      <h2 id="task-replies" tabIndex={-1} className={css.title}>
        {titleOf(props)}
      </h2>
      <Content {...props} />
    </section>
  )
}
