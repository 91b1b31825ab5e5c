import { paths } from '@artel/core/routes'
import { selectWizard, type TaskWizardActor, WIZARD_STEPS, type WizardStep, type WizardView } from '@artel/core/tasks'
import { useEffect, useRef } from 'react'
import { useServices } from '../../services/index.ts'

const addressOf = (step: WizardStep): string =>
  step === 'what' ? paths.taskCreate() : `${paths.taskCreate()}?step=${step}`

const stepInAddress = (): WizardStep => {
  const asked = new URLSearchParams(location.search).get('step')
  return WIZARD_STEPS.find((step) => step === asked) ?? 'what'
}

const stepOf = (view: WizardView): WizardStep => (view.status === 'editing' ? view.step : 'review')

/**
 * Gives each step an entry in the browser's history: its «Back» leads to the step before, with everything typed in place.
 * The wizard decides what may be opened; an address it does not agree with is corrected.
 */
export function useStepHistory(actor: TaskWizardActor, view: WizardView, isLive: boolean): void {
  const { navigate } = useServices()
  const step = stepOf(view)
  /** The step that the address names, as far as it is known here: going there takes a moment. */
  const told = useRef<WizardStep | null>(null)

  useEffect(() => {
    if (!isLive || told.current === step) return
    const isFirst = told.current === null
    told.current = step
    if (!isFirst) navigate(addressOf(step))
    else if (stepInAddress() !== step) navigate(addressOf(step), { replace: true })
  }, [isLive, step, navigate])

  useEffect(() => {
    const open = () => {
      if (location.pathname !== paths.taskCreate()) return
      told.current = stepInAddress()
      actor.send({ type: 'step.open', step: told.current })
      const reached = stepOf(selectWizard(actor.getSnapshot()))
      if (reached === told.current) return
      told.current = reached
      navigate(addressOf(reached), { replace: true })
    }
    addEventListener('popstate', open)
    return () => removeEventListener('popstate', open)
  }, [actor, navigate])
}
