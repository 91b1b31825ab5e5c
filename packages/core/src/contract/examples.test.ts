import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { apiPrefix, contract, type Operation, type OperationCard } from './index.ts'

type Part = 'params' | 'query' | 'body' | 'response'

const operations = Object.keys(contract) as Operation[]
const cardOf = (operation: Operation): OperationCard => contract[operation]
const exampleOf = (operation: Operation) => cardOf(operation).example as Partial<Record<Part, unknown>>

/** The parts of a call that its example has to have, with their shapes. */
const partsOf = (operation: Operation): [Part, z.ZodType][] => {
  const { params, query, body, response, binary } = cardOf(operation)
  const parts = Object.entries({ params, query, body, response: binary ? null : response })
  return parts.filter((part): part is [Part, z.ZodType] => part[1] != null)
}

/** What the contract says against an example; names of parts that are missing or hold what no shape knows. */
const faults = (operation: Operation): string[] => {
  const parts = partsOf(operation)
  const known = new Set<string>(parts.map(([part]) => part))
  const idle = Object.keys(exampleOf(operation)).filter((part) => !known.has(part))
  return [
    ...idle.map((part) => `${operation}.${part}: the operation has none`),
    ...parts.flatMap(([part, shape]) => {
      const value = exampleOf(operation)[part]
      if (value === undefined) return [`${operation}.${part} is missing`]
      const parsed = shape.safeParse(value)
      if (!parsed.success)
        return parsed.error.issues.map(({ path, message }) => `${operation}.${part}.${path.join('.')}: ${message}`)
      return unknownFields(value, parsed.data).map((path) => `${operation}.${part}.${path}: not in the contract`)
    }),
  ]
}

/** Fields that the shape has left out. */
function unknownFields(given: unknown, known: unknown, path: readonly string[] = []): string[] {
  if (typeof given !== 'object' || given === null) return []
  if (typeof known !== 'object' || known === null) return [path.join('.')]
  return Object.entries(given).flatMap(([key, value]) => {
    const here = [...path, key]
    return key in known ? unknownFields(value, (known as Record<string, unknown>)[key], here) : [here.join('.')]
  })
}

describe('the cards of the operations', () => {
  it('show every part of every call, as its shapes have it', () => {
    expect(operations.flatMap(faults)).toEqual([])
  })

  it('leave no parameter of a query without a value', () => {
    // A cursor and a number to catch up from exclude each other, as do what is there and what is sold out, and a landing
    // is named by its id or by its address.
    const either = ['listRelatedLandings.landingCategorySlug', 'listChatMessages.afterSeq', 'listProducts.soldOut']
    const silent = operations.flatMap((operation) => {
      const shown = (exampleOf(operation).query ?? {}) as object
      return Object.keys(cardOf(operation).query?.shape ?? {}).flatMap((name) =>
        name in shown ? [] : [`${operation}.${name}`],
      )
    })
    expect(silent).toEqual(either)
  })

  it('say in Russian what an operation does and what it reaches', () => {
    const mute = operations.filter((operation) => {
      const { summary, policy } = cardOf(operation)
      return ![summary, policy].every((sentence) => /^[А-ЯЁ].*\.$/s.test(sentence))
    })
    expect(mute).toEqual([])
  })

  it('have an address each, and the parameters that it names', () => {
    const addresses = operations.map(
      (operation) => `${cardOf(operation).method} ${apiPrefix(cardOf(operation)) + cardOf(operation).path}`,
    )
    expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([])

    const unnamed = operations.filter((operation) => {
      const { path, params } = cardOf(operation)
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      return named.join() !== Object.keys(params?.shape ?? {}).join()
    })
    expect(unnamed).toEqual([])
  })
})
