import { FILE_LIMITS } from '@artel/core/contract'
import type { TaskWizardActor } from '@artel/core/tasks'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { FilesField, useUploads } from '../../files/index.ts'
import { useViewer } from '../../services/index.ts'
import { ru } from './ru.ts'
import { fieldId } from './step-props.ts'

export interface WizardFilesProps {
  wizard: TaskWizardActor
  /** The step of the files is at hand; they go on their way at every other one too. */
  isShown: boolean
  error: string | undefined
}

function Round({ wizard, isShown, error }: WizardFilesProps) {
  const isGuest = useViewer() === null
  const { files } = wizard.getSnapshot().context.values
  const uploads = useUploads({ limits: FILE_LIMITS.task, stored: files, isHeld: isGuest }, (moved) =>
    wizard.send({ type: 'files.moved', ...moved }),
  )
  useEffect(() => {
    uploads.send({ type: isGuest ? 'uploads.hold' : 'uploads.release' })
  }, [uploads, isGuest])
  if (!isShown) return null
  return (
    <FilesField
      actor={uploads}
      id={fieldId('files')}
      label={ru.files}
      hint={isGuest ? `${ru.filesHint} ${ru.filesHintGuest}` : ru.filesHint}
      error={error}
    />
  )
}

/** Photos and papers of a new task. They live as long as the wizard, whatever step is at hand; a draft brings its own. */
export function WizardFiles(props: WizardFilesProps) {
  const round = useSelector(props.wizard, ({ context }) => context.filesRound)
  return <Round key={round} {...props} />
}
