import type { Task, TaskOffer } from '@artel/core/contract'
import {
  offerCandidates,
  offerMarks,
  offersLeft,
  provideOfferSearch,
  selectOfferSearch,
  taskKeys,
  taskQueries,
} from '@artel/core/tasks'
import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useScreenMachine, useServices, useViewer } from '../../services/index.ts'
import { useTaskEvent } from '../use-task-event.ts'
import { OfferFormView } from './OfferFormView.tsx'
import { ru } from './ru.ts'

/** As many as the server gives at once. */
const MOST = 50

/** Offers one's own task to an executor: one that one has a chat with, or anybody who is found. */
export function OfferFormDialog({
  task,
  offers,
  onClose,
}: {
  task: Task
  offers: readonly TaskOffer[]
  onClose: () => void
}) {
  const { api, toasts, clock } = useServices()
  const clientId = useViewer()?.id ?? ''
  const [chosen, setChosen] = useState<string | null>(null)
  const [message, setMessage] = useState('')
  const [isAttempted, setAttempted] = useState(false)
  const [machine] = useState(() => provideOfferSearch(api, task))
  const actor = useScreenMachine(machine)
  const search = useSelector(actor, selectOfferSearch)
  const chats = useQuery({
    queryKey: [...taskKeys.all, 'acquaintances'],
    queryFn: ({ signal }) => api.listChats({ query: { page: 1, limit: MOST } }, { signal }),
  })
  const { data: replies = [] } = useQuery(taskQueries(api).replies(task.id))
  const { data: allOffers = [] } = useQuery(taskQueries(api).allOffers())
  const found = search.status === 'ready' ? search.findings.people : []
  const marks = offerMarks(offers, replies)
  // Whoever has replied meanwhile is answered rather than asked.
  const asked = chosen !== null && marks.has(chosen) ? null : chosen
  const send = () => api.sendTaskOffer({ body: { taskId: task.id, executorId: asked ?? '', message } })
  const done = () => {
    toasts.send({ type: 'toast.show', kind: 'success', text: ru.sentDone, at: clock.now() })
    onClose()
  }
  const event = useTaskEvent(task.id, send, done, { staysOpen: true })
  return (
    <OfferFormView
      search={chats.isPending ? { status: 'loading', text: search.text } : search}
      people={offerCandidates(chats.data?.items ?? [], found, { clientId, text: search.text })}
      marks={marks}
      left={offersLeft(offers, allOffers, { clientId, now: clock.now() })}
      chosen={asked}
      message={message}
      isAttempted={isAttempted}
      busy={event.busy}
      error={event.error}
      onSearch={(text) => actor.send({ type: 'offerSearch.change', text })}
      onRetry={() => actor.send({ type: 'offerSearch.retry' })}
      onChoose={setChosen}
      onMessage={setMessage}
      onSend={() => {
        setAttempted(true)
        if (asked !== null) event.run()
      }}
      onClose={onClose}
    />
  )
}
