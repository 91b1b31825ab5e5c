import type { FormActor, FormDraft, FormValues } from '@artel/core/forms'
import { useEffect, useRef } from 'react'
import { useDraft } from '../forms/index.ts'
import type { ChangeEnds } from './Change.tsx'

const noDraft: FormDraft<FormValues> = { restore: () => ({}), keep: () => {}, forget: () => {} }

/** Something of a form was typed and not sent. */
export const isBegun = (draft: FormDraft<FormValues>): boolean =>
  Object.values(draft.restore()).some((value) => value !== '')

/**
 * Ends a form of the settings: tells of the change that was made, forgets the draft of one that was given up.
 * @param draft left out where nothing but passwords is typed
 */
export function useChange<V extends FormValues, Output>(
  actor: FormActor<V, Output>,
  { onDone, onCancel }: ChangeEnds,
  draft: FormDraft<V> = noDraft as unknown as FormDraft<V>,
): () => void {
  useDraft(actor, draft)
  const latest = useRef(onDone)
  useEffect(() => {
    latest.current = onDone
  })
  useEffect(() => {
    const subscription = actor.on('form.done', () => latest.current())
    return () => subscription.unsubscribe()
  }, [actor])
  return () => {
    draft.forget()
    onCancel()
  }
}
