import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { castStrings } from './query-strings.ts'

/** What the one field of a query becomes. */
const cast = (schema: z.ZodType, value: string | readonly string[]) =>
  castStrings(z.object({ field: schema }), { field: value })

describe('the strings of a path or of a query', () => {
  it.each([
    ['0', 0],
    ['7', 7],
    ['-5', -5],
    ['551487', 551487],
    ['1.5', 1.5],
    ['55.7963', 55.7963],
    ['-0.25', -0.25],
    ['100000000000000000000', 1e20],
  ])('that look like the number %s are one', (text, number) => {
    expect(cast(z.number(), text)).toEqual({ field: number })
  })

  it.each([
    'семь',
    '7а',
    'а7',
    '07',
    '1.',
    '.5',
    '1.5.2',
    '1.а',
    '1а5',
    '1e3',
    '0x1f',
    '+1',
    '--1',
    ' 1',
    '1 ',
    'Infinity',
    '9999999999999999999999',
  ])('that do not look like a number stay %j, for the shape to refuse', (text) => {
    expect(cast(z.number(), text)).toEqual({ field: text })
  })

  it('are flags by word or by digit', () => {
    const flags = ['true', '1', 'false', '0', 'yes', 'TRUE'].map((text) => cast(z.boolean(), text).field)
    expect(flags).toEqual([true, true, false, false, 'yes', 'TRUE'])
  })

  it('are the number that is the only one allowed, and the word that is', () => {
    expect(cast(z.literal(1), '1')).toEqual({ field: 1 })
    expect(cast(z.literal('1'), '1')).toEqual({ field: '1' })
  })

  it('stay text where text is asked for, whatever it looks like', () => {
    expect(cast(z.string(), '7')).toEqual({ field: '7' })
    expect(cast(z.enum(['0', 'true']), 'true')).toEqual({ field: 'true' })
  })

  it.each([
    ['optional', z.number().optional()],
    ['default', z.number().default(1)],
    ['prefault', z.number().prefault(1)],
    ['nullable', z.number().nullable()],
    ['readonly', z.number().readonly()],
    ['catch', z.number().catch(1)],
    ['transformed', z.number().transform(String)],
    ['both optional and nullable', z.number().nullable().optional()],
  ])('are a number where it is %s', (_, schema) => {
    expect(cast(schema, '7')).toEqual({ field: 7 })
  })

  it('are a list even when there is one of them', () => {
    const numbers = z.array(z.number().optional()).default([])
    expect(cast(numbers, '7')).toEqual({ field: [7] })
    expect(cast(numbers, ['7', 'восемь', '9'])).toEqual({ field: [7, 'восемь', 9] })
  })

  it('stay a list where one value belongs, for the shape to refuse', () => {
    expect(cast(z.number(), ['7', '8'])).toEqual({ field: ['7', '8'] })
    expect(cast(z.number(), ['7'])).toEqual({ field: ['7'] })
  })

  it('that are empty count as not given, unless it is text', () => {
    const shape = z.object({ page: z.number(), ids: z.array(z.string()), mode: z.enum(['A']), flag: z.boolean() })
    expect(castStrings(shape, { page: '', ids: '', mode: '', flag: '' })).toStrictEqual({})
    expect(
      cast(
        z
          .string()
          .transform((text) => text.trim())
          .optional(),
        '',
      ),
    ).toStrictEqual({ field: '' })
  })

  it('are nothing where the request has none, though objects have something of that name', () => {
    const shape = z.object({ toString: z.string().optional(), search: z.string().optional() })
    expect(Object.keys(castStrings(shape, { search: undefined }))).toEqual([])
  })

  it('that the shape does not know are left out', () => {
    expect(castStrings(z.object({ page: z.number() }), { page: '2', utm: 'x' })).toEqual({ page: 2 })
  })
})
