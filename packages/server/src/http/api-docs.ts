import { API_PREFIX } from '@artel/core/contract'
import { PRODUCT_NAME } from '@artel/core/shell'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { openApiDocument } from './openapi.ts'

/** Where a person reads the API. */
const DOCS_PATH = '/web/api/docs'

/** The page is a program of its own: it loads its files and the document from here and nothing from elsewhere. */
const DOCS_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  // The reader sets styles on its elements.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** GET /web/api/v1/openapi.json and the page that shows it. */
export async function mountApiDocs(app: FastifyInstance): Promise<void> {
  let text: string | undefined
  app.get(`${API_PREFIX}/openapi.json`, { config: { isQuiet: true } }, async (_request, reply) => {
    text ??= JSON.stringify(openApiDocument())
    return reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(text)
  })
  // The page asks for a document before anybody has read it; the one that it gives out comes in its place.
  await app.register(swagger, { mode: 'static', specification: { document: { openapi: '3.1.0' } as never } })
  await app.register(swaggerUi, {
    routePrefix: DOCS_PATH,
    staticCSP: DOCS_POLICY,
    transformSpecification: () => openApiDocument(),
    transformSpecificationClone: false,
    theme: { title: `API «${PRODUCT_NAME}»` },
    // Without the bar that advertises the tool.
    uiConfig: { layout: 'BaseLayout', validatorUrl: null, docExpansion: 'list', filter: true },
  })
}
