import {
  selectWizard,
  type TaskWizardActor,
  WIZARD_STEPS,
  type WizardStep,
  type WizardViewState,
} from '@artel/core/tasks'
import { useStepHistory } from '../../forms/index.ts'

const stepOf = (view: WizardViewState): WizardStep => (view.status === 'editing' ? view.step : 'review')

/** The browser's history of the wizard. Where a draft was left goes before what the address of a reload says. */
export function useWizardHistory(
  actor: TaskWizardActor,
  view: WizardViewState,
  { isLive, path }: { readonly isLive: boolean; readonly path: string },
): void {
  const reached = () => stepOf(selectWizard(actor.getSnapshot()))
  useStepHistory({
    path,
    steps: WIZARD_STEPS,
    step: stepOf(view),
    isLive,
    begin: reached,
    open(step) {
      actor.send({ type: 'step.open', step })
      return reached()
    },
  })
}
