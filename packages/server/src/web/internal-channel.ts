import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../domain/refusal.ts'
import { bearerOf } from '../http/bearer.ts'

/** Outside of /web/api, so that no proxy passes it on by its rules for the API. */
const PREFIX = '/internal'
const WITHIN_MS = 5_000

/** Processes of one installation know each other by what they derive from the secret that they share. */
const passOf = (sessionSecret: string) =>
  createHmac('sha256', sessionSecret).update('internal:pages').digest('base64url')

/** Answers the processes that serve pages and have no database (ROLE=web). Strangers find nothing here. */
export function answerInternally<Question, Answer>(
  app: FastifyInstance,
  sessionSecret: string,
  name: string,
  answer: (question: Question) => Promise<Answer>,
): void {
  const expected = Buffer.from(passOf(sessionSecret))
  app.post(`${PREFIX}/${name}`, { config: { isQuiet: true } }, async (request, reply) => {
    const given = Buffer.from(bearerOf(request.headers) ?? '')
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new Refusal('NOT_FOUND')
    reply.header('cache-control', 'no-store')
    return { data: await answer(request.body as Question) }
  })
}

/** Asks the process with the API at `origin`. @throws when it does not answer, or does not know us. */
export function internalQuestion<Question, Answer>(origin: string, sessionSecret: string, name: string) {
  const pass = passOf(sessionSecret)
  const path = `${PREFIX}/${name}`
  return async (question: Question): Promise<Answer> => {
    const response = await fetch(new URL(path, origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${pass}` },
      body: JSON.stringify(question),
      signal: AbortSignal.timeout(WITHIN_MS),
    })
    if (!response.ok) throw new Error(`${path} of ${origin} answers ${response.status}; is SESSION_SECRET the same?`)
    return ((await response.json()) as { data: Answer }).data
  }
}
