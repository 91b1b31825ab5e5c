import type { ReplyRefusal, Task } from '@artel/core/contract'

/** What a task's page says about replies to its viewer. */
export type ReplySection =
  /** Replies to one's own task, or one's own reply. */
  | { readonly kind: 'list' }
  | { readonly kind: 'form' }
  /** Why there is no form. */
  | { readonly kind: 'refused'; readonly refusal: ReplyRefusal }
  | { readonly kind: 'none' }

/** Which of the sections this viewer gets in this state. */
export const replySection = ({ viewer, status, replyRefusal }: Task): ReplySection => {
  if (viewer === 'AUTHOR' || replyRefusal === 'ALREADY_REPLIED') return { kind: 'list' }
  if (replyRefusal === null) return { kind: 'form' }
  // Whoever could not reply even after signing in learns nothing from being told so.
  const isHopeless = status !== 'APPROVED' || viewer === 'STAFF' || replyRefusal === 'NOT_EXECUTOR'
  return isHopeless ? { kind: 'none' } : { kind: 'refused', refusal: replyRefusal }
}
