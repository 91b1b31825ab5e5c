import type { ReplyUserEvent, TaskReply } from '@artel/core/contract'

/** Whether the lifecycle lets the viewer do it now. */
export const canDo = ({ allowedEvents }: TaskReply, event: ReplyUserEvent): boolean =>
  allowedEvents.some((allowed) => allowed.event === event && allowed.refusal === null)

/** The step that takes a reply up: choosing it, or bringing it back from the reserve. */
export const pickOf = (reply: TaskReply): 'ACCEPT' | 'REOPEN' | null => {
  if (canDo(reply, 'ACCEPT')) return 'ACCEPT'
  return canDo(reply, 'REOPEN') ? 'REOPEN' : null
}
