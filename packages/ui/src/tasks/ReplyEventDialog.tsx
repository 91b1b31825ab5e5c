import { useServices } from '../services/index.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { type AskedReplyEvent, questionOf } from './reply-questions.ts'
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
  const call = {
    SHORTLIST: api.shortlistTaskReply,
    ACCEPT: api.acceptTaskReply,
    REJECT: api.rejectTaskReply,
    REOPEN: api.reopenTaskReply,
    WITHDRAW: api.withdrawTaskReply,
  }[asked.event]
  const { id, version } = asked.reply
  const { busy, error, run } = useTaskEvent(taskId, () => call({ params: { id }, body: { version } }), onClose)
  return <ConfirmDialog {...questionOf(asked)} busy={busy} error={error} onConfirm={run} onClose={onClose} />
}
