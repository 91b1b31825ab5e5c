import { errorMessage } from '@artel/core/api'
import type { TaskOffer } from '@artel/core/contract'
import { offerCandidates, taskKeys } from '@artel/core/tasks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useServices, useViewer } from '../../services/index.ts'
import { useTaskEvent } from '../use-task-event.ts'
import { OfferFormView } from './OfferFormView.tsx'
import { ru } from './ru.ts'

/** As many as the server gives at once. */
const MOST = 50

/** Offers one's own task to an executor one has a chat with. */
export function OfferFormDialog({
  taskId,
  offers,
  onClose,
}: {
  taskId: number
  offers: readonly TaskOffer[]
  onClose: () => void
}) {
  const { api, toasts, clock } = useServices()
  const clientId = useViewer()?.id ?? ''
  const [chosen, setChosen] = useState<string | null>(null)
  const [message, setMessage] = useState('')
  const [isAttempted, setAttempted] = useState(false)
  const chats = useQuery({
    queryKey: [...taskKeys.all, 'acquaintances'],
    queryFn: ({ signal }) => api.listChats({ query: { page: 1, limit: MOST } }, { signal }),
  })
  const people = offerCandidates(chats.data?.items ?? [], { clientId, taskId, offers })
  const send = () => api.sendTaskOffer({ body: { taskId, executorId: chosen ?? '', message } })
  const event = useTaskEvent(taskId, send, () => {
    toasts.send({ type: 'toast.show', kind: 'success', text: ru.sentDone, at: clock.now() })
    onClose()
  })
  return (
    <OfferFormView
      status={chats.status}
      people={people}
      chosen={chosen}
      message={message}
      isAttempted={isAttempted}
      busy={event.busy}
      error={event.error ?? (chats.error && errorMessage(chats.error))}
      onChoose={setChosen}
      onMessage={setMessage}
      onSend={() => {
        setAttempted(true)
        if (chosen !== null) event.run()
      }}
      onClose={onClose}
    />
  )
}
