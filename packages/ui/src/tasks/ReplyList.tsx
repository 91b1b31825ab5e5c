import type { TaskReply } from '@artel/core/contract'
import { MessageSquare } from 'lucide-react'
import { Card, EmptyState, ErrorState, Skeleton, SkeletonText } from '../kit/index.ts'
import { ReplyCard } from './ReplyCard.tsx'
import css from './ReplyList.module.css'
import type { AskedReplyEvent } from './reply-questions.ts'
import { ru } from './ru.ts'

export interface ReplyListProps {
  /** The list is the viewer's single reply. */
  own: boolean
  status: 'pending' | 'error' | 'success'
  replies: readonly TaskReply[]
  onRetry: () => void
  onAsk: (asked: AskedReplyEvent) => void
}

function Content({ own, status, replies, onRetry, onAsk }: ReplyListProps) {
  if (status === 'error') return <ErrorState title={ru.repliesFailed} onRetry={onRetry} />
  if (status === 'pending') {
    return (
      <Card className={css.skeleton} aria-busy="true">
        <Skeleton shape="title" />
        <SkeletonText lines={3} />
      </Card>
    )
  }
  if (replies.length === 0) return <EmptyState icon={MessageSquare} title={ru.noRepliesYet} text={ru.noRepliesHint} />
  return (
    <ul className={css.list}>
      {replies.map((reply) => (
        <ReplyCard key={reply.id} reply={reply} own={own} onAsk={(event) => onAsk({ event, reply })} />
      ))}
    </ul>
  )
}

/** Section of a task's page with its replies, or with one's own. */
export function ReplyList(props: ReplyListProps) {
  return (
    <section className={css.section} aria-labelledby="task-replies">
      <h2 id="task-replies">
        {props.own ? ru.yourReply : ru.replies}
        {!props.own && props.replies.length > 0 && <span className={css.count}> {props.replies.length}</span>}
      </h2>
      <Content {...props} />
    </section>
  )
}
