import { contract, errorCatalogue, type Operation, type OperationRoute, operations } from '@artel/core/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../test/database.ts'
import { aServer, type TestServer } from '../../test/http.ts'
import type { Database } from '../platform/db/database.ts'
import { openApiDocument } from './openapi.ts'
import { refusedRequest } from './refusal-example.ts'
import { servedOperations } from './served.ts'

const document = openApiDocument()
const described = Object.entries(document.paths).flatMap(([path, methods]) =>
  // biome-ignore lint/suspicious/noExplicitAny: a JSON document
  Object.entries(methods).map(([method, operation]: [string, any]) => ({ path, method, ...operation })),
)

/** Every object in the document. */
const nodes = (value: unknown): Record<string, unknown>[] =>
  typeof value !== 'object' || value === null
    ? []
    : [value as Record<string, unknown>, ...Object.values(value).flatMap(nodes)]

describe('the OpenAPI document', () => {
  it('describes every operation that is served at its address', () => {
    expect(Object.fromEntries(described.map(({ operationId, method, path }) => [operationId, [method, path]]))).toEqual(
      Object.fromEntries(
        servedOperations.map((name) => {
          const { method, path, version }: OperationRoute = operations[name]
          return [name, [method.toLowerCase(), `/v${version ?? 1}${path}`]]
        }),
      ),
    )
  })

  it('leaves nothing of the contract out', () => {
    expect(described.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(contract).sort())
  })

  it('refers only to components that are there', () => {
    const references = nodes(document).flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref] : []))
    const { schemas, examples } = document.components
    const known = Object.entries({ schemas, examples }).flatMap(([kind, named]) =>
      Object.keys(named).map((name) => `#/components/${kind}/${name}`),
    )

    expect(references.filter((reference) => !known.includes(reference))).toEqual([])
    expect(known).toEqual(expect.arrayContaining(['#/components/schemas/Task', '#/components/schemas/Credentials']))
  })

  it('has the parameters that the paths name, and a Russian section and summary everywhere', () => {
    for (const { operationId, path, parameters = [], tags, summary } of described) {
      const named = parameters.filter((parameter: { in: string }) => parameter.in === 'path')
      expect([operationId, named.map(({ name }: { name: string }) => `{${name}}`)]).toEqual([
        operationId,
        path.match(/\{\w+\}/g) ?? [],
      ])
      expect(`${tags[0]} ${summary}`).toMatch(/^[А-Я].* [А-Я]/)
    }
  })

  it('names every refusal that the contract gives an operation', () => {
    for (const { operationId, responses } of described) {
      const { errors = [] } = contract[operationId as Operation] as {
        errors?: readonly (keyof typeof errorCatalogue)[]
      }
      for (const code of errors) {
        expect(responses[errorCatalogue[code].statusCode].description, operationId).toContain(`\`${code}\``)
      }
    }
  })

  it('asks for a bearer exactly where guests may not come', () => {
    for (const { operationId, security } of described) {
      const isOpen = security.length === 0 || Object.keys(security[0]).length === 0
      expect([operationId, isOpen]).toEqual([operationId, operations[operationId as Operation].access === 'anyone'])
    }
  })
})

describe('the examples of the document', () => {
  it('stand where the call is described', () => {
    const task = document.paths['/v1/tasks/{id}']?.patch as never as {
      parameters: { name: string; example: unknown }[]
      requestBody: { content: Record<string, { example: unknown }> }
      responses: Record<string, { content: Record<string, { example?: unknown; examples?: Record<string, object> }> }>
    }
    const { params, body, response } = contract.updateTask.example

    expect(task.parameters[0]).toMatchObject({ name: 'id', example: params.id })
    expect(task.requestBody.content['application/json']?.example).toEqual(body)
    expect(task.responses[200]?.content['application/json']?.example).toEqual(response)
    expect(task.responses[409]?.content['application/json']?.examples).toHaveProperty('VERSION_CONFLICT')
    expect(task.responses[400]?.content['application/json']?.examples).toHaveProperty('VALIDATION_FAILED.value.fields')
  })

  it('show a refused request with the words of its own fields', () => {
    const words = Object.fromEntries(servedOperations.map((operation) => [operation, refusedRequest(operation)]))

    for (const { code, statusCode } of Object.values(words))
      expect([code, statusCode]).toEqual(['VALIDATION_FAILED', 400])
    expect(words.sendTaskOffer?.fields).toMatchObject({ taskId: 'Некорректный номер.' })
    expect(words.listChats?.fields).toEqual({ page: 'Некорректная страница.', limit: 'Некорректный размер страницы.' })
  })
})

describe('its page', () => {
  let database: Database
  let server: TestServer
  beforeAll(async () => {
    database = await openTestDatabase()
    server = await aServer(database)
  })
  afterAll(async () => {
    await server.app.close()
    await database.close()
  })

  it('serves the document', async () => {
    const { statusCode, headers, body } = await server.app.inject('/web/api/v1/openapi.json')

    expect([statusCode, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
    expect(JSON.parse(body)).toEqual(JSON.parse(JSON.stringify(document)))
  })

  it('reads without the network: everything it loads is here and allowed', async () => {
    const page = await server.app.inject('/web/api/docs')
    const assets = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address as string)

    expect(page.statusCode).toBe(200)
    expect(page.headers['content-security-policy']).toContain("script-src 'self';")
    expect(page.body).not.toMatch(/<script(?! src=)|<style| on\w+=/)
    expect(assets.length).toBeGreaterThan(3)
    for (const address of assets) {
      const url = new URL(address, 'http://localhost/web/api/docs')
      expect([address, (await server.app.inject(url.pathname)).statusCode]).toEqual([address, 200])
    }
  })
})
