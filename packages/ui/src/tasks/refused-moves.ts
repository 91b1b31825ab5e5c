import type { Task, TaskUserEvent } from '@artel/core/contract'
import { type TaskRefusal, taskRefusalSentences } from '@artel/core/tasks'
import { ru as edit } from './edit/ru.ts'
import { ru } from './ru.ts'

/** Something that the viewer's part has a button for, and why not now. */
export interface RefusedMove {
  readonly label: string
  readonly why: string
}

const labels: Readonly<Partial<Record<TaskUserEvent, string>>> = {
  REQUEST_FINISH: ru.requestFinish,
  DECLINE_FINISH: ru.declineFinish,
  REPUBLISH: ru.republish,
  DELETE: ru.deleteTask,
}

const whyNot = (task: Task, { event, refusal }: Task['allowedEvents'][number]): string | null => {
  if (refusal === null) return null
  if (event === 'UPDATE') return edit.closed[task.status as keyof typeof edit.closed] ?? null
  // Of what belongs to another state nobody expects a button here.
  return refusal === 'WRONG_STATE' ? null : (taskRefusalSentences[refusal as TaskRefusal] ?? null)
}

/** What the lifecycle refuses the viewer now and they may look for, with the reason. */
export const refusedMoves = (task: Task): readonly RefusedMove[] =>
  task.allowedEvents.flatMap((allowed) => {
    const label = allowed.event === 'UPDATE' ? ru.edit : labels[allowed.event]
    const why = whyNot(task, allowed)
    return label && why ? [{ label, why }] : []
  })
