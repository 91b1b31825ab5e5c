import { taskQueries } from '@artel/core/tasks'
import { useQueryClient } from '@tanstack/react-query'
import { useServices } from '../services/index.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { DealTerms } from './DealTerms.tsx'
import { canDo } from './reply-moves.ts'
import { type AskedReplyEvent, questionOf } from './reply-questions.ts'
import { useStillPossible } from './use-still-possible.ts'
import { useTaskEvent } from './use-task-event.ts'

/** The question before a reply is accepted, turned down or withdrawn. */
export function ReplyEventDialog({
  taskId,
  asked,
  onClose,
}: {
  taskId: number
  asked: AskedReplyEvent
  onClose: () => void
}) {
  const { api } = useServices()
  const queries = useQueryClient()
  const call = {
    SHORTLIST: api.shortlistTaskReply,
    ACCEPT: api.acceptTaskReply,
    REJECT: api.rejectTaskReply,
    REOPEN: api.reopenTaskReply,
    WITHDRAW: api.withdrawTaskReply,
  }[asked.event]
  const { id, version, status } = asked.reply
  /** A look makes a new version of a reply: one that is answered at first sight is looked at first. */
  const seenVersion = async () => {
    await api.viewTaskReply({ params: { id } })
    const replies = await queries.fetchQuery({ ...taskQueries(api).replies(taskId), staleTime: 0 })
    return replies.find((reply) => reply.id === id)?.version ?? version
  }
  const isNew = status === 'SENT' && asked.event !== 'WITHDRAW'
  const send = async () => call({ params: { id }, body: { version: isNew ? await seenVersion() : version } })
  const { busy, error, run } = useTaskEvent(taskId, send, onClose)
  useStillPossible(canDo(asked.reply, asked.event), busy, onClose)
  return (
    <ConfirmDialog {...questionOf(asked)} busy={busy} error={error} onConfirm={run} onClose={onClose}>
      {asked.event === 'ACCEPT' && <DealTerms executor={asked.reply.executor} terms={asked.reply} />}
    </ConfirmDialog>
  )
}
