import { type CaseValues, caseForm } from '@artel/core/cases'
import type { FormDraft } from '@artel/core/forms'
import type { KeyValueStorage } from '@artel/core/ports'

/** The key of what is typed about a work and not sent. */
export const caseDraftKey = (viewerId: string | undefined, work: number | 'new'): string =>
  `artel_case_${viewerId}_${work}`

/** Keeps what is typed about a work. Photos that had not arrived are gone with the page that had them. */
export const caseDraft = (storage: KeyValueStorage, key: string): FormDraft<CaseValues> => {
  const draft = caseForm.draft(storage, key)
  return {
    ...draft,
    restore() {
      const typed = draft.restore()
      return typed.photoIds ? { ...typed, photoIds: { stored: typed.photoIds.stored, missing: [] } } : typed
    },
  }
}

/** Names of the photos that had not arrived. */
export const lostPhotos = (storage: KeyValueStorage, key: string): readonly string[] =>
  caseForm.draft(storage, key).restore().photoIds?.missing ?? []
