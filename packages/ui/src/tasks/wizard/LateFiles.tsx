import type { TaskWizardActor, WizardViewState } from '@artel/core/tasks'
import { useState } from 'react'
import { Skeleton } from '../../kit/index.ts'
import { lazyPart } from '../../kit/lazy/index.ts'
import { ru } from './ru.ts'

const WizardFiles = lazyPart(async () => (await import('./WizardFiles.tsx')).WizardFiles)

/** The files of the task, loaded when the first step is left: from then on they stay, for some may be on their way. */
export function LateFiles({ wizard, view }: { wizard: TaskWizardActor; view: WizardViewState }) {
  const isShown = view.status === 'editing' && view.step === 'details'
  const [isWanted, setWanted] = useState(false)
  if (!isWanted && (view.status !== 'editing' || view.step !== 'what')) setWanted(true)
  if (!isWanted) return null
  return (
    <div hidden={!isShown}>
      <WizardFiles
        wizard={wizard}
        isShown={isShown}
        error={view.status === 'editing' ? view.errors.files : undefined}
        fallback={<Skeleton shape="control" />}
        failed={ru.filesPartFailed}
      />
    </div>
  )
}
