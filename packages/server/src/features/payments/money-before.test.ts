import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { migrate, readMigrations } from '../../platform/db/migrate.ts'

const BUYER = '5d0cbb2e-0000-4000-8000-000000000001'
const payment = (number: number) => `5d0cbb2e-0000-4000-8000-0000000001${number}`

const { pool, close } = await openTestDatabase()
beforeAll(async () => {
  await pool.query('drop schema public cascade; create schema public')
  const migrations = readMigrations()
  const books = migrations.findIndex(({ name }) => name === '0067_money')
  await migrate(pool, migrations.slice(0, books))
  await pool.query(
    `insert into users (id, code, email, password_hash, role, first_name, last_name)
      values ($1, 'buyer', 'buyer@artel.test', 'none', 'EXECUTOR', 'Павел', 'Соколов')`,
    [BUYER],
  )
  const replies = { type: 'REPLIES', unit: 'piece', amount: 10 }
  const whole = { tariff: { type: 'BASIC', months: 1 }, services: [replies, { type: 'CASES' }, replies] }
  const lines = [690_00, 290_00, 190_00, 290_00].map((price) => ({ title: 'Строка', price }))
  const bought = async (
    number: number,
    status: string,
    purchase: object,
    prices: readonly object[],
    moments: string,
  ) => {
    const total = (prices as { price: number }[]).reduce((sum, { price }) => sum + price, 0)
    await pool.query(
      `insert into payments (id, user_id, status, purchase, lines, total, provider, paid_at, ended_at, returned_at)
        values ($1, $2, $3, $4, $5, $6, 'sandbox', ${moments})`,
      [payment(number), BUYER, status, JSON.stringify(purchase), JSON.stringify(prices), total],
    )
  }
  const only = { tariff: null, services: [replies] }
  await bought(10, 'SUCCEEDED', whole, lines, 'now(), null, null')
  await bought(11, 'REFUNDED', only, lines.slice(1, 2), 'now(), now(), now()')
  await bought(12, 'REFUNDED', only, lines.slice(1, 2), 'now(), now(), null')
  await bought(13, 'CANCELED', only, lines.slice(1, 2), 'null, now(), now()')
  await bought(14, 'FAILED', only, lines.slice(1, 2), 'null, now(), null')
  await migrate(pool, migrations)
})
afterAll(close)

const balances = async (number: number) => {
  const { rows } = await pool.query<{ account: string; amount: number }>(
    `select account, sum(amount)::int as amount from money_entries e join money_transactions t on t.id = e.transaction_id
      where t.payment_id = $1 group by 1 having sum(amount) <> 0 order by 1`,
    [payment(number)],
  )
  return rows.map(({ account, amount }) => [account, amount])
}

it('what was paid before there were books is booked by what it was paid for', async () => {
  expect(await balances(10)).toEqual([
    ['PROVIDER:sandbox', 1_460_00],
    ['REVENUE:BASIC', -690_00],
    ['REVENUE:CASES', -190_00],
    ['REVENUE:REPLIES', -580_00],
  ])
})

it('what was refunded is owed until it was returned', async () => {
  expect(await balances(11)).toEqual([])
  expect(await balances(12)).toEqual([
    ['PROVIDER:sandbox', 290_00],
    ['REFUNDS', -290_00],
  ])
})

it('what was never paid, or came late and went back, is nothing', async () => {
  expect([await balances(13), await balances(14)]).toEqual([[], []])
})
