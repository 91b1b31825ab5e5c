import { castStrings, contract, type EndpointShape, type HandlerArgs, type Operation } from '@artel/core/contract'
import * as z from 'zod'
import { validationRefusal } from '../domain/refusal.ts'

// What the contract has no words of its own for is said in Russian too.
z.config(z.locales.ru())

/** The parts of a request that an operation reads, as they came. */
export interface RawRequest {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

/** Deeper than anything the contract knows. */
const MAX_DEPTH = 16
const SURROGATE = /\p{Surrogate}/u
const NOT_AN_OBJECT = 'Нужен объект JSON.'
const UNSTORABLE = 'Есть недопустимые символы.'

/**
 * Parses a request by the contract.
 * @throws Refusal VALIDATION_FAILED with a Russian sentence for every value that is wrong.
 */
export function parseRequest<O extends Operation>(operation: O, raw: RawRequest): HandlerArgs<O> {
  const { params, query, body }: EndpointShape = contract[operation]
  // Without a prototype, or a field called `constructor` would seem to be refused already.
  const fields: Record<string, string> = Object.create(null)
  const parsed = {
    params: params && parse(params, castStrings(params, raw.params as Record<string, string>), fields),
    query: query && parse(query, castStrings(query, raw.query as Record<string, string>), fields),
    body: body && parse(body, raw.body, fields),
  }
  if (Object.keys(fields).length > 0) throw validationRefusal(fields)
  return parsed as HandlerArgs<O>
}

function parse(schema: z.ZodObject, value: unknown, fields: Record<string, string>): unknown {
  const flaw = findFlaw(value)
  if (flaw) {
    fields[flaw.path] ??= flaw.message
    return undefined
  }
  const result = schema.safeParse(value)
  if (result.success) return result.data
  for (const { path, message } of result.error.issues) {
    fields[path.join('.')] ??= path.length === 0 && !isObject(value) ? NOT_AN_OBJECT : message
  }
  return undefined
}

/** What no field of any request may hold: text that SQL or UTF-8 cannot carry, and bottomless nesting. */
function findFlaw(value: unknown): { path: string; message: string } | undefined {
  const pending: { value: unknown; path: readonly string[] }[] = [{ value, path: [] }]
  for (let item = pending.pop(); item; item = pending.pop()) {
    const { value, path } = item
    if (typeof value === 'string' && !isStorable(value)) return { path: path.join('.'), message: UNSTORABLE }
    if (typeof value !== 'object' || value === null) continue
    if (path.length >= MAX_DEPTH) return { path: path.slice(0, 1).join('.'), message: 'Слишком глубокая вложенность.' }
    for (const [key, child] of Object.entries(value)) {
      if (!isStorable(key)) return { path: path.join('.'), message: UNSTORABLE }
      pending.push({ value: child, path: [...path, key] })
    }
  }
  return undefined
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)
const isStorable = (text: string) => !text.includes('\u0000') && !SURROGATE.test(text)
