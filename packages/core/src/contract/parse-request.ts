import * as z from 'zod'
import type { OperationCard } from './card.ts'
import { contract, type HandlerArgs, type Operation } from './contract.ts'
import { NOT_AN_OBJECT, plainWords } from './plain-words.ts'
import { castStrings } from './query-strings.ts'

// What the contract has no words of its own for is said in Russian too, in words for people and not for programmers.
z.config({ localeError: plainWords })

/** The parts of a request that an operation reads, as they came: strings in the path and the query, JSON in the body. */
export interface RawRequest {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

/** Russian sentences by `path.to.field`; `''` is the request as a whole. */
export type RequestFlaws = Readonly<Record<string, string>>

/** A request by the contract, or what of it is wrong. */
export type ParsedRequest<O extends Operation> =
  | { readonly ok: true; readonly args: HandlerArgs<O> }
  | { readonly ok: false; readonly fields: RequestFlaws }

/** Deeper than anything the contract knows. */
const MAX_DEPTH = 16
const SURROGATE = /\p{Surrogate}/u
const UNSTORABLE = 'Есть недопустимые символы.'

/** Parses a request by the contract: the one reading of it, for the server and for whoever stands in for it. */
export function parseRequest<O extends Operation>(operation: O, raw: RawRequest): ParsedRequest<O> {
  const { params, query, body }: OperationCard = contract[operation]
  // Without a prototype, or a field called `constructor` would seem to be refused already.
  const fields: Record<string, string> = Object.create(null)
  const parsed = {
    params: params && parse(params, castStrings(params, raw.params as Record<string, string>), fields),
    query: query && parse(query, castStrings(query, raw.query as Record<string, string>), fields),
    body: body && parse(body, raw.body, fields),
  }
  return Object.keys(fields).length > 0 ? { ok: false, fields } : { ok: true, args: parsed as HandlerArgs<O> }
}

/** The sentences of VALIDATION_FAILED. Clients join them with '. ' (product §8), so each goes without its own full stop. */
export const flawSentences = (fields: RequestFlaws): string[] => [
  ...new Set(Object.values(fields).map((sentence) => sentence.replace(/\.$/, ''))),
]

function parse(schema: z.ZodObject, value: unknown, fields: Record<string, string>): unknown {
  const flaw = findFlaw(value)
  if (flaw) {
    fields[flaw.path] ??= flaw.message
    return undefined
  }
  const result = schema.safeParse(value)
  if (result.success) return result.data
  for (const { path, message } of result.error.issues) {
    fields[path.join('.')] ??= isObject(value) ? message : NOT_AN_OBJECT
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
