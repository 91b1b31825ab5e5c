import { TransportError } from '@artel/core/api'
import type { Transport } from '@artel/core/ports'
import { type Caller, PAGE_CALL_WITHIN_MS } from './caller.ts'

/** Calls the API of another process at `origin` on behalf of somebody; no cookies. */
export function httpTransport(origin: string, { accessToken, ip, userAgent }: Caller): Transport {
  return {
    async request({ method, url, headers, body, timeoutMs, signal }) {
      const abort = new AbortController()
      const cancel = () => abort.abort()
      signal?.addEventListener('abort', cancel)
      if (signal?.aborted) cancel()
      const late = AbortSignal.timeout(Math.min(timeoutMs, PAGE_CALL_WITHIN_MS))
      try {
        const response = await fetch(new URL(url, origin), {
          method,
          headers: {
            ...headers,
            'user-agent': userAgent,
            // The API counts the calls as the visitor's own when its TRUST_PROXY names us.
            'x-forwarded-for': ip,
            ...(accessToken !== null && { authorization: `Bearer ${accessToken}` }),
          },
          body: body ?? null,
          signal: AbortSignal.any([abort.signal, late]),
        })
        const text = await response.text()
        return { status: response.status, headers: Object.fromEntries(response.headers), body: parsed(text) }
      } catch {
        throw new TransportError(abort.signal.aborted ? 'cancelled' : late.aborted ? 'timeout' : 'offline')
      } finally {
        signal?.removeEventListener('abort', cancel)
      }
    },
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
