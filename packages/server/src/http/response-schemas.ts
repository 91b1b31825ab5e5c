import fastJsonStringify from 'fast-json-stringify'
import * as z from 'zod'

/** A JSON Schema as far as a serialiser needs it. */
interface SerialiserSchema {
  [keyword: string]: unknown
}

/** Keywords that constrain or describe a value without saying how to write it. */
const VALIDATION_ONLY = new Set([
  'const',
  'description',
  'enum',
  'exclusiveMaximum',
  'exclusiveMinimum',
  'format',
  'maximum',
  'maxItems',
  'maxLength',
  'minimum',
  'minItems',
  'minLength',
  'pattern',
  'propertyNames',
  '$schema',
])

/** Writes an answer as JSON. @throws where a field that the contract asks for is missing */
type Serialiser = (answer: unknown) => string

const made = new WeakMap<z.ZodType, Serialiser>()

/**
 * What writes answers of a shape. It is made for the first of them: a start of the server waits for none, and most processes
 * answer few kinds of calls.
 */
export const serialiserOf =
  (shape: z.ZodType): Serialiser =>
  (answer) => {
    const known = made.get(shape) ?? fastJsonStringify(serialiserSchema(shape))
    made.set(shape, known)
    return known(answer)
  }

/**
 * The JSON Schema by which fast-json-stringify writes an answer: the fields that the contract names, those alone, and
 * each value as it is. Validation keywords are left out (the serialiser would write a constant whatever the value is),
 * "something or null" becomes `nullable`, and any other union is written by `JSON.stringify`.
 */
function serialiserSchema(shape: z.ZodType): SerialiserSchema {
  return simplified(z.toJSONSchema(shape, { io: 'output', target: 'draft-7' })) as SerialiserSchema
}

function simplified(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(simplified)
  if (typeof node !== 'object' || node === null) return node
  const { anyOf, ...rest } = node as SerialiserSchema
  if (Array.isArray(anyOf)) return simplifiedUnion(anyOf as SerialiserSchema[])
  const schema: SerialiserSchema = {}
  for (const [keyword, value] of Object.entries(rest)) {
    if (VALIDATION_ONLY.has(keyword)) continue
    // Names of properties and definitions are not keywords.
    schema[keyword] =
      keyword === 'properties' || keyword === 'definitions' ? mapped(value as object) : simplified(value)
  }
  return schema
}

const mapped = (schemas: object) =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, simplified(schema)]))

function simplifiedUnion(options: SerialiserSchema[]): SerialiserSchema {
  const values = options.filter(({ type }) => type !== 'null')
  const [only] = values
  if (values.length !== 1 || !only || '$ref' in only) return {}
  return { ...(simplified(only) as SerialiserSchema), nullable: true }
}
