import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { StorageAway } from './file-storage.ts'
import { patientFetch } from './patient-fetch.ts'

let server: Server
let asked = 0
afterEach(() => {
  vi.useRealTimers()
  server.close()
  server.closeAllConnections()
})

/** A storage that never says anything where it is asked for `/silent`. */
async function aStorage(): Promise<string> {
  asked = 0
  server = createServer((request, response) => {
    asked += 1
    if (request.url !== '/silent') response.end('Артель')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

it('who asks a storage that has just been silent is told at once, and nobody piles up behind it', async () => {
  const url = await aStorage()
  const ask = patientFetch({ waitMs: 50, restMs: 600_000 })
  await expect(ask(`${url}/silent`)).rejects.toBeInstanceOf(StorageAway)
  const others = await Promise.allSettled(Array.from({ length: 50 }, () => ask(`${url}/file`)))

  expect(others.map(({ status }) => status)).toEqual(others.map(() => 'rejected'))
  expect(asked).toBeLessThanOrEqual(1)
})

it('one answer that does not come does not keep others from a storage that answers them', async () => {
  const url = await aStorage()
  const ask = patientFetch({ waitMs: 2_000, restMs: 600_000 })
  const late = ask(`${url}/silent`).catch((error) => error)
  await (await ask(`${url}/file`)).text()

  expect(await late).toBeInstanceOf(StorageAway)
  expect(await (await ask(`${url}/file`)).text()).toBe('Артель')
})

it('somebody who reads slowly gets the whole of a large file', async () => {
  const size = 4_000_000
  server = createServer((_request, response) => response.end(Buffer.alloc(size)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const ask = patientFetch({ waitMs: 10_000, restMs: 1 })
  const answer = await ask(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader()
  let read = (await reader.read()).value?.length ?? 0
  vi.advanceTimersByTime(60_000)
  for (let next = await reader.read(); !next.done; next = await reader.read()) read += next.value.length

  expect(read).toBe(size)
})
