import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchTransport } from './fetch-transport.ts'

/** A request that the test carries out by hand. */
class FakeXhr {
  static last: FakeXhr
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  readonly sentHeaders: Record<string, string> = {}
  onload?: () => void
  onerror?: () => void
  withCredentials = false
  status = 200
  responseText = ''
  isAborted = false
  opened: readonly string[] = []
  form: FormData | undefined

  constructor() {
    FakeXhr.last = this
  }
  open(...opened: string[]) {
    this.opened = opened
  }
  setRequestHeader(name: string, value: string) {
    this.sentHeaders[name] = value
  }
  getAllResponseHeaders() {
    return 'Content-Type: application/json\r\nRetry-After: 5\r\n'
  }
  send(form: FormData) {
    this.form = form
  }
  abort() {
    this.isAborted = true
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('XMLHttpRequest', FakeXhr)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const plan = new File(['план'], 'план.pdf')
const send = async (more: { signal?: AbortSignal; onProgress?: (step: unknown) => void } = {}) => {
  const sending = fetchTransport().request({
    method: 'POST',
    url: '/web/api/v1/files',
    headers: { Authorization: 'Bearer t' },
    credentials: false,
    timeoutMs: 1_000,
    form: { fields: { isPrivate: 'true' }, name: 'files', files: [plan] },
    ...more,
  })
  const settled = sending.catch((error: { kind: string }) => error.kind)
  // The part of the transport that knows forms is loaded on demand.
  await vi.waitFor(() => expect(FakeXhr.last?.form).toBeInstanceOf(FormData))
  return { settled, xhr: FakeXhr.last }
}

describe('files from a browser', () => {
  beforeEach(() => {
    FakeXhr.last = undefined as never
  })

  it('go with their fields, headers and progress, and the answer is read as JSON', async () => {
    const steps: unknown[] = []
    const { settled, xhr } = await send({ onProgress: (step) => steps.push(step) })
    xhr.upload.onprogress?.({ loaded: 3, total: 10 })
    xhr.status = 201
    xhr.responseText = '{"data":[]}'
    xhr.onload?.()

    expect(await settled).toEqual({
      status: 201,
      headers: { 'content-type': 'application/json', 'retry-after': '5' },
      body: { data: [] },
    })
    expect([xhr.opened, xhr.sentHeaders]).toEqual([['POST', '/web/api/v1/files'], { Authorization: 'Bearer t' }])
    expect([...(xhr.form ?? [])].map(([name, value]) => [name, value instanceof File ? value.name : value])).toEqual([
      ['isPrivate', 'true'],
      ['files', 'план.pdf'],
    ])
    expect(steps).toEqual([{ sent: 3, total: 10 }])
  })

  it('take as long as they move, and are given up when they do not', async () => {
    const { settled, xhr } = await send()
    for (let step = 1; step <= 5; step++) {
      await vi.advanceTimersByTimeAsync(900)
      xhr.upload.onprogress?.({ loaded: step, total: 10 })
    }
    expect(xhr.isAborted).toBe(false)

    await vi.advanceTimersByTimeAsync(1_000)
    expect([await settled, xhr.isAborted]).toEqual(['timeout', true])
  })

  it('stop when the caller goes, and say so when the network does', async () => {
    const controller = new AbortController()
    const cancelled = await send({ signal: controller.signal })
    controller.abort()
    expect([await cancelled.settled, cancelled.xhr.isAborted]).toEqual(['cancelled', true])

    FakeXhr.last = undefined as never
    const offline = await send()
    offline.xhr.onerror?.()
    expect(await offline.settled).toBe('offline')
  })
})

describe('an answer to files', () => {
  it('may be no JSON, and its headers may end as they like', async () => {
    FakeXhr.last = undefined as never
    const { settled, xhr } = await send()
    xhr.status = 502
    xhr.responseText = '<html>'
    xhr.getAllResponseHeaders = () => '\nServer: nginx\nbroken\nX-Time: 10:30\n'
    xhr.onload?.()

    expect(await settled).toEqual({
      status: 502,
      headers: { server: 'nginx', 'x-time': '10:30' },
      body: undefined,
    })
  })

  it('is not waited for when the caller goes before the files do', async () => {
    FakeXhr.last = undefined as never
    const controller = new AbortController()
    const sending = fetchTransport().request({
      method: 'POST',
      url: '/web/api/v1/files',
      headers: {},
      credentials: false,
      timeoutMs: 1_000,
      form: { fields: {}, name: 'files', files: [plan] },
      signal: controller.signal,
    })
    controller.abort()

    expect(await sending.catch((error: { kind: string }) => error.kind)).toBe('cancelled')
    expect(FakeXhr.last?.form).toBeUndefined()
  })
})

describe('a file of an answer', () => {
  const ask = (response: Response) => {
    vi.stubGlobal('fetch', async () => response)
    const request = {
      method: 'GET',
      url: '/x',
      headers: {},
      credentials: false,
      timeoutMs: 1_000,
      binary: true,
    } as const
    return fetchTransport().request(request)
  }

  it('is its content when it is there, and JSON when it is refused', async () => {
    vi.useRealTimers()
    const { body } = await ask(new Response('текст', { headers: { 'content-type': 'application/pdf' } }))
    expect([(body as Blob).type, await (body as Blob).text()]).toEqual(['application/pdf', 'текст'])

    expect((await ask(new Response('{"code":"NOT_FOUND"}', { status: 404 }))).body).toEqual({ code: 'NOT_FOUND' })
  })
})
