import type { FastifyInstance } from 'fastify'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../db/schema.ts'
import { Refusal } from './refusal.ts'

/** A database that takes longer is as good as none for those who wait. */
const WITHIN_MS = 3_000

/** GET /healthz: 200 while the database answers, else 503. For load balancers and supervisors. */
export function mountHealth(app: FastifyInstance, db: Kysely<Schema>): void {
  app.get('/healthz', { config: { isQuiet: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      await inTime(sql`select 1`.execute(db))
    } catch (error) {
      request.log.warn({ err: error }, 'The database does not answer')
      throw new Refusal('UNAVAILABLE', { retryAfter: 5 })
    }
    return { status: 'ok' }
  })
}

async function inTime(work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer in ${WITHIN_MS} ms`)), WITHIN_MS)
  })
  try {
    await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
