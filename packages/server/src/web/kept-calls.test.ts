import type { Transport, TransportRequest } from '@artel/core/ports'
import { manualClock } from '@artel/core/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { keepingTransport } from './kept-calls.ts'
import { createKeptForGuests, type KeptForGuests } from './kept-for-guests.ts'

let clock: ReturnType<typeof manualClock>
let kept: KeptForGuests
let asked: string[]
let status: number

const api: Transport = {
  async request({ method, url }) {
    asked.push(`${method} ${url}`)
    return { status, headers: { 'content-length': '20' }, body: { data: asked.length } }
  },
}
const call = (method: TransportRequest['method'], url: string): TransportRequest => ({
  method,
  url,
  headers: {},
  credentials: false,
  timeoutMs: 1000,
})
const ask = async (method: TransportRequest['method'], url: string) =>
  (await keepingTransport(kept.calls, api).request(call(method, url))).body

beforeEach(() => {
  clock = manualClock()
  kept = createKeptForGuests(clock)
  asked = []
  status = 200
})

describe('answers that pages of guests are rendered from', () => {
  it('are asked for once for all pages of some seconds, each address by itself', async () => {
    await expect(Promise.all([ask('GET', '/tree'), ask('GET', '/tree'), ask('GET', '/prices')])).resolves.toEqual([
      { data: 1 },
      { data: 1 },
      { data: 2 },
    ])
    await ask('GET', '/tree')
    expect(asked).toEqual(['GET /tree', 'GET /prices'])
    clock.advance(5_000)
    await ask('GET', '/tree')
    expect(asked).toHaveLength(3)
  })

  it('are asked for anew after a change, like the pages themselves', async () => {
    await ask('GET', '/tree')
    kept.invalidate()
    await ask('GET', '/tree')
    expect(asked).toHaveLength(2)
  })

  it('are never those of a question with a body, nor refusals', async () => {
    await ask('POST', '/tasks/list')
    await ask('POST', '/tasks/list')
    expect(asked).toHaveLength(2)
    status = 404
    await ask('GET', '/task/1')
    await ask('GET', '/task/1')
    expect(asked).toHaveLength(4)
  })
})
