import type { TaskEditActor } from '@artel/core/tasks'
import { useSelector } from '@xstate/react'
import { TaskFilesField } from '../wizard/TaskFilesField.tsx'

/** Photos and papers of a task that is being changed: those that it has, and new ones. */
export function EditFiles({ edit, error }: { edit: TaskEditActor; error: string | undefined }) {
  const round = useSelector(edit, ({ context }) => context.filesRound)
  const { files } = edit.getSnapshot().context.values
  return (
    <TaskFilesField
      key={round}
      files={files}
      isShown
      error={error}
      onMoved={(moved) => edit.send({ type: 'files.moved', ...moved })}
    />
  )
}
