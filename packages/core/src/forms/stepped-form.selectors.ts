import { matchesState, type StateValue } from 'xstate'
import { isIn } from './field-errors.ts'
import type { FieldErrors, FormValues } from './form.types.ts'
import type { FormStep, SteppedFormContext, SteppedFormView } from './stepped-form.types.ts'

/**
 * Makes the selector of a form in these steps: a problem shows once its field was left or its step was tried, and as long
 * as its field is there to be mended; the other steps keep theirs.
 */
export const steppedFormSelector =
  <V extends FormValues, Output, Step extends string>(steps: readonly (FormStep<V> & { readonly name: Step })[]) =>
  (snapshot: {
    readonly context: SteppedFormContext<V, Output>
    readonly value: StateValue
  }): SteppedFormView<V, Output, Step> => {
    const { values, problems, refused, touched, attempted, message, output } = snapshot.context
    if (matchesState('done', snapshot.value)) return { status: 'done', values, output: output as Output }
    const tried = new Set<string>(steps.filter(({ name }) => attempted.includes(name)).flatMap(({ fields }) => fields))
    const shown = Object.entries(problems).filter(([name]) => touched.includes(name) || tried.has(name))
    const last = steps.at(-1)?.name as Step
    const step = steps.find(({ name }) => matchesState({ filling: name }, snapshot.value))?.name ?? last
    const elsewhere = steps.filter(({ name }) => name !== step)
    const errors: FieldErrors = Object.fromEntries(
      [...shown, ...Object.entries(refused)].filter(([path]) => !elsewhere.some((other) => isIn(other, path))),
    )
    if (matchesState('submitting', snapshot.value)) return { status: 'submitting', step, values, errors }
    return message === null
      ? { status: 'editing', step, values, errors }
      : { status: 'failed', step, values, errors, message }
  }
