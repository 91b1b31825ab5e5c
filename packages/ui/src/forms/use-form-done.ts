import type { FormActor, FormValues } from '@artel/core/forms'
import { useEffect, useRef } from 'react'

/** Calls once the form is taken. */
export function useFormDone<V extends FormValues, Output>(
  actor: FormActor<V, Output>,
  onDone: (output: Output) => void,
): void {
  const latest = useRef(onDone)
  useEffect(() => {
    latest.current = onDone
  })
  useEffect(() => {
    const subscription = actor.on('form.done', ({ output }) => latest.current(output))
    return () => subscription.unsubscribe()
  }, [actor])
}
