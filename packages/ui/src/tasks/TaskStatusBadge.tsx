import type { TaskStatus } from '@artel/core/contract'
import { taskStatusLabels } from '@artel/core/tasks'
import { Archive, CircleCheck, CircleSlash, Clock, Hammer, Megaphone, TriangleAlert } from 'lucide-react'
import { Badge, type BadgeProps } from '../kit/index.ts'

const looks = {
  PENDING: { tone: 'info', icon: Clock },
  APPROVED: { tone: 'action', icon: Megaphone },
  IN_PROGRESS: { tone: 'accent', icon: Hammer },
  FINISHED: { tone: 'success', icon: CircleCheck },
  ARCHIVED: { tone: 'neutral', icon: Archive },
  CANCELED: { tone: 'neutral', icon: CircleSlash },
  REJECTED: { tone: 'error', icon: TriangleAlert },
} as const satisfies Record<TaskStatus, Pick<BadgeProps, 'tone' | 'icon'>>

/** State of a task in words, with its own picture, so that colour never says it alone. */
export function TaskStatusBadge({ status }: { status: TaskStatus }) {
  return <Badge {...looks[status]}>{taskStatusLabels[status]}</Badge>
}
