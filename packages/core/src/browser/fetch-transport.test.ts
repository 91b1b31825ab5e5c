import { afterEach, describe, expect, it, vi } from 'vitest'
import type { TransportRequest } from '../ports/index.ts'
import { fetchTransport } from './fetch-transport.ts'

afterEach(() => vi.unstubAllGlobals())

/** A network that the test plays: it says what was asked, and answers or waits until it is cancelled. */
const network = (answer?: () => Response) => {
  const asked: [string, RequestInit][] = []
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    asked.push([url, init])
    if (answer) return Promise.resolve().then(answer)
    return new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(new Error('aborted'))))
  })
  return asked
}

const request = (more: Partial<TransportRequest> = {}, origin = '') =>
  fetchTransport(origin).request({
    method: 'POST',
    url: '/web/api/v1/x',
    headers: { 'X-XSRF-TOKEN': 't' },
    body: '{"a":1}',
    credentials: false,
    timeoutMs: 60_000,
    ...more,
  })
const failureOf = (asking: Promise<unknown>) => asking.catch((error: { kind: string }) => error.kind)

describe('a request of a browser', () => {
  it('goes as it is, with the cookies of the own origin only where they are wanted', async () => {
    const asked = network(() => new Response('{}'))
    await request()
    await request({ credentials: true }, 'https://artel.example')

    expect(
      asked.map(([url, { method, headers, body, credentials }]) => [url, method, headers, body, credentials]),
    ).toEqual([
      ['/web/api/v1/x', 'POST', { 'X-XSRF-TOKEN': 't' }, '{"a":1}', 'omit'],
      ['https://artel.example/web/api/v1/x', 'POST', { 'X-XSRF-TOKEN': 't' }, '{"a":1}', 'same-origin'],
    ])
  })

  it.each([
    ['{"a":1}', { a: 1 }],
    ['', undefined],
    ['<html>', undefined],
  ])('reads %j as %j', async (text, body) => {
    network(() => new Response(text, { status: 409, headers: { 'Retry-After': '5' } }))
    expect(await request()).toEqual({
      status: 409,
      headers: { 'content-type': 'text/plain;charset=UTF-8', 'retry-after': '5' },
      body,
    })
  })

  it('says that there is no network, that nobody answered in time, and that nobody wants to know any more', async () => {
    network(() => {
      throw new TypeError('Failed to fetch')
    })
    expect(await failureOf(request())).toBe('offline')

    network()
    expect(await failureOf(request({ timeoutMs: 1 }))).toBe('timeout')

    const controller = new AbortController()
    const asking = failureOf(request({ signal: controller.signal }))
    controller.abort()
    expect(await asking).toBe('cancelled')
  })

  it('is not sent when it was cancelled before', async () => {
    const asked = network()
    const controller = new AbortController()
    controller.abort()
    expect([await failureOf(request({ signal: controller.signal })), asked]).toEqual(['cancelled', []])
  })
})
