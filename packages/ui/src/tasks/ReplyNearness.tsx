import type { TaskReply } from '@artel/core/contract'
import { formatDistance } from '@artel/core/format'
import { ru } from './replies.ru.ts'

/** How far the executor is from the task, in two words; nothing where there is nothing to compare. */
export function ReplyNearness({ nearness }: Pick<TaskReply, 'nearness'>) {
  if (nearness === null) return null
  return nearness.kilometres === 0 ? ru.sameCity : ru.away(formatDistance(nearness.kilometres))
}
