import type { EditableTask } from '../contract/task-edit.ts'
import type { Task, TaskInput } from '../contract/tasks.ts'
import { decideTask, type TaskViewer } from './decide-task.ts'
import type { TaskFacts } from './task-lifecycle.types.ts'

/** A task of one's own as it is kept. */
export interface KeptTask
  extends Pick<Task, 'id' | 'version' | 'rejectReason' | 'rejectField' | 'rejectComment' | 'files'> {
  readonly facts: TaskFacts
  /** What the public sees. */
  readonly input: TaskInput
  /** What waits for a moderator. */
  readonly revision: Partial<TaskInput> | null
  /** What it was posted with or became; names a city of `input` or of `revision`. */
  readonly cityName: (id: number) => string | null
}

/** A task as its author wrote it last, and whether it can be changed. `now` in milliseconds since the epoch. */
export const presentEditableTask = (task: KeptTask, author: NonNullable<TaskViewer>, now: number): EditableTask => {
  const { id, version, rejectReason, rejectField, rejectComment, files, facts, revision } = task
  const input = { ...task.input, ...revision }
  const decision = decideTask({ task: facts, event: { type: 'UPDATE', fields: [] }, actor: author, now })
  return {
    id,
    status: facts.status,
    version,
    repliesCount: facts.repliesCount,
    isRevised: revision !== null,
    rejectReason,
    rejectField,
    rejectComment,
    refusal: decision.ok ? null : decision.refusal,
    input,
    cityName: input.cityId === null ? null : task.cityName(input.cityId),
    files,
  }
}
