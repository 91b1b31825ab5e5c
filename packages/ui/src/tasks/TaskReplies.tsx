import type { Task } from '@artel/core/contract'
import { taskQueries } from '@artel/core/tasks'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useServices } from '../services/index.ts'
import { ReplyList } from './ReplyList.tsx'
import type { AskedReplyEvent } from './reply-questions.ts'

const ReplyEventDialog = lazy(() =>
  import('./ReplyEventDialog.tsx').then((module) => ({ default: module.ReplyEventDialog })),
)

/** Replies to a task: all of them for its author, one's own for an executor. */
export function TaskReplies({ task }: { task: Task }) {
  const { api } = useServices()
  const query = useQuery(taskQueries(api).replies(task.id))
  const [asked, setAsked] = useState<AskedReplyEvent | null>(null)
  const isAuthor = task.viewer === 'AUTHOR'

  // What the author has looked at is no longer new (domain.md "Reply": VIEW).
  const unseen = isAuthor ? (query.data ?? []).filter(({ status }) => status === 'SENT').map(({ id }) => id) : []
  const unseenKey = unseen.join(',')
  useEffect(() => {
    for (const id of unseenKey === '' ? [] : unseenKey.split(',')) {
      // A mark that could not be sent is sent with the next look.
      api.viewTaskReply({ params: { id: Number(id) } }).catch(() => {})
    }
  }, [api, unseenKey])

  return (
    <>
      <ReplyList
        own={!isAuthor}
        status={query.status}
        replies={query.data ?? []}
        onRetry={() => void query.refetch()}
        onAsk={setAsked}
      />
      {asked && (
        <Suspense fallback={null}>
          <ReplyEventDialog taskId={task.id} asked={asked} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </>
  )
}
