import type { FormDraft, FormValues } from '@artel/core/forms'
import type { KeyValueStorage } from '@artel/core/ports'

/** What is typed into a part of the profile and not saved. */
export interface SectionDraft<Values extends FormValues> {
  /** What was typed, and whether the part was then as it is `stored` now. */
  restore(stored: Values): { readonly typed: Partial<Values>; readonly isOutdated: boolean }
  keep(typed: Values, stored: Values): void
  forget(): void
}

/** Keeps a part's draft with what it was typed over: what is saved elsewhere meanwhile is not written over unasked. */
export function sectionDraft<Values extends FormValues>(
  storage: KeyValueStorage,
  key: string,
  draftOf: (storage: KeyValueStorage, key: string) => FormDraft<Values>,
): SectionDraft<Values> {
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
