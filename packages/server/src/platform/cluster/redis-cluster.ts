import { randomUUID } from 'node:crypto'
import type { Clock } from '@artel/core/ports'
import { createAdapter } from '@socket.io/redis-streams-adapter'
import { Redis, type RedisOptions } from 'ioredis'
import { StartError } from '../config/start-error.ts'
import type { Logger } from '../logging/logger.ts'
import { createMemoryRates } from '../rates/memory-rates.ts'
import { createRedisRates } from '../rates/redis-rates.ts'
import type { Cluster } from './cluster.ts'
import { createRedisBus } from './redis-bus.ts'

export interface RedisClusterDeps {
  readonly clock: Pick<Clock, 'now'>
  readonly logger: Logger
}

const ANSWERS_WITHIN_MS = 2_000
/**
 * For what somebody waits: while Redis is away it fails at once, and the caller goes on without. One that hangs is let go after
 * the first who waited: until it greets again, it is away for all others.
 */
const ASKING: RedisOptions = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  commandTimeout: ANSWERS_WITHIN_MS,
  socketTimeout: ANSWERS_WITHIN_MS,
}
/** For what comes when it comes: waits until Redis is back. */
const LISTENING: RedisOptions = { enableOfflineQueue: true, maxRetriesPerRequest: null }
const CONNECT_WITHIN_MS = 5_000
/** Longest pause between two attempts to connect again. */
const RECONNECT_MS = 2_000

/**
 * Joins the processes that share a Redis. What it keeps there may be lost at any time: the truth is in the database.
 * @throws StartError when there is no Redis at the address.
 */
export async function joinCluster(redisUrl: string, { clock, logger }: RedisClusterDeps): Promise<Cluster> {
  const connect = (options: RedisOptions) => {
    const redis = new Redis(redisUrl, {
      ...options,
      lazyConnect: true,
      connectTimeout: CONNECT_WITHIN_MS,
      retryStrategy: (attempt) => Math.min(attempt * 50, RECONNECT_MS),
    })
    // Said once for each loss, not for each of the commands that fail by it.
    redis.on('error', () => {})
    return redis
  }
  const asking = connect(ASKING)
  const listening = connect(LISTENING)
  try {
    await asking.connect()
    await listening.connect()
  } catch (error) {
    asking.disconnect()
    listening.disconnect()
    throw new StartError(
      [
        `Redis по адресу ${withoutPassword(redisUrl)} недоступен: ${(error as Error).message}`,
        'Проверьте REDIS_URL и запущен ли сервер; одному процессу Redis не нужен.',
      ],
      { cause: error },
    )
  }
  watch(asking, logger)
  const bus = await createRedisBus(randomUUID(), asking, listening)
  return {
    bus,
    rates: createRedisRates({ redis: asking, clock, logger, meanwhile: createMemoryRates(clock) }),
    adapter: createAdapter(
      asReaders(asking, () => connect(LISTENING)),
      { onlyPlaintext: true },
    ),
    redis: asking,
    checks: { redis: () => asking.ping() },
    async close() {
      asking.disconnect()
      listening.disconnect()
    },
  }
}

/** The adapter reads on duplicates of its client, and a read that fails at once it would repeat without a pause. */
function asReaders(client: Redis, reader: () => Redis): Redis {
  client.duplicate = reader
  return client
}

function watch(redis: Redis, logger: Logger): void {
  let isAway = false
  redis.on('close', () => {
    if (!isAway) logger.error('Redis is away: processes are on their own until it is back')
    isAway = true
  })
  redis.on('ready', () => {
    if (isAway) logger.info('Redis is back')
    isAway = false
  })
}

function withoutPassword(redisUrl: string): string {
  const url = new URL(redisUrl)
  url.password = ''
  return url.href
}
