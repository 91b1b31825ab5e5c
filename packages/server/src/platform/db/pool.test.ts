import { afterAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { DatabasePool } from './pool.ts'
import { StatementNames } from './statement-names.ts'

const { pool, kysely, close } = await openTestDatabase()
afterAll(close)

const value = async (sql: string, ...parameters: unknown[]) =>
  (await pool.query(`select ${sql} as value`, parameters)).rows[0].value

test.each([
  ['int8', '9007199254740991::int8', Number.MAX_SAFE_INTEGER],
  ['a count', 'count(*)', 1],
  ['a sum of kopecks', 'sum(1990::int8)', 1990],
  ['numeric', '4.75::numeric', 4.75],
  ['date', `'2026-11-21'::date`, '2026-11-21'],
  ['timestamptz', `'2026-11-21T10:00:00+03:00'::timestamptz`, new Date('2026-11-21T07:00:00Z')],
  ['timestamptz to the second', `'2026-11-21T10:00:00Z'::timestamptz`, new Date('2026-11-21T10:00:00Z')],
  ['timestamptz of the first years', `'0044-03-15T12:00:00Z'::timestamptz`, new Date('0044-03-15T12:00:00Z')],
  ['timestamptz before them', `'0044-03-15 12:00:00+00 BC'::timestamptz`, new Date('-000043-03-15T12:00:00Z')],
  ['timestamptz after year 9999', `'10000-01-01T00:00:00Z'::timestamptz`, new Date('+010000-01-01T00:00:00Z')],
  ['timestamptz without an end', `'infinity'::timestamptz`, Number.POSITIVE_INFINITY],
  ['json', `'{"а": [1]}'::jsonb`, { а: [1] }],
  ['an array of int8 with a gap', 'array[1, null, 3]::int8[]', [1, null, 3]],
  ['an array of dates', `array['2026-11-21']::date[]`, ['2026-11-21']],
  [
    'an array of uuid',
    `array['6f1c1c1e-0000-4000-8000-000000000000']::uuid[]`,
    ['6f1c1c1e-0000-4000-8000-000000000000'],
  ],
])('%s arrives as the product counts on it', async (_, sql, expected) => {
  expect(await value(sql)).toEqual(expected)
})

test('an int8 beyond what JavaScript counts exactly is an error, not another number', async () => {
  await expect(value('9007199254740993::int8')).rejects.toThrow(RangeError)
  expect(await value('1')).toBe(1)
})

test('a moment survives the way there and back to the millisecond', async () => {
  const moment = new Date('2026-11-21T07:08:09.123Z')
  expect(await value('$1::timestamptz', moment)).toEqual(moment)
})

test('the session counts in UTC on either engine', async () => {
  expect(await value(`current_setting('TimeZone')`)).toMatch(/^(UTC|GMT)$/)
})

test('a statement that comes back is prepared, whether asked by Kysely or by text', async () => {
  // Names are few and the process has them in common: those who came before may have taken the last one.
  // The embedded database has one session: it is let go first.
  ;(await pool.connect()).release(true)
  const own = new DatabasePool({ ...pool.options, max: 1, names: new StatementNames() })
  for (let round = 0; round < 4; round++) await own.query('select $1::int + 1 as next', [round])
  const { rows } = await own.query(
    `select name from pg_prepared_statements where statement = 'select $1::int + 1 as next'`,
  )
  await own.end()
  expect(rows.length).toBe(1)
  for (let round = 0; round < 5; round++) {
    expect(await kysely.selectFrom('users').select('id').where('code', '=', `нет-${round}`).execute()).toEqual([])
  }
})

test('an error of a prepared statement does not spoil it', async () => {
  const divide = (by: number) => pool.query('select 10 / $1::int as result', [by])
  for (let round = 0; round < 4; round++) await divide(2)
  await expect(divide(0)).rejects.toHaveProperty('code', '22012')
  expect((await divide(5)).rows).toEqual([{ result: 2 }])
})

test('a connection that breaks is replaced', async () => {
  const client = await pool.connect()
  client.once('error', () => {})
  client.release(new Error('оборвалась'))
  expect(await value('1')).toBe(1)
})
