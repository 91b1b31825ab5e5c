import type { Task } from '@artel/core/contract'
import { formatDay } from '@artel/core/format'
import { dealProgress } from '@artel/core/tasks'
import { DealTimeline, usePageTime } from '../kit/index.ts'
import { ru } from './ru.ts'

/** How far the deal has come, and when. */
export function TaskProgress({ task }: { task: Task }) {
  const { now, timeZone } = usePageTime()
  return <DealTimeline label={ru.progress} {...dealProgress(task, (at) => formatDay(at, now, timeZone))} />
}
