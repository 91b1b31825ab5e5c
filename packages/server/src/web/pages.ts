import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { Transport } from '@artel/core/ports'
import { withoutTrailingSlash } from '@artel/core/routes'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { XSRF_COOKIE } from '../features/auth/xsrf.ts'
import type { Redirects } from '../features/redirects/redirects.service.ts'
import { setSiteCookie } from '../http/cookies.ts'
import { REFRESH_COOKIE } from '../http/session-handlers.ts'
import { isDatabaseUnavailable } from '../platform/db/unavailable.ts'
import type { Caller } from './caller.ts'
import { isFromThisComputer, LETTERS_PATH } from './dev-mail.ts'
import { FAILURE_PAGE } from './failure-page.ts'
import { pagePolicy } from './page-policy.ts'
import type { PageRenderer } from './page-renderer.ts'
import type { PageSessions } from './page-sessions.ts'

/** What pages stand on. */
export interface PageDeps {
  readonly handle: PageRenderer
  readonly sessions: PageSessions
  readonly redirects: Pick<Redirects, 'find'>
  /** The API on behalf of somebody. */
  readonly transportFor: (caller: Caller) => Transport
  /** Where the site is for everybody. */
  readonly publicUrl: string
  /** Where pictures come from besides this site: the origin of an imgproxy. */
  readonly imagesOrigin?: string | undefined
  /** The outbox is shown to whoever sits at this computer. */
  readonly areLettersShown?: boolean
}

/** Headers of the rendered answer that are the connection's business. */
const OURS = new Set(['connection', 'content-length', 'date', 'keep-alive', 'set-cookie', 'transfer-encoding'])

/** Answers a GET or HEAD for a page: the redirect to the clean address, or what the app renders. */
export function pageHandler({
  handle,
  sessions,
  redirects,
  transportFor,
  publicUrl,
  imagesOrigin,
  areLettersShown,
}: PageDeps) {
  const render = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const refreshToken = request.cookies[REFRESH_COOKIE]
    const session = refreshToken ? await sessions.find(refreshToken) : null
    if (session && !request.cookies[XSRF_COOKIE]) {
      // Without it the page could neither refresh nor leave.
      setSiteCookie(request, reply, XSRF_COOKIE, session.xsrfToken, { httpOnly: false })
    }
    const nonce = randomBytes(16).toString('base64')
    const userAgent = request.headers['user-agent'] ?? ''
    const caller = { accessToken: session?.accessToken ?? null, ip: request.ip, userAgent }
    const page = await handle(webRequest(request, reply), {
      transport: transportFor(caller),
      viewer: session?.user ?? null,
      nonce,
      origin: new URL(publicUrl).origin,
      lettersPath: areLettersShown && isFromThisComputer(request) ? LETTERS_PATH : null,
    })
    reply.header('content-security-policy', pagePolicy(nonce, imagesOrigin))
    // A page of somebody's own must not come back from the browser's disk after they have left.
    reply.header('cache-control', session ? 'private, no-store' : 'no-cache')
    return sendPage(reply, page)
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const [path = '/', ...query] = request.url.split('?')
    const clean = withoutTrailingSlash(path)
    if (clean !== null) return reply.redirect([clean, ...query].join('?'), 301)
    try {
      const moved = await redirects.find(path)
      if (moved !== null) return reply.redirect([encodeURI(moved), ...query].join('?'), 301)
      return await render(request, reply)
    } catch (error) {
      request.log.error({ err: error }, 'A page could not be rendered')
      reply.code(isDatabaseUnavailable(error) ? 503 : 500).header('cache-control', 'no-store')
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
  for (const [name, value] of page.headers) if (!OURS.has(name)) reply.header(name, value)
  for (const cookie of page.headers.getSetCookie()) reply.header('set-cookie', cookie)
  return reply.send(page.body ? Readable.fromWeb(page.body as ReadableStream) : '')
}
