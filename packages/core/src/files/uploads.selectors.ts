import type { StoredFile } from '../contract/files.ts'
import type { FileSource } from '../ports/index.ts'
import type { UploadsSnapshot } from './uploads.machine.ts'
import type { UploadEntry } from './uploads.types.ts'

/** A file in the list as it is shown. */
export interface UploadRow extends Omit<UploadEntry, 'source'> {
  /** What was chosen, to be looked at before it has arrived; none of what was stored before. */
  readonly source?: FileSource | null
  /** From 0 to 1; 1 when it is done. */
  readonly share: number
}

/** The list of files of a form. */
export interface UploadsViewState {
  readonly rows: readonly UploadRow[]
  readonly refusal: string | null
  /** Something waits or is on its way, so the form should not be sent yet. */
  readonly isBusy: boolean
  /** One more would fit. */
  readonly canAdd: boolean
  /** Ids of what has arrived, in order: the `fileIds` of the form. */
  readonly fileIds: readonly string[]
  /** The same, whole. */
  readonly stored: readonly StoredFile[]
  /** What is chosen goes after the sign-in. */
  readonly isHeld: boolean
  /** Names of what has not arrived: it waits, is on its way, has failed or was stopped. */
  readonly missing: readonly string[]
  /** Those of them that do not come by themselves: they have failed or were stopped. */
  readonly failed: readonly string[]
}

/** What the list of files shows. */
export const selectUploads = ({ context }: UploadsSnapshot): UploadsViewState => {
  const { entries, limits, refusal, isHeld } = context
  const stored = entries.flatMap(({ state }) => (state.status === 'done' ? [state.file] : []))
  return {
    rows: entries.map((entry) => ({ ...entry, share: shareOf(entry) })),
    refusal,
    isBusy: entries.some(({ state }) => state.status === 'waiting' || state.status === 'uploading'),
    canAdd: entries.length < limits.count,
    fileIds: stored.map(({ id }) => id),
    stored,
    isHeld,
    failed: entries.flatMap(({ state, name }) =>
      state.status === 'failed' || state.status === 'cancelled' ? [name] : [],
    ),
    missing: entries.flatMap(({ state, name }) => (state.status === 'done' ? [] : [name])),
  }
}

const shareOf = ({ state }: Pick<UploadEntry, 'state'>): number => {
  if (state.status === 'done') return 1
  if (state.status !== 'uploading' || state.progress.total === 0) return 0
  return Math.min(state.progress.sent / state.progress.total, 1)
}
