import type { FormDraft, FormValues } from '@artel/core/forms'
import { useEffect } from 'react'

/** The part of a form's actor that a draft is made of. */
interface Typed<V extends FormValues> {
  getSnapshot(): { readonly context: { readonly values: V } }
  subscribe(listener: () => void): { unsubscribe(): void }
  on(type: 'form.done', listener: () => void): { unsubscribe(): void }
}

/** Writes down what is typed into the form as long as it is not sent. */
export function useDraft<V extends FormValues>(actor: Typed<V>, draft: FormDraft<V>): void {
  useEffect(() => {
    let kept = actor.getSnapshot().context.values
    let isSent = false
    const typing = actor.subscribe(() => {
      const { values } = actor.getSnapshot().context
      if (isSent || values === kept) return
      kept = values
      draft.keep(values)
    })
    const sent = actor.on('form.done', () => {
      isSent = true
      draft.forget()
    })
    return () => {
      typing.unsubscribe()
      sent.unsubscribe()
    }
  }, [actor, draft])
}
