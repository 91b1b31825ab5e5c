import * as z from 'zod'

const WRAPPERS = new Set(['optional', 'default', 'prefault', 'nullable', 'readonly', 'catch'])
const NUMBER = /^-?(0|[1-9]\d{0,20})(\.\d{1,20})?$/

/** The schema under `optional`, `default` and the like. */
function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  const { type } = schema._zod.def
  if (WRAPPERS.has(type)) return unwrapped((schema._zod.def as z.core.$ZodOptionalDef).innerType)
  if (type === 'pipe') return unwrapped((schema._zod.def as z.core.$ZodPipeDef).in)
  return schema
}

function castOne(schema: z.core.$ZodType, value: string): unknown {
  const def = unwrapped(schema)._zod.def
  const isNumber =
    def.type === 'number' ||
    (def.type === 'literal' && typeof (def as z.core.$ZodLiteralDef<never>).values[0] === 'number')
  if (isNumber) return NUMBER.test(value) ? Number(value) : value
  if (def.type === 'boolean')
    return value === 'true' || value === '1' ? true : value === 'false' || value === '0' ? false : value
  return value
}

function cast(schema: z.core.$ZodType, value: string | readonly string[]): unknown {
  const inner = unwrapped(schema)
  if (inner instanceof z.ZodArray) {
    return (typeof value === 'string' ? [value] : value).map((item) => castOne(inner.element, item))
  }
  // Repeated where one value belongs: left as it is, the schema refuses it.
  return typeof value === 'string' ? castOne(inner, value) : value
}

/**
 * Gives the strings of a path or of a query the types that the schema asks for: numbers, booleans, and arrays even when
 * the key came once. What does not look like its type stays a string and is refused by the schema. An empty value of
 * anything but text counts as not given.
 */
export function castStrings(
  shape: z.ZodObject,
  raw: Readonly<Record<string, string | readonly string[] | undefined>>,
): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const [key, schema] of Object.entries(shape.shape)) {
    const value = Object.hasOwn(raw, key) ? raw[key] : undefined
    if (value === undefined || (value === '' && unwrapped(schema)._zod.def.type !== 'string')) continue
    values[key] = cast(schema, value)
  }
  return values
}
