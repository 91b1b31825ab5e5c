import type { ReplyUserEvent, TaskReply } from '@artel/core/contract'
import { replyEventRefusalSentences } from '@artel/core/tasks'

/** Whether the lifecycle lets the viewer do it now. */
export const canDo = ({ allowedEvents }: TaskReply, event: ReplyUserEvent): boolean =>
  allowedEvents.some((allowed) => allowed.event === event && allowed.refusal === null)

/** Why a reply in reserve cannot be taken up again, for whom it waits; `null` where it can, or was never to be. */
export const whyKept = ({ status, allowedEvents }: TaskReply): string | null => {
  const refusal = allowedEvents.find(({ event }) => event === 'REOPEN')?.refusal
  if (status !== 'HELD' || (refusal !== 'SENDER_GONE' && refusal !== 'TOO_LATE')) return null
  return replyEventRefusalSentences[refusal]
}

/** The step that takes a reply up: choosing it, or bringing it back from the reserve. */
export const pickOf = (reply: TaskReply): 'ACCEPT' | 'REOPEN' | null => {
  if (canDo(reply, 'ACCEPT')) return 'ACCEPT'
  return canDo(reply, 'REOPEN') ? 'REOPEN' : null
}
