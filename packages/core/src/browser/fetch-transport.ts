import { TransportError } from '../api/index.ts'
import type { Transport } from '../ports/index.ts'

const bodyOf = async (response: Response): Promise<unknown> => {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** HTTP through `fetch`. `origin` is empty in a browser. */
export const fetchTransport = (origin = ''): Transport => ({
  async request(request) {
    const { method, url, headers, body, form, binary, credentials, timeoutMs, signal } = request
    if (signal?.aborted) throw new TransportError('cancelled')
    // Most pages send no files.
    if (form) return (await import('./send-form.ts')).sendForm(origin + url, { ...request, form })
    const timeout = AbortSignal.timeout(timeoutMs)
    const cancelled = new AbortController()
    signal?.addEventListener('abort', () => cancelled.abort())
    try {
      const response = await fetch(origin + url, {
        method,
        headers,
        body,
        credentials: credentials ? 'same-origin' : 'omit',
        signal: AbortSignal.any([timeout, cancelled.signal]),
      })
      return {
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: binary && response.status === 200 ? await response.blob() : await bodyOf(response),
      }
    } catch {
      throw new TransportError(timeout.aborted ? 'timeout' : cancelled.signal.aborted ? 'cancelled' : 'offline')
    }
  },
})
