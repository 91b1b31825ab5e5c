import { type RegistrationExecutorActor, type RegistrationStep, registrationExecutorForm } from '@artel/core/auth'
import { paths } from '@artel/core/routes'
import { useStepHistory } from '../../forms/index.ts'

/** The step at hand; after the last one there is no way back. */
const stepOf = (actor: RegistrationExecutorActor): RegistrationStep => {
  const view = registrationExecutorForm.select(actor.getSnapshot())
  return view.status === 'done' ? 'person' : view.step
}

const placeOf = (step: RegistrationStep) => registrationExecutorForm.steps.indexOf(step)

/** Goes to a step as a person would: back at will, forwards as far as what is typed is sound. It never sends the form. */
const open = (actor: RegistrationExecutorActor, asked: RegistrationStep): RegistrationStep => {
  let step = stepOf(actor)
  while (step !== asked) {
    actor.send({ type: placeOf(step) > placeOf(asked) ? 'form.back' : 'form.submit' })
    const reached = stepOf(actor)
    if (reached === step) break
    step = reached
  }
  return step
}

/** The browser's history of the steps; a reload opens the step that the address names, if one may be there yet. */
export function useExecutorHistory(actor: RegistrationExecutorActor, step: RegistrationStep, isLive: boolean): void {
  useStepHistory({
    path: paths.registrationExecutor(),
    steps: registrationExecutorForm.steps,
    step,
    isLive,
    begin: (asked) => open(actor, asked),
    open: (asked) => open(actor, asked),
  })
}
