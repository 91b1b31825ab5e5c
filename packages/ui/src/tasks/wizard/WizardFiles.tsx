import { FILE_LIMITS } from '@artel/core/contract'
import { provideUploads, selectUploads, type UploadsActor } from '@artel/core/files'
import type { TaskWizardActor } from '@artel/core/tasks'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { FilesField } from '../../files/index.ts'
import { useScreenMachine, useServices, useViewer } from '../../services/index.ts'
import { ru } from './ru.ts'
import { fieldId } from './step-props.ts'

export interface WizardFilesProps {
  wizard: TaskWizardActor
  /** The step of the files is at hand; they go on their way at every other one too. */
  isShown: boolean
  error: string | undefined
}

/** Tells the wizard what has arrived and what has not, each time that changes. */
const useTold = (uploads: UploadsActor, wizard: TaskWizardActor) =>
  useEffect(() => {
    const now = () => {
      const { stored, missing, failed } = selectUploads(uploads.getSnapshot())
      return { stored, missing, failed }
    }
    const keyOf = ({ stored, ...names }: ReturnType<typeof now>) => JSON.stringify([stored.map(({ id }) => id), names])
    let told = keyOf(now())
    const subscription = uploads.subscribe(() => {
      const moved = now()
      if (keyOf(moved) === told) return
      told = keyOf(moved)
      wizard.send({ type: 'files.moved', ...moved })
    })
    return () => subscription.unsubscribe()
  }, [uploads, wizard])

function Round({ wizard, isShown, error }: WizardFilesProps) {
  const { api } = useServices()
  const isGuest = useViewer() === null
  const [machine] = useState(() => provideUploads(api))
  const uploads = useScreenMachine(machine, {
    input: { limits: FILE_LIMITS.task, stored: wizard.getSnapshot().context.values.files, isHeld: isGuest },
  })
  useTold(uploads, wizard)
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
