import type { FileContent, FileSource, RequestForm, TransportResponse } from '../ports/index.ts'
import { ApiError } from './errors.ts'
import { refusalOf } from './refusal.ts'

/** A private file that has arrived. */
export interface DownloadedFile {
  readonly content: FileContent
  /** As it was called when it was uploaded; `null` when the server did not say. */
  readonly name: string | null
}

/** What a person reads when a private file does not come (product §8). */
export const PRIVATE_FILE_FAILED = 'Не удалось загрузить приватный файл'

/** The body of an upload: repeated fields `files`, and `isPrivate=true` where wanted (product §7.6). */
export const formOf = (parts: {
  readonly files: readonly FileSource[]
  readonly isPrivate?: boolean
}): RequestForm => ({
  fields: parts.isPrivate ? { isPrivate: 'true' } : {},
  name: 'files',
  files: parts.files,
})

const nameOf = ({ headers }: TransportResponse): string | null => {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(headers['content-disposition'] ?? '')?.[1]
  try {
    return encoded === undefined ? null : decodeURIComponent(encoded)
  } catch {
    return null
  }
}

/** The file of an answer; only status 200 is one (product §7). @throws ApiError */
export const downloadedFile = (response: TransportResponse): DownloadedFile => {
  if (response.status === 200 && response.body !== undefined) {
    return { content: response.body as FileContent, name: nameOf(response) }
  }
  const { statusCode, code, retryAfter } = refusalOf(response)
  throw new ApiError(PRIVATE_FILE_FAILED, { statusCode, code, retryAfter })
}
