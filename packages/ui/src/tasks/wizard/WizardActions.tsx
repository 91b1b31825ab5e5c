import type { WizardViewState } from '@artel/core/tasks'
import css from '../../forms/step-actions.module.css'
import { Button } from '../../kit/index.ts'
import { ru } from './ru.ts'

export interface WizardActionsProps {
  view: Exclude<WizardViewState, { readonly status: 'submitted' }>
  onBack: () => void
}

const submitLabel = (view: WizardActionsProps['view']): string => {
  if (view.status === 'keptOffline') return ru.sendAgain
  return view.status === 'editing' && view.step !== 'review' ? ru.next : ru.publish
}

/** The two ways out of a step; on a phone they stay under the thumb. */
export function WizardActions({ view, onBack }: WizardActionsProps) {
  const isBusy = view.status === 'submitting' || view.status === 'awaitingSignIn'
  return (
    <div className={css.actions}>
      {(view.status !== 'editing' || view.canGoBack) && (
        <Button variant="secondary" disabled={isBusy} onClick={onBack}>
          {ru.back}
        </Button>
      )}
      <Button type="submit" className={css.submit} loading={isBusy}>
        {submitLabel(view)}
      </Button>
    </div>
  )
}
