import type { FieldName, FormActor, FormEvent, FormSnapshot, FormValues, FormViewState } from '@artel/core/forms'
import { useSelector } from '@xstate/react'
import { useRefusals } from './use-refusals.ts'

/** What a form on the screen gets of its machine. */
export interface BoundForm<V extends FormValues, View> {
  readonly form: View
  /** Count of refusals: each new one brings focus to the summary of errors. */
  readonly attempt: number
  readonly onChange: <N extends FieldName<V>>(name: N, value: V[N]) => void
  readonly onBlur: (name: FieldName<V>) => void
  readonly onSubmit: () => void
  /** To the step before. */
  readonly onBack: () => void
}

/** Binds a form to its machine: the view of the selector, and what its fields and buttons do. */
export function useForm<V extends FormValues, Output, Step extends string>(
  actor: FormActor<V, Output>,
  select: (snapshot: FormSnapshot<V, Output>) => FormViewState<V, Output, Step>,
): BoundForm<V, FormViewState<V, Output, Step>> {
  return {
    form: useSelector(actor, select),
    attempt: useRefusals(actor),
    onChange: (name, value) => actor.send({ type: 'field.change', name, value } as FormEvent<V>),
    onBlur: (name) => actor.send({ type: 'field.blur', name }),
    onSubmit: () => actor.send({ type: 'form.submit' }),
    onBack: () => actor.send({ type: 'form.back' }),
  }
}
