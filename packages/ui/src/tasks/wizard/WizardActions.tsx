import type { WizardViewState } from '@artel/core/tasks'
import { StepActions } from '../../forms/index.ts'
import { ru } from './ru.ts'

/** The task is on its way, or waits for somebody or something before it goes. */
export const isBusyWith = ({ status }: WizardViewState): boolean =>
  status === 'submitting' || status === 'awaitingSignIn' || status === 'awaitingFiles'

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
      isBusy={isBusyWith(view)}
      onBack={view.status !== 'editing' || view.canGoBack ? onBack : undefined}
    />
  )
}
