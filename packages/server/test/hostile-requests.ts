import {
  apiPrefix,
  contract,
  type Operation,
  type OperationCard,
  type OperationRoute,
  operations,
} from '@artel/core/contract'
import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import * as z from 'zod'

type JsonSchema = z.core.JSONSchema.BaseSchema

/** A request in the form in which the server takes it from the wire. */
export type HostileRequest = Pick<InjectOptions, 'method' | 'url' | 'headers' | 'payload'> & {
  readonly url: string
  readonly headers: Record<string, string>
}

/** Ids that exist, so that some requests get past the first check. */
export interface KnownIds {
  readonly uuids: readonly string[]
  readonly slugs: readonly string[]
}

/** Values that no field of the contract is made for. */
const HOSTILE: readonly unknown[] = [
  null,
  true,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'я\udfff',
  '\u202e\u200f\ufeff',
  '😀'.repeat(300),
  'x'.repeat(70_000),
  "'; drop table users; --",
  '%s%n%x',
  '{{7*7}}<%= 7*7 %>',
  '../../../etc/passwd',
  '__proto__',
  'constructor',
  '9223372036854775808',
  -1,
  0,
  1.5,
  -0,
  2 ** 31,
  2 ** 53,
  2 ** 63,
  1e308,
  Number.MIN_VALUE,
  [],
  [[]],
  [null],
  Array.from({ length: 2000 }, (_, index) => index),
  {},
  { toString: 'x', length: 1e9 },
  JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":1}}'),
  JSON.parse(`${'{"a":'.repeat(40)}1${'}'.repeat(40)}`),
  '2026-02-30T25:61:61Z',
  '-271821-04-20T00:00:00Z',
  '+275760-09-13T00:00:00.001Z',
]

/** Bodies that are no JSON, or JSON that a parser trips over. */
const BROKEN_BODIES = [
  '',
  '{',
  'null',
  'true',
  '[]',
  '"text"',
  '1e999',
  '{"a":1,"a":2}',
  '{"__proto__":{"x":1}}',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `{"a":"\\ud800"}`,
  '\ufeff{}',
  '{"a":NaN}',
  'a=1&b=2',
]

/** Queries that are no list of pairs. */
const BROKEN_QUERIES = [
  '&&&===',
  '%zz=1',
  'page=%00',
  'q=%ED%A0%80',
  'limit=1&limit=2&limit=3',
  'page[]=1',
  'page[a][b]=1',
  '__proto__=1&constructor=1',
  'id=1;drop',
  `q=${'%D1%8F'.repeat(3000)}`,
  'page=1e3&limit=0x10',
  'limit=9223372036854775808',
  'ids=1&ids=&ids=abc',
]

const BROKEN_IDS = [
  'abc',
  '-1',
  '0',
  '1e3',
  '%00',
  '..%2F..',
  '9223372036854775808',
  '1;',
  '%ED%A0%80',
  ' ',
  'ы'.repeat(120),
  '%zz',
]

const BROKEN_HEADERS: readonly Record<string, string>[] = [
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/xml' },
  { 'content-type': 'multipart/form-data' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'idempotency-key': 'x'.repeat(5000) },
  { 'idempotency-key': 'not a uuid' },
  { authorization: 'Bearer a.b.c' },
  { authorization: 'Basic YTpi' },
  { cookie: 'artel_refresh=; XSRF-TOKEN=%00' },
  { 'x-xsrf-token': '\u00ff\u00fe' },
  { accept: 'text/html;q=9' },
  { 'x-forwarded-for': '::::, 999.1.1.1' },
]

const WORDS = ['кран', 'на', 'кухне', 'капает', 'нужно', 'быстро', 'аккуратно', 'и', 'недорого', 'сегодня', 'вечером']
const sentence = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 40 }).map((words) => words.join(' '))

