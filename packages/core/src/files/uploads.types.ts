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
  /** Chosen before and not sent, e.g. by a guest on the way to signing in; they stand behind the stored ones. */
  readonly chosen?: readonly FileSource[]
  /** Nothing is sent before `uploads.release`: only somebody signed in may. */
  readonly isHeld?: boolean
}

export interface UploadsContext {
  readonly limits: FileLimits
  readonly isPrivate: boolean
  readonly entries: readonly UploadEntry[]
  readonly lastKey: number
  /** Why the last choice was not taken; Russian (product §5). */
  readonly refusal: string | null
  /** What is chosen waits, whatever its turn. */
  readonly isHeld: boolean
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
  /** To another place in the list, counted from 0. */
  | { readonly type: 'file.move'; readonly key: number; readonly to: number }
  /** Sends what has waited for a sign-in. */
  | { readonly type: 'uploads.release' }
  /** Nobody is signed in any more: what has not gone yet waits. */
  | { readonly type: 'uploads.hold' }
  | { readonly type: 'refusal.dismiss' }
  | { readonly type: 'upload.moved'; readonly progress: UploadProgress }

/** What the port `uploadFile` is asked. */
export interface UploadRequest {
  readonly source: FileSource
  readonly isPrivate: boolean
  readonly onProgress: (progress: UploadProgress) => void
}
