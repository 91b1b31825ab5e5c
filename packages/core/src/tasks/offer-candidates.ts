import type { Chat } from '../contract/chat.ts'
import type { TaskOffer } from '../contract/task-offers.ts'
import { LIVE_OFFERS } from './reply-presenter.ts'

const LIVE: ReadonlySet<string> = new Set(LIVE_OFFERS)

/** Whom a client may offer a task: executors they have a chat with, the last spoken to first. */
export const offerCandidates = (
  chats: readonly Chat[],
  { clientId, taskId, offers }: { clientId: string; taskId: number; offers: readonly TaskOffer[] },
): readonly Chat['executor'][] => {
  const asked = offers.filter(({ status }) => LIVE.has(status)).map(({ executor }) => executor.id)
  // Whoever has replied is answered rather than offered.
  const replied = chats.filter(({ kind, task }) => kind === 'TASK_REPLY' && task?.id === taskId)
  const left = new Set([clientId, ...asked, ...replied.map(({ executor }) => executor.id)])
  return chats.flatMap(({ client, executor }) => {
    if (client.id !== clientId || left.has(executor.id)) return []
    left.add(executor.id)
    return [executor]
  })
}
