import type { Readable } from 'node:stream'

/** The storage cannot be reached, is silent or refuses: the same may succeed in a while. */
export class StorageAway extends Error {
  override readonly name = 'StorageAway'
}

/** Where the content of files lies, by their id. One elsewhere rejects with {@link StorageAway}; so does what is read from it. */
export interface FileStorage {
  /** Stores what the file at `path` holds; again replaces it. */
  put(id: string, path: string, about: { readonly type: string; readonly size: number }): Promise<void>
  /** The content, or `null` when there is none. */
  read(id: string): Promise<Readable | null>
  /** A second file of the same content. */
  copy(from: string, to: string, about: { readonly type: string; readonly size: number }): Promise<void>
  /** What is not there is removed too. */
  remove(id: string): Promise<void>
}