/** Values that the schema of an input may well take. */
const plausible = (schema: JsonSchema, known: KnownIds, root: JsonSchema = schema): fc.Arbitrary<unknown> => {
  const inner = (part: unknown) => plausible(part as JsonSchema, known, root)
  if (schema.$ref) return inner(root.$defs?.[schema.$ref.split('/').at(-1) as string] ?? {})
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const options = schema.anyOf ?? schema.oneOf
  if (options) return fc.oneof(...options.map(inner))
  if (schema.allOf) return inner(schema.allOf[0])
  switch (schema.type) {
    case 'string':
      return text(schema, known)
    case 'integer':
    case 'number': {
      const min = Math.max(schema.minimum ?? 0, -1e9)
      const max = Math.min(schema.maximum ?? 1e9, 1e9)
      // Small ones are the ids that exist.
      return fc.oneof(
        fc.integer({ min: Math.ceil(min), max: Math.min(max, min + 12) }),
        fc.integer({ min: Math.ceil(min), max }),
      )
    }
    case 'boolean':
      return fc.boolean()
    case 'array':
      return fc.array(inner(schema.items ?? {}), { minLength: Math.min(schema.minItems ?? 0, 3), maxLength: 3 })
    case 'object': {
      const required = new Set(schema.required)
      const fields = Object.entries(schema.properties ?? {}).map(([name, part]) => [
        name,
        required.has(name) ? inner(part) : fc.option(inner(part), { nil: undefined }),
      ])
      return fc.record(Object.fromEntries(fields))
    }
    case 'null':
      return fc.constant(null)
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

const text = (schema: JsonSchema, { uuids, slugs }: KnownIds): fc.Arbitrary<string> => {
  if (schema.format === 'uuid') return fc.oneof(fc.constantFrom(...uuids), fc.uuid())
  if (schema.format === 'date-time')
    return fc.integer({ min: -5, max: 80 }).map((days) => new Date(Date.UTC(2026, 2, 2 + days)).toISOString())
  if (schema.format === 'date') return fc.constantFrom('2020-02-29', '1999-12-31', '2026-03-02')
  if (schema.format === 'email') return fc.integer({ min: 1, max: 1e9 }).map((n) => `fuzz${n}@artel.test`)
  if (schema.pattern) {
    const pattern = schema.pattern.replaceAll('\\p{L}', '[а-я]')
    return fc.oneof(fc.constantFrom(...slugs), safeMatching(pattern))
  }
  return fc.oneof({ weight: 4, arbitrary: sentence }, { weight: 1, arbitrary: fc.constantFrom(...slugs) })
}

/** Not every pattern of the contract is one that fast-check can walk. */
const safeMatching = (pattern: string): fc.Arbitrary<string> => {
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'), { maxLength: 40 })
  } catch {
    return sentence
  }
}

/** Replaces, drops or adds fields somewhere in a value. */
const spoilt = (value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(value, fc.constantFrom(...HOSTILE), fc.nat(), fc.nat({ max: 9 })).map(([whole, poison, at, way]) => {
    if (typeof whole !== 'object' || whole === null) return poison
    const copy: Record<string, unknown> = structuredClone(whole) as Record<string, unknown>
    const keys = Object.keys(copy)
    const key = keys[at % Math.max(1, keys.length)] ?? 'extra'
    if (way === 0) delete copy[key]
    else if (way === 1) copy.extra = poison
    else if (way <= 3 && typeof copy[key] === 'object' && copy[key] !== null) {
      const child = copy[key] as Record<string, unknown>
      child[Object.keys(child)[0] ?? '0'] = poison
    } else copy[key] = poison
    return copy
  })

const inputOf = (shape: z.ZodType) =>
  JSON.parse(JSON.stringify(z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }))) as JsonSchema

const queryText = (query: unknown): string =>
  Object.entries((query ?? {}) as Record<string, unknown>)
    .filter(([, value]) => value !== undefined)
    .flatMap(([key, value]) => (Array.isArray(value) ? value : [value]).map((one) => `${encode(key)}=${encode(one)}`))
    .join('&')

/** Percent-encodes what it can; a lone surrogate goes as the bytes that it would be. */
const encode = (value: unknown): string => {
  const plain = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  try {
    return encodeURIComponent(plain.slice(0, 4000))
  } catch {
    return '%ED%A0%80'
  }
}

/** Requests to one operation, from quite right to quite wrong. */
export const hostileRequests = (operation: Operation, known: KnownIds): fc.Arbitrary<HostileRequest> => {
  const { method, path, multipart, version }: OperationRoute = operations[operation]
  const { params, query, body, example }: OperationCard = contract[operation]
  const shown: { readonly query?: unknown; readonly body?: unknown } = example
  const part = (shape: z.ZodType | undefined, shown: unknown) => {
    if (!shape) return fc.constant(undefined)
    const good = fc.oneof({ weight: 9, arbitrary: plausible(inputOf(shape), known) }, fc.constant(shown))
    return fc.oneof({ weight: 2, arbitrary: good }, { weight: 3, arbitrary: spoilt(good) })
  }
  const id = params
    ? fc.oneof(
        {
          weight: 4,
          arbitrary: plausible(inputOf(params), known).map((one) => encode(Object.values(one as object)[0])),
        },
        { weight: 1, arbitrary: fc.constantFrom(...BROKEN_IDS) },
      )
    : fc.constant('')
  const search = fc.oneof(
    { weight: 6, arbitrary: part(query, shown.query).map(queryText) },
    { weight: 1, arbitrary: fc.constantFrom(...BROKEN_QUERIES) },
  )
  const payload = body
    ? fc.oneof(
        { weight: 8, arbitrary: part(body, shown.body).map((value) => JSON.stringify(value) ?? '') },
        { weight: 1, arbitrary: fc.constantFrom(...BROKEN_BODIES) },
        { weight: 1, arbitrary: fc.constantFrom(...HOSTILE).map((value) => JSON.stringify(value)) },
      )
    : fc.constantFrom(undefined, undefined, undefined, '{}', '[1]')
  const headers = fc.oneof(
    { weight: 9, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: fc.constantFrom(...BROKEN_HEADERS) },
  )
  return fc.tuple(id, search, payload, headers).map(([id, search, payload, extra]) => ({
    method: method as HostileRequest['method'],
    url: `${apiPrefix({ version })}${path.replace(/\{\w+\}/, id)}${search && `?${search}`}`,
    headers: {
      ...(payload !== undefined && {
        'content-type': multipart ? 'multipart/form-data; boundary=fuzz' : 'application/json',
      }),
      ...extra,
    },
    ...(payload !== undefined && { payload: multipart ? multipartOf(payload) : payload }),
  }))
}

/** A form with one file that holds the text, its end sometimes missing. */
const multipartOf = (text: string): string =>
  `--fuzz\r\nContent-Disposition: form-data; name="files"; filename="${text.slice(0, 20).replace(/[\r\n"]/g, '_')}"\r\n\r\n${text}${
    text.length % 3 === 0 ? '' : '\r\n--fuzz--\r\n'
  }`
