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
export const replySection = ({ viewer, status, publishedAt, replyRefusal }: Task): ReplySection => {
  // Nobody could reply to what was never published.
  if (viewer === 'AUTHOR') return publishedAt === null ? { kind: 'none' } : { kind: 'list' }
  if (replyRefusal === 'ALREADY_REPLIED') return { kind: 'list' }
  if (replyRefusal === null) return { kind: 'form' }
  // What was offered is answered, in the offer itself.
  if (replyRefusal === 'OFFERED') return { kind: 'none' }
  // A guest is asked to sign in; who could not reply at all learns nothing from being told so.
  const isHopeless = status !== 'APPROVED' || viewer === 'STAFF' || replyRefusal === 'NOT_EXECUTOR'
  return isHopeless || replyRefusal === 'GUEST' ? { kind: 'none' } : { kind: 'refused', refusal: replyRefusal }
}

/** How many replies a viewer waits for, and how the first of them will stand. */
export const repliesShape = ({ viewer, status, repliesCount }: Task) => {
  if (viewer !== 'AUTHOR') return { count: 1, first: 'own' } as const
  return { count: repliesCount, first: status === 'APPROVED' ? 'open' : 'row' } as const
}
