import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { findRedis, startRedis } from '../../../test/redis-server.mjs'
import { createLogger } from '../logging/logger.ts'
import type { Cluster } from './cluster.ts'
import { joinCluster } from './redis-cluster.ts'

describe.runIf(findRedis() !== undefined)('a Redis that hangs', () => {
  let server: Awaited<ReturnType<typeof startRedis>>
  let cluster: Cluster
  beforeAll(async () => {
    server = await startRedis()
    cluster = await joinCluster(server.url, { clock: { now: Date.now }, logger: createLogger({ logLevel: 'silent' }) })
  })
  afterAll(async () => {
    await cluster.close()
    server.goOn()
    await server.stop()
  })

  it('is waited for once, and asked again when it goes on', async () => {
    expect(await cluster.redis?.ping()).toBe('PONG')
    server.hang()
    await expect(cluster.redis?.ping()).rejects.toThrow()
    await vi.waitFor(() => expect(cluster.redis?.status).not.toBe('ready'))
    await expect(cluster.redis?.ping()).rejects.toThrow('enableOfflineQueue')

    server.goOn()
    await vi.waitFor(async () => expect(await cluster.redis?.ping()).toBe('PONG'), { timeout: 20_000, interval: 50 })
  })
})
