import type { FormDraft, FormValues } from '@artel/core/forms'
import type { KeyValueStorage } from '@artel/core/ports'

/** What is typed over something that is stored, and not saved. */
export interface EditDraft<Values extends FormValues> {
  /** What was typed, and whether what is stored was then as it is `stored` now. */
  restore(stored: Values): { readonly typed: Partial<Values>; readonly isOutdated: boolean }
  keep(typed: Values, stored: Values): void
  forget(): void
}

/** Keeps a draft with what it was typed over: what is saved elsewhere meanwhile is not written over unasked. */
export function editDraft<Values extends FormValues>(
  storage: KeyValueStorage,
  key: string,
  draftOf: (storage: KeyValueStorage, key: string) => FormDraft<Values>,
): EditDraft<Values> {
  const draft = draftOf(storage, key)
  const baseKey = `${key}_over`
  return {
    restore: (stored) => ({ typed: draft.restore(), isOutdated: storage.get(baseKey) !== JSON.stringify(stored) }),
    keep(typed, stored) {
      draft.keep(typed)
      storage.set(baseKey, JSON.stringify(stored))
    },
    forget() {
      draft.forget()
      storage.remove(baseKey)
    },
  }
}
