import { adminKeys } from '@artel/core/admin'
import type { FormActor, FormValues } from '@artel/core/forms'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useServices } from '../services/index.ts'

/** Says that something is done, and asks for everything anew that administration shows: the journal has changed in any case. */
export function useSaid(): (text: string) => void {
  const { toasts, clock } = useServices()
  const queries = useQueryClient()
  return (text) => {
    void queries.invalidateQueries({ queryKey: adminKeys.all })
    toasts.send({ type: 'toast.show', kind: 'success', text, at: clock.now() })
  }
}

/** Calls once the form is taken. */
export function useDone<V extends FormValues, Output>(
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
