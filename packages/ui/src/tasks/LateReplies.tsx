import type { Task } from '@artel/core/contract'
import { Card, Skeleton, SkeletonText } from '../kit/index.ts'
import { lazyPart } from '../kit/lazy/index.ts'
import css from './ReplyList.module.css'
import { ReplySkeleton } from './ReplySkeleton.tsx'
import { repliesShape } from './reply-section.ts'
import { ru } from './ru.ts'

const TaskReplies = lazyPart(async () => (await import('./TaskReplies.tsx')).TaskReplies)
const TaskReplyForm = lazyPart(async () => (await import('./TaskReplyForm.tsx')).TaskReplyForm)

/** Replies come after the task can be read: they are asked for by themselves, and most readers have none to see. */
export function LateReplies({ task }: { task: Task }) {
  const isAuthor = task.viewer === 'AUTHOR'
  return (
    <TaskReplies
      task={task}
      failed={ru.repliesFailed}
      fallback={
        <section aria-labelledby="task-replies" className={css.section}>
          <h2 id="task-replies" tabIndex={-1} className={css.title}>
            {isAuthor ? ru.replies : ru.yourReply}
          </h2>
          <ReplySkeleton {...repliesShape(task)} />
        </section>
      }
    />
  )
}

/** The reply form, loaded after the task can be read: without scripts it could not be sent, and most readers do not reply. */
export function LateReplyForm({ task }: { task: Task }) {
  return (
    <TaskReplyForm
      task={task}
      failed={ru.formFailed}
      fallback={
        <Card as="section" aria-labelledby="reply-title" aria-busy="true" className={css.section}>
          <h2 id="reply-title" tabIndex={-1} className={css.title}>
            {ru.yourReply}
          </h2>
          <SkeletonText lines={4} />
          <Skeleton shape="control" />
        </Card>
      }
    />
  )
}
