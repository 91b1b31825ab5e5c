import type { Task } from '@artel/core/contract'
import type { ReactNode } from 'react'
import { LateReplies, LateReplyForm } from './LateReplies.tsx'
import { LateOffers } from './offers/LateOffers.tsx'
import { ReplyRefused } from './ReplyRefused.tsx'
import { replySection } from './reply-section.ts'

const sectionOf = (task: Task): { replies: ReactNode; notice?: ReactNode } => {
  const section = replySection(task)
  switch (section.kind) {
    case 'list':
      return { replies: <LateReplies task={task} /> }
    case 'form':
      return { replies: <LateReplyForm task={task} /> }
    case 'refused':
      return { replies: null, notice: <ReplyRefused refusal={section.refusal} /> }
    case 'none':
      return { replies: null }
  }
}

/** Replies and offers of a task as its viewer gets them: what was offered to them is answered before anything else. */
export const taskSections = (task: Task): { replies: ReactNode; notice?: ReactNode } => {
  const { replies, notice } = sectionOf(task)
  const offers = <LateOffers task={task} />
  const both =
    task.viewer === 'AUTHOR' ? (
      <>
        {replies}
        {offers}
      </>
    ) : (
      <>
        {offers}
        {replies}
      </>
    )
  return { replies: both, notice }
}
