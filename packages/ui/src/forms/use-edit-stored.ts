import type { FormActor, FormSnapshot, FormValues, FormViewState } from '@artel/core/forms'
import type { EditDraft } from './edit-draft.ts'
import type { EditProps } from './edit-view.ts'
import { useEditForm } from './use-edit-form.ts'
import type { VersionedSave } from './use-versioned-save.ts'

export interface StoredHandling<Values extends FormValues, T, Output> {
  /** What the form began with. */
  readonly initial: Values
  /** What is stored by now. */
  readonly stored: T
  readonly valuesOf: (stored: T) => Values
  readonly saving: VersionedSave<T>
  readonly draft: EditDraft<Values>
  readonly onSaved: (saved: Output) => void
}

/** Binds the form of what has a version: its draft ends with what is saved here or shown from elsewhere. */
export function useEditStored<Values extends FormValues, T, Output>(
  actor: FormActor<Values, Output>,
  select: (snapshot: FormSnapshot<Values, Output>) => FormViewState<Values, Output>,
  { initial, stored, valuesOf, saving, draft, onSaved }: StoredHandling<Values, T, Output>,
): EditProps<Values> {
  const form = useEditForm(actor, select, {
    initial,
    stored: valuesOf(stored),
    onSaved(saved) {
      draft.forget()
      onSaved(saved)
    },
    onStale: () => saving.renew(stored),
    draft,
    onOutdated: saving.onConflict,
  })
  const showSaved = () => {
    draft.forget()
    saving.renew()
  }
  return { ...form, onShowSaved: saving.isConflict ? showSaved : null }
}
