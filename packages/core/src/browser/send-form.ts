import { TransportError } from '../api/index.ts'
import type { RequestForm, TransportRequest, TransportResponse } from '../ports/index.ts'

/** A request with files. */
export type FormRequest = TransportRequest & { readonly form: RequestForm }

const formDataOf = ({ fields, name, files }: RequestForm): FormData => {
  const data = new FormData()
  for (const [field, value] of Object.entries(fields)) data.append(field, value)
  // What core calls a source is a `File` here.
  for (const file of files as readonly File[]) data.append(name, file, file.name)
  return data
}

const headersOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .trim()
      .split(/\r?\n/)
      .flatMap((line) => {
        const colon = line.indexOf(':')
        return colon < 0 ? [] : [[line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()] as const]
      }),
  )

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Sends files through `XMLHttpRequest`, for `fetch` tells no progress. `timeoutMs` limits the time in which nothing moves:
 * a large file on a slow line takes as long as it takes.
 */
export const sendForm = (url: string, request: FormRequest): Promise<TransportResponse> =>
  new Promise((resolve, reject) => {
    const { method, headers, credentials, timeoutMs, signal, onProgress } = request
    const xhr = new XMLHttpRequest()
    let timer: ReturnType<typeof setTimeout>
    const stop = (kind: 'timeout' | 'cancelled') => {
      xhr.abort()
      end(() => reject(new TransportError(kind)))
    }
    const cancel = () => stop('cancelled')
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => stop('timeout'), timeoutMs)
    }
    const end = (settle: () => void) => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', cancel)
      settle()
    }

    xhr.upload.onprogress = ({ loaded, total }) => {
      wait()
      onProgress?.({ sent: loaded, total })
    }
    xhr.onload = () =>
      end(() =>
        resolve({
          status: xhr.status,
          headers: headersOf(xhr.getAllResponseHeaders()),
          body: parsed(xhr.responseText),
        }),
      )
    xhr.onerror = () => end(() => reject(new TransportError('offline')))
    xhr.open(method, url)
    xhr.withCredentials = credentials
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value)
    if (signal?.aborted) return cancel()
    signal?.addEventListener('abort', cancel)
    wait()
    xhr.send(formDataOf(request.form))
  })
