import { matchesState } from 'xstate'
import { isIn } from './field-errors.ts'
import type { FieldErrors, FormSnapshot, FormStep, FormValues, FormViewState } from './form.types.ts'

type Select<V extends FormValues, Output, Step extends string> = (
  snapshot: FormSnapshot<V, Output>,
) => FormViewState<V, Output, Step>

/**
 * Makes the selector of a form in these steps, none where it has just one: a problem shows once its field was left or its step was tried, and as long
 * as its field is there to be mended; the other steps keep theirs.
 */
export const formSelector =
  <V extends FormValues, Output, Step extends string>(steps: readonly FormStep<Step>[]): Select<V, Output, Step> =>
  ({ context, value }) => {
    const { values, problems, refused, touched, attempted, message, output } = context
    if (matchesState('done', value)) return { status: 'done', values, output: output as Output }
    const isTried = (path: string) =>
      attempted.some((name) => steps.length === 0 || steps.some((one) => one.name === name && isIn(one, path)))
    const shown = Object.entries(problems).filter(([name]) => touched.includes(name) || isTried(name))
    const step = steps.find(({ name }) => matchesState({ filling: name }, value)) ?? steps.at(-1)
    const elsewhere = steps.filter((other) => other !== step)
    const errors: FieldErrors = Object.fromEntries(
      [...shown, ...Object.entries(refused)].filter(([path]) => !elsewhere.some((other) => isIn(other, path))),
    )
    const isFailed =
      matchesState({ filling: 'failed' }, value) || matchesState({ filling: { [step?.name ?? '']: 'failed' } }, value)
    const status = matchesState('submitting', value) ? 'submitting' : isFailed ? 'failed' : 'editing'
    return {
      status,
      ...(step && { step: step.name }),
      values,
      errors,
      ...(status === 'failed' && { message: message ?? '' }),
    } as FormViewState<V, Output, Step>
  }

const selectSingle = formSelector<FormValues, unknown, never>([])

/** A form without steps as a screen shows it. */
export const selectForm = <V extends FormValues, Output>(snapshot: FormSnapshot<V, Output>): FormViewState<V, Output> =>
  selectSingle(snapshot) as FormViewState<V, Output>
