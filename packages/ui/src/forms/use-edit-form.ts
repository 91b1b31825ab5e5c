import type { FormActor, FormSnapshot, FormValues, FormViewState } from '@artel/core/forms'
import { useEffect, useRef } from 'react'
import type { EditDraft } from './edit-draft.ts'
import type { EditProps } from './edit-view.ts'
import { useForm } from './use-form.ts'
import { useIsLive } from './use-is-live.ts'

export interface EditHandling<Values extends FormValues, Output> {
  /** What the form began with. */
  readonly initial: Values
  /** What is stored by now. */
  readonly stored: Values
  readonly onSaved: (output: Output) => void
  /** Nothing is typed, and something else is stored. */
  readonly onStale: () => void
  /** What is typed outlives a reload and the end of the session in it. */
  readonly draft: EditDraft<Values>
  /** What came back from the draft was typed over something else than is stored now. */
  readonly onOutdated: () => void
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Binds a form over something that is stored to its machine. */
export function useEditForm<Values extends FormValues, Output>(
  actor: FormActor<Values, Output>,
  select: (snapshot: FormSnapshot<Values, Output>) => FormViewState<Values, Output>,
  handling: EditHandling<Values, Output>,
): Omit<EditProps<Values>, 'onShowSaved'> {
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
  // After the first drawing, which is the server's.
  useEffect(() => bringBack(actor, latest.current), [actor])
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

/** Types what the draft kept once more, and keeps what is typed from now on. Answers how that ends. */
function bringBack<Values extends FormValues, Output>(
  actor: FormActor<Values, Output>,
  { draft, initial, onOutdated }: EditHandling<Values, Output>,
): () => void {
  const { typed, isOutdated } = draft.restore(initial)
  const names = Object.keys(typed).filter((name) => !isSame(typed[name], initial[name]))
  for (const name of names) actor.send({ type: 'field.change', name, value: typed[name] } as never)
  if (names.length > 0 && isOutdated) onOutdated()
  let kept = actor.getSnapshot().context.values
  const typing = actor.subscribe(({ context: { values } }) => {
    if (values === kept) return
    kept = values
    if (isSame(values, initial)) draft.forget()
    else draft.keep(values, initial)
  })
  return () => typing.unsubscribe()
}
