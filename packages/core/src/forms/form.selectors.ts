import { matchesState } from 'xstate'
import type { FieldErrors, FormSnapshot, FormValues, FormView } from './form.types.ts'

/** The form as a screen shows it: a field's problem shows once the field was left or a submit was tried. */
export const selectForm = <V extends FormValues, Output>({
  context,
  value,
}: FormSnapshot<V, Output>): FormView<V, Output> => {
  const { values, problems, refused, touched, isAttempted, message, output } = context
  if (matchesState('done', value)) return { status: 'done', values, output: output as Output }
  const shown = Object.entries(problems).filter(([name]) => isAttempted || touched.includes(name))
  const errors: FieldErrors = { ...Object.fromEntries(shown), ...refused }
  if (matchesState('submitting', value)) return { status: 'submitting', values, errors }
  return matchesState({ filling: 'failed' }, value)
    ? { status: 'failed', values, errors, message: message ?? '' }
    : { status: 'editing', values, errors }
}
