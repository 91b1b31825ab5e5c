import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { PoolUsedInTransaction, transaction } from './transaction.ts'

const database = await openTestDatabase()
const { kysely, pool } = database
afterAll(() => database.close())
beforeAll(() => pool.query('create table note (id int primary key, text text)'))

const insert = (id: number, text: string) => ({ text: 'insert into note values ($1, $2)', values: [id, text] })
const count = async (id: number) => (await pool.query('select from note where id = $1', [id])).rowCount

test('what a transaction wrote is there when it resolves', async () => {
  await transaction(kysely, (trx) => trx.executeQuery(compiled(1)))
  expect(await count(1)).toBe(1)
})

test('nothing of a transaction stays when it throws', async () => {
  const failing = transaction(kysely, async (trx) => {
    await trx.executeQuery(compiled(2))
    throw new Error('изменили решение')
  })
  await expect(failing).rejects.toThrow('изменили решение')
  expect(await count(2)).toBe(0)
})

test('the pool refuses to serve code inside a transaction instead of waiting for ever', async () => {
  const failing = transaction(kysely, async (trx) => {
    await trx.executeQuery(compiled(3))
    await pool.query(insert(4, 'мимо'))
  })
  await expect(failing).rejects.toThrow(PoolUsedInTransaction)
  expect([await count(3), await count(4)]).toEqual([0, 0])
})

test('Kysely outside the transaction is refused inside it as well', async () => {
  const failing = transaction(kysely, () => kysely.selectFrom('users').select('id').execute())
  await expect(failing).rejects.toThrow(PoolUsedInTransaction)
})

test('a transaction cannot be opened within another', async () => {
  const failing = transaction(kysely, () => transaction(kysely, async () => {}))
  await expect(failing).rejects.toThrow(PoolUsedInTransaction)
})

test('what a transaction started may use the pool after it has ended', async () => {
  let goOn = () => {}
  const ended = new Promise<void>((resolve) => {
    goOn = resolve
  })
  let later: Promise<unknown> = Promise.resolve()
  await transaction(kysely, async () => {
    later = ended.then(() => pool.query('select 1'))
  })
  goOn()
  await expect(later).resolves.toHaveProperty('rowCount', 1)
})

test('transactions that run at the same time all get their turn', async () => {
  await Promise.all(
    Array.from({ length: 20 }, (_, index) => transaction(kysely, (trx) => trx.executeQuery(compiled(100 + index)))),
  )
  expect((await pool.query('select from note where id >= 100')).rowCount).toBe(20)
})

function compiled(id: number) {
  const { text, values } = insert(id, 'заметка')
  return {
    sql: text,
    parameters: values,
    query: { kind: 'RawNode' as const },
    queryId: { queryId: String(id) },
  } as never
}
