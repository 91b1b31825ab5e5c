import { errorMessage } from '@artel/core/api'
import type { ChatMessage } from '@artel/core/contract'
import { formatRelativeTime } from '@artel/core/format'
import { useMutation } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import { Alert, Button, Icon, usePageTime } from '../kit/index.ts'
import { useServices } from '../services/index.ts'
import css from './ComplaintChat.module.css'
import { DeskFiles } from './DeskFiles.tsx'
import { ru } from './ru.ts'

/** The correspondence of a complaint, opened when it is wanted: that is written down. */
export function ComplaintChat({ complaintId }: { complaintId: string }) {
  const { api } = useServices()
  const reading = useMutation({
    mutationKey: ['moderation', 'chat', complaintId],
    mutationFn: async () => (await api.readComplaintChat({ params: { id: complaintId } })).data,
  })
  if (reading.data) return <ComplaintMessages messages={reading.data} />
  return (
    <section className={css.closed} aria-label={ru.chat}>
      {reading.error && (
        <Alert kind="error" title={ru.chatFailed}>
          {errorMessage(reading.error)}
        </Alert>
      )}
      <Button variant="secondary" dense loading={reading.isPending} onClick={() => reading.mutate()}>
        <Icon of={MessageCircle} size={16} /> {ru.openChat}
      </Button>
      <p className={css.hint}>{ru.chatHint}</p>
    </section>
  )
}

/** What two people have written to one another; nobody can write here. */
export function ComplaintMessages({ messages }: { messages: readonly ChatMessage[] }) {
  const { now, timeZone } = usePageTime()
  return (
    <section className={css.chat} aria-label={ru.chat}>
      <h3 className={css.title}>{ru.chatOf(messages.length)}</h3>
      <ol className={css.list}>
        {messages.map(({ id, kind, name, text, files, createdAt }) => (
          <li key={id} className={css.message} data-system={kind === 'SYSTEM' || undefined}>
            <p className={css.who}>
              {kind !== 'SYSTEM' && <b>{name}</b>} {formatRelativeTime(createdAt, now, timeZone)}
            </p>
            {text && <p className={css.text}>{text}</p>}
            <DeskFiles files={files} />
          </li>
        ))}
      </ol>
    </section>
  )
}
