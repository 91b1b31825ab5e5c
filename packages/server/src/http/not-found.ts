import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from './refusal.ts'

/** Answers a GET or HEAD that no route knows. */
export type PageHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

const isApi = (url: string) => /^\/(web\/api|socket\.io)(\/|\?|$)/.test(url)

/** What no route knows is a page, if pages are served; below /web/api it is NOT_FOUND in JSON. */
export function answerNotFound(app: FastifyInstance, pages: PageHandler | null): void {
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !isApi(request.url)
    if (pages && isPage) return pages(request, reply)
    throw new Refusal('NOT_FOUND')
  })
}
