import { TransportError } from '@artel/core/api'
import type { Transport } from '@artel/core/ports'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { type Caller, PAGE_CALL_WITHIN_MS } from './caller.ts'

/** Calls the API without the network: same routes, same checks, no cookies. */
export function inProcessTransport(app: FastifyInstance, { accessToken, ip, userAgent }: Caller): Transport {
  return {
    async request({ method, url, headers, body, timeoutMs, signal }) {
      const answer = app.inject({
        method: method as InjectOptions['method'],
        url,
        headers: {
          ...headers,
          'user-agent': userAgent,
          ...(accessToken !== null && { authorization: `Bearer ${accessToken}` }),
        },
        payload: body,
        remoteAddress: ip,
      })
      const response = await unless(signal, Math.min(timeoutMs, PAGE_CALL_WITHIN_MS), answer)
      return {
        status: response.statusCode,
        headers: Object.fromEntries(Object.entries(response.headers).map(([name, value]) => [name, String(value)])),
        body: parsed(response.body),
      }
    },
  }
}

/** The answer, or a TransportError when the time runs out or the caller gives up before. */
async function unless<T>(
  signal: Parameters<Transport['request']>[0]['signal'],
  milliseconds: number,
  answer: Promise<T>,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  let cancel = () => {}
  const given = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TransportError('timeout')), milliseconds)
    cancel = () => reject(new TransportError('cancelled'))
    signal?.addEventListener('abort', cancel)
    if (signal?.aborted) cancel()
  })
  try {
    return await Promise.race([answer, given])
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', cancel)
  }
}

function parsed(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
