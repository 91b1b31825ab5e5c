import { randomUUID } from 'node:crypto'
import type { Clock } from '@artel/core/ports'
import type { Redis } from 'ioredis'
import type { Logger } from '../logging/logger.ts'
import type { Limit, Rates, Taken } from './rates.ts'

export interface RedisRatesDeps {
  readonly redis: Redis
  readonly clock: Pick<Clock, 'now'>
  readonly logger: Logger
  /** What counts while Redis is away. */
  readonly meanwhile: Rates
}

/**
 * Moments of one key in a sorted set. Answers 0 when one more was counted, else the milliseconds to wait.
 * ARGV: now, window, times, name of this moment.
 */
const TAKE = `
  local now, window = tonumber(ARGV[1]), tonumber(ARGV[2])
  redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - window)
  if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[3]) then
    return math.max(1, tonumber(redis.call('ZRANGE', KEYS[1], 0, 0, 'WITHSCORES')[2]) + window - now)
  end
  redis.call('ZADD', KEYS[1], now, ARGV[4])
  redis.call('PEXPIRE', KEYS[1], window)
  return 0`

/** Limits that all processes share. */
export function createRedisRates({ redis, clock, logger, meanwhile }: RedisRatesDeps): Rates {
  return {
    limit(name, times, windowMs): Limit {
      const alone = meanwhile.limit(name, times, windowMs)
      return {
        async take(key): Promise<Taken> {
          const set = `artel:rate:${name}:${key}`
          const moment = randomUUID()
          try {
            const wait = await redis.eval(TAKE, 1, set, clock.now(), windowMs, times, moment)
            if (wait !== 0) return { ok: false, waitMs: Number(wait) }
          } catch (error) {
            logger.debug({ err: error }, 'Redis does not count')
            return alone.take(key)
          }
          return {
            ok: true,
            async undo() {
              await redis.zrem(set, moment).catch(() => {})
            },
          }
        },
      }
    },
  }
}
