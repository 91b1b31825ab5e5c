import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import type { Database } from './database.ts'
import { preparedSql, writtenOnce } from './prepared.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

it('builds a statement once and asks it with the values of each time', async () => {
  const build = vi.fn(
    ({ word, times }: { word: string; times: number }) =>
      sql<{ said: string }>`select repeat(${word}::text, ${times}::int) || ${word}::text as said`,
  )
  const say = preparedSql(build)

  const one = await say(database.kysely, { word: 'а', times: 1 })
  const two = await say(database.kysely, { word: 'б', times: 2 })

  expect([one, two]).toEqual([[{ said: 'аа' }], [{ said: 'ббб' }]])
  expect(build).toHaveBeenCalledTimes(1)
})

it('a part that is written once says the same in each statement, and takes no parameters', async () => {
  const part = writtenOnce(database.kysely, sql`${sql.ref('said.word')} || ${sql.lit('!')}`)
  const { rows } = await sql`select ${part} as said from (select ${'а'}::text as word) as said`.execute(database.kysely)

  expect(rows).toEqual([{ said: 'а!' }])
  expect(() => writtenOnce(database.kysely, sql`lower(${'А'})`)).toThrow('has parameters')
})
