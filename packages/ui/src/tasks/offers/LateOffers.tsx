import type { Task } from '@artel/core/contract'
import { quietPart } from '../../kit/lazy/index.ts'
import { OfferSkeleton } from './OfferSkeleton.tsx'

const TaskOffers = quietPart(async () => (await import('./TaskOffers.tsx')).TaskOffers)

/** Whether the viewer may have an offer of this task to see: an offer opens a chat of its executor. */
const hasOffers = ({ viewer, publishedAt, chatId }: Task): boolean => {
  if (viewer === 'AUTHOR') return publishedAt !== null
  return chatId !== null && viewer !== 'STAFF' && viewer !== 'GUEST'
}

/** Offers, asked for once the task can be read: most tasks have none. */
export function LateOffers({ task }: { task: Task }) {
  if (!hasOffers(task)) return null
  return <TaskOffers task={task} fallback={task.replyRefusal === 'OFFERED' && <OfferSkeleton />} />
}
