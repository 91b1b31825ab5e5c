import type { WizardViewState } from '@artel/core/tasks'
import { StepActions } from '../../forms/index.ts'
import { ru } from './ru.ts'

export interface WizardActionsProps {
  view: Exclude<WizardViewState, { readonly status: 'submitted' }>
  onBack: () => void
}

const submitLabel = (view: WizardActionsProps['view']): string => {
  if (view.status === 'keptOffline') return ru.sendAgain
  return view.status === 'editing' && view.step !== 'review' ? ru.next : ru.publish
}

/** The two ways out of a step of the wizard. */
export function WizardActions({ view, onBack }: WizardActionsProps) {
  return (
    <StepActions
      label={submitLabel(view)}
      isBusy={view.status === 'submitting' || view.status === 'awaitingSignIn'}
      onBack={view.status !== 'editing' || view.canGoBack ? onBack : undefined}
    />
  )
}
