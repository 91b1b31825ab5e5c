import type { Task } from '@artel/core/contract'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Card, Skeleton, SkeletonText } from '../kit/index.ts'
import css from './ReplyForm.module.css'
import { ru } from './ru.ts'

const TaskReplyForm = lazy(() => import('./TaskReplyForm.tsx').then((module) => ({ default: module.TaskReplyForm })))

function Waiting() {
  return (
    <Card as="section" className={css.reply} aria-labelledby="reply-title" aria-busy="true">
      <h2 id="reply-title" tabIndex={-1} className={css.title}>
        {ru.yourReply}
      </h2>
      <div className={css.form}>
        <SkeletonText lines={4} />
        <Skeleton shape="control" />
      </div>
    </Card>
  )
}

/** The reply form, loaded after the task can be read: without scripts it could not be sent, and most readers do not reply. */
export function LazyReplyForm({ task }: { task: Task }) {
  const [isInBrowser, setInBrowser] = useState(false)
  useEffect(() => setInBrowser(true), [])
  if (!isInBrowser) return <Waiting />
  return (
    <Suspense fallback={<Waiting />}>
      <TaskReplyForm task={task} />
    </Suspense>
  )
}
