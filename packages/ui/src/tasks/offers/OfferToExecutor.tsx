import type { PublicUser } from '@artel/core/contract'
import { myTaskList, offerMarks, offersLeft, taskListQueries, taskQueries } from '@artel/core/tasks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useServices, useViewer } from '../../services/index.ts'
import { useSignInFirst } from '../../services/sign-in-first/index.ts'
import { useTaskEvent } from '../use-task-event.ts'
import { OfferToExecutorView } from './OfferToExecutorView.tsx'
import { ru } from './ru.ts'

export interface OfferToExecutorProps {
  executor: Pick<PublicUser, 'id' | 'name'>
  /** Where a new task begins. */
  createTo: string
  onClose: () => void
}

/** There are ten open ones at most (product §10), so the first page has them all. */
const OPEN = { ...myTaskList.defaults, status: 'APPROVED' } as const

function Offer({ executor, createTo, onClose }: OfferToExecutorProps) {
  const { api, toasts, clock } = useServices()
  const clientId = useViewer()?.id ?? ''
  const [picked, setPicked] = useState<number | null>(null)
  const [message, setMessage] = useState('')
  const [isAttempted, setAttempted] = useState(false)
  const tasks = useQuery(taskListQueries(api).own(OPEN, 'author'))
  const offers = useQuery(taskQueries(api).allOffers())
  const open = tasks.data?.items ?? []
  const all = offers.data ?? []
  const ofTask = (id: number) => all.filter(({ task }) => task.id === id)
  const isOffered = (id: number) => offerMarks(ofTask(id), []).get(executor.id) === 'OFFERED'
  const offered = new Set(open.map(({ id }) => id).filter(isOffered))
  // A task alone needs no choosing.
  const free = open.filter(({ id }) => !offered.has(id))
  const taskId = picked ?? (free.length === 1 ? (free[0]?.id ?? null) : null)
  const replies = useQuery({ ...taskQueries(api).replies(taskId ?? 0), enabled: taskId !== null })
  const hasReplied = offerMarks([], replies.data ?? []).get(executor.id) === 'REPLIED'
  const done = () => {
    toasts.send({ type: 'toast.show', kind: 'success', text: ru.sentDone, at: clock.now() })
    onClose()
  }
  const send = () => api.sendTaskOffer({ body: { taskId: taskId ?? 0, executorId: executor.id, message } })
  const event = useTaskEvent(taskId ?? 0, send, done, { staysOpen: true })
  const status = tasks.isPending || offers.isPending ? 'pending' : tasks.isError || offers.isError ? 'error' : 'success'
  return (
    <OfferToExecutorView
      name={executor.name}
      status={status}
      tasks={open}
      offered={offered}
      chosen={taskId}
      hasReplied={hasReplied}
      left={offersLeft(taskId === null ? [] : ofTask(taskId), all, { clientId, now: clock.now() })}
      message={message}
      createTo={createTo}
      isAttempted={isAttempted}
      busy={event.busy}
      error={event.error}
      onChoose={setPicked}
      onMessage={setMessage}
      onSend={() => {
        setAttempted(true)
        if (taskId !== null && !hasReplied) event.run()
      }}
      onRetry={() => {
        void tasks.refetch()
        void offers.refetch()
      }}
      onClose={onClose}
    />
  )
}

/** Offers one of one's own open tasks to this executor, or leads to a new one; a guest signs in first. */
export function OfferToExecutor(props: OfferToExecutorProps) {
  return useSignInFirst(props.onClose) ? <Offer {...props} /> : null
}
