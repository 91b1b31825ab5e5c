import type { Task } from '@artel/core/contract'
import { taskQueries } from '@artel/core/tasks'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useServices } from '../services/index.ts'
import { ReplyList } from './ReplyList.tsx'
import { ReplySkeleton } from './ReplySkeleton.tsx'
import type { AskedReplyEvent } from './reply-questions.ts'
import { repliesShape } from './reply-section.ts'

const ReplyEventDialog = lazy(() =>
  import('./ReplyEventDialog.tsx').then((module) => ({ default: module.ReplyEventDialog })),
)

/** Replies to a task: all of them for its author, one's own for an executor. */
export function TaskReplies({ task }: { task: Task }) {
  const { api } = useServices()
  const query = useQuery(taskQueries(api).replies(task.id))
  const [asked, setAsked] = useState<AskedReplyEvent | null>(null)
  const replies = query.data ?? []
  const isAuthor = task.viewer === 'AUTHOR'

  const { refetch } = query
  // What the author has looked at is no longer new (product §11: VIEW).
  const unseen = isAuthor ? replies.filter(({ status }) => status === 'SENT').map(({ id }) => id) : []
  const unseenKey = unseen.join(',')
  useEffect(() => {
    if (unseenKey === '') return
    const looks = unseenKey.split(',').map((id) => api.viewTaskReply({ params: { id: Number(id) } }))
    // A look makes a new version of the reply, without which it could not be accepted. One that could not be told is
    // told with the next look.
    void Promise.allSettled(looks).then((told) => {
      if (told.some(({ status }) => status === 'fulfilled')) void refetch()
    })
  }, [api, unseenKey, refetch])

  return (
    <>
      <ReplyList
        own={!isAuthor}
        status={query.status}
        replies={replies}
        waiting={<ReplySkeleton {...repliesShape(task)} />}
        onRetry={() => void query.refetch()}
        onAsk={setAsked}
      />
      {asked && (
        <Suspense fallback={null}>
          <ReplyEventDialog
            taskId={task.id}
            // As it is now: it may have become another version since it was asked about.
            asked={{ ...asked, reply: replies.find(({ id }) => id === asked.reply.id) ?? asked.reply }}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </>
  )
}
