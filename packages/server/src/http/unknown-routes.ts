import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../domain/refusal.ts'

/** Answers a GET or HEAD that no other route knows. */
export type PageHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

const isApi = (url: string) => /^\/(web\/api|socket\.io)(\/|\?|$)/.test(url)

/** What no route knows is a page, if pages are served; below /web/api it is NOT_FOUND in JSON. */
export function answerUnknownRoutes(app: FastifyInstance, pages: PageHandler | null): void {
  const notFound = async () => {
    throw new Refusal('NOT_FOUND')
  }
  app.setNotFoundHandler(notFound)
  if (pages) app.get('/*', (request, reply) => (isApi(request.url) ? notFound() : pages(request, reply)))
}
