import { contract, type EndpointShape, type OperationRoute, operations } from '@artel/core/contract'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { openApiDocument } from '../openapi.ts'
import { type ServedOperation, servedOperations } from '../unserved.ts'
import { examples } from './examples.ts'
import { refusedRequest } from './refusal-example.ts'

type Part = 'params' | 'query' | 'body' | 'response'

/** The parts of a call that its example has to have, with their shapes. */
const partsOf = (operation: ServedOperation): [Part, z.ZodType][] => {
  const { params, query, body, response }: EndpointShape = contract[operation]
  const { binary }: OperationRoute = operations[operation]
  const parts = Object.entries({ params, query, body, response: binary ? null : response })
  return parts.filter((part): part is [Part, z.ZodType] => part[1] != null)
}

/** What the contract says against an example; names of parts that are missing or hold what no shape knows. */
const faults = (operation: ServedOperation): string[] =>
  partsOf(operation).flatMap(([part, shape]) => {
    const value = (examples[operation] as Partial<Record<Part, unknown>>)[part]
    if (value === undefined) return [`${operation}.${part} is missing`]
    const parsed = shape.safeParse(value)
    if (!parsed.success)
      return parsed.error.issues.map(({ path, message }) => `${operation}.${part}.${path.join('.')}: ${message}`)
    return unknownFields(value, parsed.data).map((path) => `${operation}.${part}.${path}: not in the contract`)
  })

/** Fields that the shape has left out. */
function unknownFields(given: unknown, known: unknown, path: readonly string[] = []): string[] {
  if (typeof given !== 'object' || given === null) return []
  if (typeof known !== 'object' || known === null) return [path.join('.')]
  return Object.entries(given).flatMap(([key, value]) => {
    const here = [...path, key]
    return key in known ? unknownFields(value, (known as Record<string, unknown>)[key], here) : [here.join('.')]
  })
}

describe('the examples of the API page', () => {
  it('show every part of every call, as the contract has it', () => {
    expect(servedOperations.flatMap(faults)).toEqual([])
  })

  it('leave no parameter without a value', () => {
    // A cursor and a number to catch up from exclude each other, and a landing is named by its id or by its address.
    const either = ['listRelatedLandings.landingCategorySlug', 'listChatMessages.afterSeq']
    const silent = servedOperations.flatMap((operation) => {
      const { query }: EndpointShape = contract[operation]
      const { query: shown = {} } = examples[operation] as { query?: object }
      return Object.keys(query?.shape ?? {}).flatMap((name) => (name in shown ? [] : [`${operation}.${name}`]))
    })
    expect(silent).toEqual(either)
  })

  it('show a refused request with the words of its own fields', () => {
    const words = Object.fromEntries(servedOperations.map((operation) => [operation, refusedRequest(operation)]))

    for (const { code, statusCode } of Object.values(words))
      expect([code, statusCode]).toEqual(['VALIDATION_FAILED', 400])
    expect(words.sendTaskOffer?.fields).toMatchObject({ taskId: 'Некорректный номер.' })
    expect(words.listChats?.fields).toEqual({ page: 'Некорректная страница.', limit: 'Некорректный размер страницы.' })
  })

  it('stand on the page', () => {
    const { paths } = openApiDocument()
    const task = paths['/tasks/{id}']?.patch as never as {
      parameters: { name: string; example: unknown }[]
      requestBody: { content: Record<string, { example: unknown }> }
      responses: Record<string, { content: Record<string, { example?: unknown; examples?: Record<string, object> }> }>
    }
    const { params, body, response } = examples.updateTask

    expect(task.parameters[0]).toMatchObject({ name: 'id', example: params.id })
    expect(task.requestBody.content['application/json']?.example).toEqual(body)
    expect(task.responses[200]?.content['application/json']?.example).toEqual(response)
    expect(task.responses[409]?.content['application/json']?.examples).toHaveProperty('VERSION_CONFLICT')
    expect(task.responses[400]?.content['application/json']?.examples).toHaveProperty('VALIDATION_FAILED.value.fields')
  })
})
