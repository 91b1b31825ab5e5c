import type { FastifyInstance } from 'fastify'
import { answerInternally, internalQuestion } from './internal-channel.ts'
import type { PageSession, PageSessions } from './page-sessions.ts'

const NAME = 'page-session'

/** Tells processes without a database whose a page is. */
export function mountPageSessions(app: FastifyInstance, sessions: PageSessions, sessionSecret: string): void {
  answerInternally(app, sessionSecret, NAME, ({ refreshToken }: { refreshToken: string }) =>
    sessions.find(refreshToken),
  )
}

/** Asks the process with the API at `origin`. */
export function remotePageSessions(origin: string, sessionSecret: string): PageSessions {
  const ask = internalQuestion<{ refreshToken: string }, PageSession | null>(origin, sessionSecret, NAME)
  return { find: (refreshToken) => ask({ refreshToken }) }
}
