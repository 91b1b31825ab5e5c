import type { TaskWizardActor } from '@artel/core/tasks'
import { useSelector } from '@xstate/react'
import { TaskFilesField } from './TaskFilesField.tsx'

export interface WizardFilesProps {
  wizard: TaskWizardActor
  /** The step of the files is at hand; they go on their way at every other one too. */
  isShown: boolean
  error: string | undefined
}

/** Photos and papers of a new task. They live as long as the wizard, whatever step is at hand; a draft brings its own. */
export function WizardFiles({ wizard, ...shown }: WizardFilesProps) {
  const round = useSelector(wizard, ({ context }) => context.filesRound)
  const { files } = wizard.getSnapshot().context.values
  return (
    <TaskFilesField
      key={round}
      files={files}
      {...shown}
      onMoved={(moved) => wizard.send({ type: 'files.moved', ...moved })}
    />
  )
}
