import type { FormActor, FormSnapshot, FormValues, FormViewState } from '@artel/core/forms'
import { useEffect, useRef } from 'react'
import { useForm, useIsLive } from '../forms/index.ts'
import type { SectionProps } from './section-view.ts'

export interface SectionHandling<Values, Output> {
  /** What the form began with. */
  readonly initial: Values
  /** What is stored by now. */
  readonly stored: Values
  readonly onSaved: (output: Output) => void
  /** Nothing is typed, and something else is stored. */
  readonly onStale: () => void
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Binds a part of the profile to its machine. */
export function useSection<Values extends FormValues, Output>(
  actor: FormActor<Values, Output>,
  select: (snapshot: FormSnapshot<Values, Output>) => FormViewState<Values, Output>,
  handling: SectionHandling<Values, Output>,
): Omit<SectionProps<Values>, 'onShowSaved'> {
  const { form, attempt, onChange, onBlur, onSubmit } = useForm(actor, select)
  const isLive = useIsLive()
  const latest = useRef(handling)
  useEffect(() => {
    latest.current = handling
  })
  useEffect(() => {
    const subscription = actor.on('form.done', ({ output }) => latest.current.onSaved(output))
    return () => subscription.unsubscribe()
  }, [actor])
  const isStale = isSame(form.values, handling.initial) && !isSame(handling.stored, handling.initial)
  useEffect(() => {
    if (isStale) latest.current.onStale()
  }, [isStale])
  return {
    view: {
      // A saved form is drawn anew in a moment.
      status: form.status === 'done' ? 'submitting' : form.status,
      values: form.values,
      errors: form.status === 'done' ? {} : form.errors,
      message: form.status === 'failed' ? form.message : null,
    },
    attempt,
    isInert: !isLive,
    onChange,
    onBlur,
    onSubmit,
  }
}
