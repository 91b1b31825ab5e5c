import type { FormFiles } from '@artel/core/files'
import type { FormDraft, FormValues } from '@artel/core/forms'
import type { KeyValueStorage } from '@artel/core/ports'

type WithPhotos = FormValues & { readonly photoIds: FormFiles }
type DraftOf<V extends WithPhotos> = (storage: KeyValueStorage, key: string) => FormDraft<V>

/** Keeps what is typed into a form with photos. Those that had not arrived are gone with the page that had them. */
export const photoDraft =
  <V extends WithPhotos>(draftOf: DraftOf<V>): DraftOf<V> =>
  (storage, key) => {
    const draft = draftOf(storage, key)
    return {
      ...draft,
      restore() {
        const typed = draft.restore()
        return typed.photoIds ? { ...typed, photoIds: { stored: typed.photoIds.stored, missing: [] } } : typed
      },
    }
  }

/** Names of the photos that had not arrived. */
export const lostPhotosOf = <V extends WithPhotos>(
  draftOf: DraftOf<V>,
  storage: KeyValueStorage,
  key: string,
): readonly string[] => draftOf(storage, key).restore().photoIds?.missing ?? []
