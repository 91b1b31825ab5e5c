import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type { Redis } from 'ioredis'
import { Refusal } from '../domain/refusal.ts'
import { networkKey } from '../platform/rates/network-key.ts'

/** Calls that one account, or one address without an account, may make in a minute. Pages make about five each. */
export const CALLS_A_MINUTE = 1_200

/**
 * Limits the calls of every route that follows; accounts are told apart by who they are, guests by their address. With a
 * Redis the calls to all processes count together.
 */
export async function limitRate(app: FastifyInstance, redis?: Redis): Promise<void> {
  await app.register(rateLimit, {
    ...(redis && { redis, nameSpace: 'artel:http:' }),
    // Better too many calls for a while than none.
    skipOnError: true,
    max: CALLS_A_MINUTE,
    timeWindow: 60_000,
    cache: 20_000,
    // After authentication, which runs in onRequest.
    hook: 'preParsing',
    keyGenerator: ({ viewer, ip }) => (viewer.kind === 'user' ? viewer.id : (networkKey(ip) ?? '')),
    allowList: ({ viewer, ip }) => viewer.kind === 'guest' && networkKey(ip) === null,
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    errorResponseBuilder: (_request, { ttl }) => new Refusal('RATE_LIMITED', { retryAfter: Math.ceil(ttl / 1000) }),
  })
}
