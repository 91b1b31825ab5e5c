import { expect, it } from 'vitest'
import { createLogger } from '../platform/logging/logger.ts'
import { createHttpServer } from './server.ts'
import { untilLeft } from './until-left.ts'

it('work for a client that has left is told to stop, and work for one that was answered is not', async () => {
  const app = await createHttpServer(
    { trustProxy: false, publicUrl: 'http://localhost:3000' },
    createLogger({ logLevel: 'silent' }),
  )
  const signals: AbortSignal[] = []
  app.get('/quick', async (_request, reply) => {
    signals.push(untilLeft(reply))
    return {}
  })
  app.get('/slow', async (_request, reply) => {
    const signal = untilLeft(reply)
    signals.push(signal)
    await new Promise((resolve) => signal.addEventListener('abort', resolve))
    signal.throwIfAborted()
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  await (await fetch(`${origin}/quick`)).text()
  const client = new AbortController()
  const given = fetch(`${origin}/slow`, { signal: client.signal }).catch(() => 'gone')
  await expect.poll(() => signals.length).toBe(2)
  client.abort()

  expect(await given).toBe('gone')
  await expect.poll(() => signals.map(({ aborted }) => aborted)).toEqual([false, true])
  await app.close()
})
