import type { Readable } from 'node:stream'

/** Where the content of files lies, by their id. Rejects when the storage cannot be reached. */
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
