import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { Transport } from '@artel/core/ports'
import { withoutTrailingSlash } from '@artel/core/routes'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { XSRF_COOKIE } from '../features/auth/xsrf.ts'
import type { Redirects } from '../features/redirects/redirects.service.ts'
import { setSiteCookie } from '../http/cookies.ts'
import { isSecure } from '../http/security-headers.ts'
import { REFRESH_COOKIE } from '../http/session-handlers.ts'
import type { MapTiles } from '../platform/config/geocoder.config.ts'
import { DATABASE_BACK_WITHIN_S, isDatabaseUnavailable } from '../platform/db/unavailable.ts'
import type { Caller } from './caller.ts'
import { isFromThisComputer, LETTERS_PATH } from './dev-mail.ts'
import { FAILURE_PAGE } from './failure-page.ts'
import { renderForGuests } from './guest-page.ts'
import type { KeptAnswers } from './kept-answers.ts'
import { type KeptCalls, keepingTransport } from './kept-calls.ts'
import type { KeptPages } from './kept-pages.ts'
import { pageNonce } from './page-body.ts'
import { CONNECTION_HEADERS, takesBrotli } from './page-headers.ts'
import { pagePolicy } from './page-policy.ts'
import type { Site } from './page-renderer.ts'
import type { PageSession, PageSessions } from './page-sessions.ts'

/** What pages stand on. */
export interface PageDeps {
  readonly site: Pick<Site, 'handle' | 'variantOf'>
  /** What guests have been shown just now, and what further pages of theirs are rendered from; `null` asks for it each time. */
  readonly kept: { readonly pages: KeptPages; readonly calls: KeptCalls | null }
  /** Learns which requests lead to what is kept. */
  readonly answers: Pick<KeptAnswers, 'learn'>
  readonly sessions: PageSessions
  readonly redirects: Pick<Redirects, 'find'>
  /** The API on behalf of somebody. */
  readonly transportFor: (caller: Caller) => Transport
  /** Where the site is for everybody. */
  readonly publicUrl: string
  /** Where pictures come from besides this site: sources of a Content-Security-Policy. */
  readonly imageSources?: readonly string[]
  /** Where maps take their ground from. */
  readonly mapTiles?: MapTiles | null | undefined
  /** The outbox is shown to whoever sits at this computer. */
  readonly areLettersShown?: boolean
}

/** Answers a GET or HEAD for a page: the redirect to the clean address, or what the app renders. */
export function pageHandler({
  site,
  kept,
  answers,
  sessions,
  redirects,
  transportFor,
  publicUrl,
  imageSources = [],
  mapTiles = null,
  areLettersShown,
}: PageDeps) {
  const origin = new URL(publicUrl).origin

  const contextOf = (request: FastifyRequest, accessToken: string | null) => {
    const userAgent = request.headers['user-agent'] ?? ''
    return {
      transport: transportFor({ accessToken, ip: request.ip, userAgent }),
      origin,
      lettersPath: areLettersShown && isFromThisComputer(request.raw) ? LETTERS_PATH : null,
      mapTiles,
    }
  }

  const keeping = <C extends { readonly transport: Transport }>(context: C): C =>
    kept.calls ? { ...context, transport: keepingTransport(kept.calls, context.transport) } : context

  const sendGuestPage = async (request: FastifyRequest, reply: FastifyReply, nonce: string) => {
    const context = contextOf(request, null)
    const url = new URL(request.url, originOf(request)).href
    const cookies = request.headers.cookie ?? ''
    const key = JSON.stringify([url, site.variantOf(cookies), context.lettersPath])
    const page = await kept.pages.get(key, () =>
      renderForGuests(site.handle, { url, cookies, context: keeping(context) }),
    )
    answers.learn(request.raw, { key, isSecure: isSecure(request) })
    reply.code(page.status)
    for (const [name, value] of page.headers) reply.header(name, value)
    const packed = takesBrotli(request.headers['accept-encoding']) ? await page.body.brotli(nonce) : null
    return packed ? reply.header('content-encoding', 'br').send(packed) : reply.send(page.body.plain(nonce))
  }

  const sendOwnPage = async (request: FastifyRequest, reply: FastifyReply, nonce: string, session: PageSession) => {
    if (!request.cookies[XSRF_COOKIE]) {
      // Without it the page could neither refresh nor leave.
      setSiteCookie(request, reply, XSRF_COOKIE, session.xsrfToken, { httpOnly: false })
    }
    const context = contextOf(request, session.accessToken)
    const page = await site.handle(webRequest(request, reply), { ...context, viewer: session.user, nonce })
    // A page of somebody's own must not come back from the browser's disk after they have left.
    reply.header('cache-control', 'private, no-store')
    return sendPage(reply, page)
  }

  const render = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const refreshToken = request.cookies[REFRESH_COOKIE]
    const session = refreshToken ? await sessions.find(refreshToken) : null
    const nonce = pageNonce()
    reply.header('content-security-policy', pagePolicy(nonce, imageSources))
    return session ? sendOwnPage(request, reply, nonce, session) : sendGuestPage(request, reply, nonce)
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const [path = '/', ...query] = request.url.split('?')
    const clean = withoutTrailingSlash(path)
    if (clean !== null) return reply.redirect([clean, ...query].join('?'), 301)
    try {
      const moved = await redirects.find(path)
      if (moved !== null) {
        // Whoever moves a page back must not find browsers that lead from either address to the other.
        reply.header('cache-control', 'no-cache')
        return reply.redirect([encodeURI(moved), ...query].join('?'), 301)
      }
      return await render(request, reply)
    } catch (error) {
      request.log.error({ err: error }, 'A page could not be rendered')
      const isAway = isDatabaseUnavailable(error)
      if (isAway) reply.header('retry-after', DATABASE_BACK_WITHIN_S)
      reply.code(isAway ? 503 : 500).header('cache-control', 'no-store')
      return reply.type('text/html; charset=utf-8').send(FAILURE_PAGE)
    }
  }
}

/** The request as the web platform knows it. Its signal aborts when the client has left. */
function webRequest(request: FastifyRequest, reply: FastifyReply): Request {
  const url = new URL(request.url, originOf(request))
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  const left = new AbortController()
  reply.raw.once('close', () => left.abort())
  return new Request(url, { method: request.method, headers, signal: left.signal })
}

/** A Host header may hold anything; what is more than a name and a port (`somebody@host`) is nobody's. */
function originOf({ protocol, host }: FastifyRequest): string {
  const origin = `${protocol}://${host}`
  return URL.canParse(origin) && new URL(origin).href === `${new URL(origin).origin}/` ? origin : 'http://localhost'
}

function sendPage(reply: FastifyReply, page: Response): FastifyReply {
  reply.code(page.status)
  for (const [name, value] of page.headers) if (!CONNECTION_HEADERS.has(name)) reply.header(name, value)
  for (const cookie of page.headers.getSetCookie()) reply.header('set-cookie', cookie)
  return reply.send(page.body ? Readable.fromWeb(page.body as ReadableStream) : '')
}
