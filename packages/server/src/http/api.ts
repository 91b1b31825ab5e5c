import {
  apiPrefix,
  castStrings,
  contract,
  type OperationCard,
  type OperationRoute,
  operations,
  type RawRequest,
  ROLE_HEADER,
} from '@artel/core/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Upload, ViewerOf } from '../domain/call.ts'
import { GUEST, type Viewer } from '../domain/viewer.ts'
import type { FileContent } from '../features/files/files.service.ts'
import type { Intake } from '../features/files/intake.ts'
import type { Schema } from '../platform/db/schema.ts'
import { singleStatement, unitOfWork } from '../platform/db/unit-of-work.ts'
import { idempotent } from '../platform/idempotency/idempotent.ts'
import type { Logger } from '../platform/logging/logger.ts'
import { bearerOf } from './bearer.ts'
import { setSiteCookie } from './cookies.ts'
import { diskIsFull } from './errors.ts'
import { sendFile } from './file-routes.ts'
import type { HttpCall, HttpHandler, HttpRequest } from './http-call.ts'
import { idempotencyKeyOf } from './idempotency-key.ts'
import { readRequest } from './parsing.ts'
import { checkAccess, policyOf } from './policy.ts'
import { serialiserOf } from './response-schemas.ts'
import { type HttpHandlers, type ServedOperation, servedOperations } from './served.ts'
import { untilLeft } from './until-left.ts'
import { acceptUploads, receiveUploads } from './uploads.ts'

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer
  }
}

/** What the API stands on. */
export interface ApiDeps {
  readonly db: Kysely<Schema>
  readonly handlers: HttpHandlers
  /** Who holds an access token. @throws Refusal UNAUTHORIZED, TOKEN_EXPIRED or SESSION_ENDED. */
  readonly authenticate: (accessToken: string) => Promise<Viewer>
  /** Folder for files on their way. */
  readonly workDir: string
  /** Decides which files are received; without it all are. */
  readonly intake?: Pick<Intake, 'open'> | undefined
  /** Whether the database may grow; without it, it always may. */
  readonly takesWrites?: (() => Promise<boolean>) | undefined
}

/** Mounts every operation that is served. An operation without a handler stops the start. */
export function mountApi(app: FastifyInstance, deps: ApiDeps): void {
  app.decorateRequest('viewer', null as never)
  for (const operation of servedOperations) mount(app, operation, deps)
}

function mount<O extends ServedOperation>(
  app: FastifyInstance,
  operation: O,
  { db, handlers, authenticate, workDir, intake, takesWrites }: ApiDeps,
): void {
  const { method, path, multipart, binary, version }: OperationRoute = operations[operation]
  const { response }: OperationCard = contract[operation]
  const policy = policyOf(operation)
  // The schema only tells Fastify that answers with 200 have a serialiser of their own.
  const written =
    response && !binary ? { schema: { response: { 200: {} } }, serializerCompiler: () => serialiserOf(response) } : {}
  const handler: HttpHandler<O> | undefined = handlers[operation]
  if (!handler || !policy.access || !policy.scope) throw new Error(`Operation ${operation} has no handler or no policy`)

  const answer = async (request: FastifyRequest, reply: FastifyReply, uploads: readonly Upload[], body: unknown) => {
    reply.header('cache-control', 'private, no-store')
    const { params, query } = request
    const call = callOf(operation, { request, reply, db, uploads, raw: { params, query, body } })
    const said = await handler(call)
    if (binary) return sendFile(reply, said as FileContent)
    return response ? said : reply.code(204).send()
  }

  const route = (scope: FastifyInstance) =>
    scope.route({
      method,
      url: apiPrefix({ version }) + path.replace(/\{(\w+)\}/g, ':$1'),
      ...written,
      onRequest: async (request, reply) => {
        const token = bearerOf(request.headers)
        request.viewer = token !== undefined && policy.bearer === 'checked' ? await authenticate(token) : GUEST
        if (request.viewer.kind === 'user') reply.header(ROLE_HEADER, request.viewer.role)
        checkAccess(policy.access, request.viewer)
        if (method !== 'GET' && takesWrites && !(await takesWrites())) throw diskIsFull()
      },
      handler: async (request, reply) => {
        if (!multipart) return answer(request, reply, [], request.body)
        const { viewer, ip, headers } = request
        const bytes = Number(headers['content-length']) || 0
        const receipt = viewer.kind === 'user' ? await intake?.open(viewer, { ip, bytes }) : undefined
        const { files, fields, remove } = await receiveUploads(request, workDir, receipt)
        try {
          const { body }: OperationCard = contract[operation]
          return await answer(request, reply, files, body ? castStrings(body, fields) : fields)
        } finally {
          await remove()
        }
      },
    })
  if (!multipart) route(app)
  else
    app.register(async (scope) => {
      await acceptUploads(scope, workDir)
      route(scope)
    })
}

interface Asked {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly db: Kysely<Schema>
  readonly uploads: readonly Upload[]
  readonly raw: RawRequest
}

function callOf<O extends ServedOperation>(operation: O, { request, reply, db, uploads, raw }: Asked): HttpCall<O> {
  const args = readRequest(operation, raw)
  const logger = request.log as Logger
  const key = idempotencyKeyOf(operation, request.headers['idempotency-key'])
  const { viewer } = request
  return {
    ...args,
    // `checkAccess` has seen to it that guests come only where the type lets them.
    viewer: viewer as ViewerOf<O>,
    request: requestMeta(request),
    uploads,
    mutate: (work) =>
      key !== undefined && viewer.kind === 'user'
        ? idempotent(db, logger, { userId: viewer.id, key, operation, args }, work)
        : unitOfWork(db, logger, work),
    mutateAtOnce: (work) => singleStatement(db, logger, work),
    untilLeft: () => untilLeft(reply),
    setCookie: (name, value, options) => setSiteCookie(request, reply, name, value, options),
  }
}

function requestMeta(request: FastifyRequest): HttpRequest {
  return {
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    cookies: request.cookies,
    headers: request.headers,
  }
}
