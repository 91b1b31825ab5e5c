import { randomUUID } from 'node:crypto'
import { readablePath } from '@artel/core/routes'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, fastify, LogController } from 'fastify'
import { Refusal } from '../domain/refusal.ts'
import type { Config } from '../platform/config/config.ts'
import type { Logger } from '../platform/logging/logger.ts'
import { COMPRESSION } from './compression.ts'
import { refusalOf } from './errors.ts'
import { bodyOf, statusOf } from './refusal-answer.ts'
import { addSecurityHeaders } from './security-headers.ts'
import { answerUnreadable } from './unreadable.ts'

/** The largest body the contract knows is a task's, some 60 KB when every character is four bytes. */
const BODY_BYTES = 128 * 1024
/** Longest path that is looked at, in characters. */
const URL_LENGTH = 2_000
/** A client that has not sent its request by then is not going to; files may take longer on a slow line. */
const REQUEST_WITHIN_MS = 30_000
const UPLOAD_WITHIN_MS = 600_000
/** Longer than the idle timeout of usual proxies (60 s), or they would reuse a connection that we are closing. */
const KEEP_ALIVE_MS = 72_000
/** Requests that still run when the server closes get this long; an upload on a slow line would hold it for minutes. */
const END_WITHIN_MS = 4_000

/** An HTTP server that knows cookies, JSON, compression, errors and logs, and no routes yet. */
export async function createHttpServer(
  config: Pick<Config, 'publicUrl' | 'trustProxy'>,
  logger: Logger,
): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: logger as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(config.trustProxy),
    bodyLimit: BODY_BYTES,
    requestTimeout: UPLOAD_WITHIN_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    // The router counts the whole path of a page as one parameter.
    routerOptions: { maxParamLength: URL_LENGTH },
    genReqId: () => randomUUID(),
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket),
    rewriteUrl: ({ url = '/' }) => readable(withoutOrigin(url)),
    // What the router cannot even read is nowhere.
    frameworkErrors: (error, _request, reply) => {
      answerError(error, reply)
    },
  })
  app.decorate('isHttpsSite', new URL(config.publicUrl).protocol === 'https:')
  logRequests(app, logger)
  if (config.trustProxy === false) warnOfProxies(app, logger)
  hangUpWhenClosing(app)
  readJsonOnly(app)
  addSecurityHeaders(app)
  hurryRequests(app)
  await app.register(cookie)
  await app.register(compress, COMPRESSION)
  app.setErrorHandler((error, request, reply) => {
    const refusal = answerError(error, reply)
    if (statusOf(refusal) >= 500) request.log.error({ err: error }, 'A request failed')
    else if (!(error instanceof Refusal)) request.log.debug({ err: error }, 'A request was refused')
    return reply
  })
  return app
}

/** `GET http://host/path` asks for the same as `GET /path`: a server has to take both. */
const withoutOrigin = (url: string): string => {
  const [origin] = /^https?:\/\/[^/?#]*/i.exec(url) ?? []
  if (origin === undefined) return url
  const path = url.slice(origin.length)
  return path.startsWith('/') ? path : `/${path}`
}

/** A path whose escapes mean nothing is a page; of the API it is refused. */
function readable(url: string): string {
  if (!url.includes('%') || url.startsWith('/web/api/')) return url
  const end = url.search(/[?#]/)
  return end < 0 ? readablePath(url) : readablePath(url.slice(0, end)) + url.slice(end)
}

/** Fastify takes no bare number of proxies; whoever configures one vouches that nobody reaches us around them. */
const trustedProxies = (trust: Config['trustProxy']) =>
  typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust

/** Sends the error body of product §8. */
function answerError(error: unknown, reply: FastifyReply): Refusal {
  const refusal = refusalOf(error)
  const { retryAfter } = refusal.details
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  reply.code(statusOf(refusal)).header('cache-control', 'no-store').type('application/json; charset=utf-8')
  reply.send(bodyOf(refusal))
  return refusal
}

/** A connection whose request ends after the server began to close would be kept for the next one, and the server with it. */
function hangUpWhenClosing(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
    const cut = setTimeout(() => app.server.closeAllConnections(), END_WITHIN_MS)
    app.server.once('close', () => clearTimeout(cut))
    cut.unref()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close')
    done()
  })
}

function readJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    // A client that always names the type sends nothing with a DELETE all the same.
    if (body === '') done(null, undefined)
    else parse(request, body, done)
  })
}

/** Behind a proxy that TRUST_PROXY does not know everybody has one address and shares its limits: said once. */
function warnOfProxies(app: FastifyInstance, logger: Logger): void {
  let isSaid = false
  app.addHook('onRequest', ({ headers, raw }, _reply, done) => {
    if (!isSaid && headers['x-forwarded-for'] !== undefined) {
      isSaid = true
      logger.warn(
        { from: raw.socket.remoteAddress },
        'X-Forwarded-For came and does not count; if a proxy stands before this server, set TRUST_PROXY',
      )
    }
    done()
  })
}

/** Node knows one limit for all requests; whatever is not an upload has the shorter one. */
function hurryRequests(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw, headers }, _reply, done) => {
    const isUpload = headers['content-type']?.startsWith('multipart/form-data') === true
    if (raw.method !== 'GET' && !raw.complete && !isUpload) {
      const timer = setTimeout(() => raw.complete || raw.destroy(), REQUEST_WITHIN_MS).unref()
      raw.once('close', () => clearTimeout(timer))
    }
    done()
  })
}

/** One line for each request. Files and health checks are noise, unless they fail. */
function logRequests(app: FastifyInstance, logger: Logger): void {
  // The serializers choose what such a line tells; looking through it for secrets would cost ten times the line itself.
  const lines = logger.child({}, { redact: [] })
  app.addHook('onResponse', (request, reply, done) => {
    const level = reply.statusCode < 400 && request.routeOptions.config.isQuiet ? 'debug' : 'info'
    const user = request.viewer?.kind === 'user' ? request.viewer.id : undefined
    const ms = Math.round(reply.elapsedTime)
    lines[level]({ reqId: request.id, req: request, res: reply, ms, user }, 'request')
    done()
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Successful requests are logged at the level of debugging. */
    isQuiet?: boolean
  }
}
