import { caseForm } from '@artel/core/cases'
import type { KeyValueStorage } from '@artel/core/ports'
import { lostPhotosOf, photoDraft } from '../files/index.ts'

/** The key of what is typed about a work and not sent. */
export const caseDraftKey = (viewerId: string | undefined, work: number | 'new'): string =>
  `artel_case_${viewerId}_${work}`

/** Keeps what is typed about a work. */
export const caseDraft = photoDraft(caseForm.draft)

/** Names of the photos that had not arrived. */
export const lostPhotos = (storage: KeyValueStorage, key: string): readonly string[] =>
  lostPhotosOf(caseForm.draft, storage, key)
