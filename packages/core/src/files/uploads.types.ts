import type { FileLimits } from '../contract/file-terms.ts'
import type { StoredFile } from '../contract/files.ts'
import type { FileSource, UploadProgress } from '../ports/index.ts'

/** Where a file of the queue is. */
export type UploadState =
  | { readonly status: 'waiting' }
  /** Bytes of the request, as far as they are known. */
  | { readonly status: 'uploading'; readonly progress: UploadProgress }
  | { readonly status: 'done'; readonly file: StoredFile }
  /** `failure` is Russian and fit to show. */
  | { readonly status: 'failed'; readonly failure: string }
  | { readonly status: 'cancelled' }

/** A file that was chosen; `source` is `null` for one that was stored before. */
export interface UploadEntry {
  readonly key: number
  readonly name: string
  /** Bytes. */
  readonly size: number
  readonly source: FileSource | null
  readonly state: UploadState
}

export interface UploadsInput {
  /** What the place takes: one of the contract's FILE_LIMITS. */
  readonly limits: FileLimits
  readonly isPrivate?: boolean
  /** Files that are there already, e.g. when a task is edited. */
  readonly stored?: readonly StoredFile[]
}

export interface UploadsContext {
  readonly limits: FileLimits
  readonly isPrivate: boolean
  readonly entries: readonly UploadEntry[]
  readonly lastKey: number
  /** Why the last choice was not taken; Russian (product §5). */
  readonly refusal: string | null
}

export type UploadsEvent =
  /** Somebody chose or dropped files. All of them are taken or none. */
  | { readonly type: 'files.add'; readonly files: readonly FileSource[] }
  /** Out of the list, wherever it is. */
  | { readonly type: 'file.remove'; readonly key: number }
  /** Stops the upload and leaves the file in the list. */
  | { readonly type: 'file.cancel'; readonly key: number }
  /** A failed or cancelled one goes again. */
  | { readonly type: 'file.retry'; readonly key: number }
  | { readonly type: 'refusal.dismiss' }
  | { readonly type: 'upload.moved'; readonly progress: UploadProgress }

/** What the port `uploadFile` is asked. */
export interface UploadRequest {
  readonly source: FileSource
  readonly isPrivate: boolean
  readonly onProgress: (progress: UploadProgress) => void
}
