import { API_PREFIX, contract, type EndpointShape, type Operation, operations } from '@artel/core/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'
import { checkIdempotencyKey, idempotent } from '../idempotency/idempotent.ts'
import { unitOfWork } from '../idempotency/unit-of-work.ts'
import type { Logger } from '../logging/logger.ts'
import { bearerOf } from './bearer.ts'
import { setSiteCookie } from './cookies.ts'
import type { Call, Handler, Handlers, RequestMeta, ViewerOf } from './handler.ts'
import { parseRequest } from './parsing.ts'
import { checkAccess, policyOf } from './policy.ts'
import { type SerialiserSchema, serialiserSchema } from './response-schemas.ts'
import { type ServedOperation, servedOperations } from './unserved.ts'
import { GUEST, type Viewer } from './viewer.ts'

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer
  }
}

/** What the API stands on. */
export interface ApiDeps {
  readonly db: Kysely<Schema>
  readonly handlers: Handlers
  /** Who holds an access token. @throws Refusal UNAUTHORIZED, TOKEN_EXPIRED or SESSION_ENDED. */
  readonly authenticate: (accessToken: string) => Promise<Viewer>
}

/** Mounts every operation that is served. An operation without a handler stops the start. */
export function mountApi(app: FastifyInstance, deps: ApiDeps): void {
  app.decorateRequest('viewer', null as never)
  for (const operation of servedOperations) mount(app, operation, deps)
}

function mount<O extends ServedOperation>(
  app: FastifyInstance,
  operation: O,
  { db, handlers, authenticate }: ApiDeps,
): void {
  const { method, path } = operations[operation]
  const { response }: EndpointShape = contract[operation]
  const policy = policyOf(operation)
  const answers: Record<number, SerialiserSchema> = response ? { 200: serialiserSchema(response) } : {}
  const handler: Handler<O> | undefined = handlers[operation]
  if (!handler || !policy.access || !policy.scope) throw new Error(`Operation ${operation} has no handler or no policy`)

  app.route({
    method,
    url: API_PREFIX + path.replace(/\{(\w+)\}/g, ':$1'),
    schema: { response: answers },
    onRequest: async (request) => {
      const token = bearerOf(request.headers)
      request.viewer = token !== undefined && policy.bearer === 'checked' ? await authenticate(token) : GUEST
      checkAccess(policy.access, request.viewer)
    },
    handler: async (request, reply) => {
      reply.header('cache-control', 'private, no-store')
      const answer = await handler(callOf(operation, request, reply, db))
      return response ? answer : reply.code(204).send()
    },
  })
}

function callOf<O extends ServedOperation>(
  operation: O,
  request: FastifyRequest,
  reply: FastifyReply,
  db: Kysely<Schema>,
): Call<O> {
  const args = parseRequest(operation, request)
  const logger = request.log as Logger
  const key = idempotencyKeyOf(operation, request)
  const { viewer } = request
  return {
    ...args,
    // `checkAccess` has seen to it that guests come only where the type lets them.
    viewer: viewer as ViewerOf<O>,
    request: requestMeta(request),
    mutate: (work) =>
      key !== undefined && viewer.kind === 'user'
        ? idempotent(db, logger, { userId: viewer.id, key, operation, args }, work)
        : unitOfWork(db, logger, work),
    setCookie: (name, value, options) => setSiteCookie(request, reply, name, value, options),
  }
}

function requestMeta(request: FastifyRequest): RequestMeta {
  return {
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    cookies: request.cookies,
    headers: request.headers,
  }
}

function idempotencyKeyOf(operation: Operation, { headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  if (typeof key !== 'string' || !('idempotencyKey' in operations[operation])) return undefined
  return checkIdempotencyKey(key)
}
