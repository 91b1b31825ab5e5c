import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { bearerOf } from '../http/bearer.ts'
import { Refusal } from '../http/refusal.ts'
import type { PageSession, PageSessions } from './page-sessions.ts'

/** Outside of /web/api, so that no proxy passes it on by its rules for the API. */
const PATH = '/internal/page-session'
const WITHIN_MS = 5_000

/** Processes of one installation know each other by what they derive from the secret that they share. */
const passOf = (sessionSecret: string) =>
  createHmac('sha256', sessionSecret).update('internal:pages').digest('base64url')

/** Answers the processes that serve pages and have no database (ROLE=web). Strangers find nothing here. */
export function mountPageSessions(app: FastifyInstance, sessions: PageSessions, sessionSecret: string): void {
  const expected = Buffer.from(passOf(sessionSecret))
  app.post(PATH, { config: { isQuiet: true } }, async (request, reply) => {
    const given = Buffer.from(bearerOf(request.headers) ?? '')
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new Refusal('NOT_FOUND')
    const { refreshToken } = request.body as { refreshToken: string }
    reply.header('cache-control', 'no-store')
    return { data: await sessions.find(refreshToken) }
  })
}

/** Asks the process with the API at `origin`. */
export function remotePageSessions(origin: string, sessionSecret: string): PageSessions {
  const pass = passOf(sessionSecret)
  return {
    async find(refreshToken) {
      const response = await fetch(new URL(PATH, origin), {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${pass}` },
        body: JSON.stringify({ refreshToken }),
        signal: AbortSignal.timeout(WITHIN_MS),
      })
      if (!response.ok) throw new Error(`${PATH} of ${origin} answers ${response.status}; is SESSION_SECRET the same?`)
      return ((await response.json()) as { data: PageSession | null }).data
    },
  }
}
