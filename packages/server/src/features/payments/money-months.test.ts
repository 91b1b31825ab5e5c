import type { PurchaseOrder } from '@artel/core/tariffs/billing'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Crashing, crashing } from '../../../test/crashing.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { type FakeBank, fakeBank } from '../../../test/fake-bank.ts'
import { aMarketplace, aPerson, aSentTask, type Marketplace, type Person } from '../../../test/marketplace.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { UserViewer } from '../../domain/viewer.ts'
import { type UnitOfWork, unitOfWork } from '../../platform/db/unit-of-work.ts'
import { createJobQueue } from '../../platform/jobs/job-queue.ts'
import { createLogger } from '../../platform/logging/logger.ts'
import { createPriceDesk, type PriceDesk } from '../tariffs/prices.ts'
import { debitReply } from '../tariffs/reply-quota.ts'
import { PAY_WITHIN_MS, paymentJobs } from './payment-jobs.ts'
import { createPaymentService, type PaymentService, returnMoneyJob } from './payments.service.ts'

const DAY = 86_400_000
const TASKS = 60
/** The machine decides how many months are played in this time; one is enough to begin with. */
const PLAYED_WITHIN_MS = 12_000
const RUNS = 40
/** Shorter than the nights look back by far. */
const DAYS_AT_ONCE = 10
/** Looking costs more than buying. */
const CHECKED_EVERY = 4
/** `MONEY_SEED=1 npx vitest …` plays the same months again. */
const SEED = Number(process.env.MONEY_SEED ?? Date.now() % 1_000_000)

const replies = { type: 'REPLIES', unit: 'piece', categoryId: null, cityId: null } as const
const goods = { type: 'PRODUCTS', unit: 'month', amount: 1, categoryId: null, cityId: null } as const
/** Prices that administrators change between purchases: what they are called, and what they are on the first day. */
const FIRST = {
  'TARIFF:BASIC': 690_00,
  'TARIFF:STANDARD': 1490_00,
  'TARIFF:PRO': 2990_00,
  'REPLIES:piece:10': 290_00,
  'REPLIES:piece:30': 790_00,
  'PRODUCTS:month:1': 190_00,
}
type Key = keyof typeof FIRST
const KEYS = Object.keys(FIRST) as Key[]
/** What is bought, and of what keys its cost is made, each so many times. */
const ORDERS: readonly (readonly [
  order: PurchaseOrder,
  cost: readonly (readonly [account: string, key: Key, times: number])[],
])[] = [
  [{ tariff: { type: 'BASIC', months: 1 }, services: [] }, [['BASIC', 'TARIFF:BASIC', 1]]],
  [
    { tariff: { type: 'STANDARD', months: 2 }, services: [goods] },
    [
      ['STANDARD', 'TARIFF:STANDARD', 2],
      ['PRODUCTS', 'PRODUCTS:month:1', 1],
    ],
  ],
  [
    { tariff: { type: 'PRO', months: 1 }, services: [{ ...replies, amount: 30 }] },
    [
      ['PRO', 'TARIFF:PRO', 1],
      ['REPLIES', 'REPLIES:piece:30', 1],
    ],
  ],
  [{ tariff: null, services: [{ ...replies, amount: 10 }] }, [['REPLIES', 'REPLIES:piece:10', 1]]],
  [
    { tariff: null, services: [{ ...replies, amount: 10 }, goods, { ...replies, amount: 10 }] },
    [
      ['REPLIES', 'REPLIES:piece:10', 2],
      ['PRODUCTS', 'PRODUCTS:month:1', 1],
    ],
  ],
]

type Deed =
  | { readonly type: 'buy'; readonly order: number }
  | { readonly type: 'decide'; readonly which: number; readonly pays: boolean; readonly notices: number }
  | { readonly type: 'notice' | 'cancel' | 'refund'; readonly which: number }
  | { readonly type: 'spend'; readonly count: number }
  | { readonly type: 'wait'; readonly days: number }
  /** An administrator sets a price, at once or in so many days; the last one that is planned may be called off. */
  | { readonly type: 'price'; readonly key: number; readonly value: number; readonly days: number }
  | { readonly type: 'unplan' }
  | { readonly type: 'sweep' }
  | { readonly type: 'work' }

const which = fc.nat({ max: 9 })
const deed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type: fc.constant('buy'), order: fc.nat({ max: ORDERS.length - 1 }) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      type: fc.constant('decide'),
      which,
      pays: fc.oneof(fc.constant(true), fc.constant(true), fc.boolean()),
      notices: fc.nat({ max: 2 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ type: fc.constantFrom('notice', 'cancel', 'refund'), which }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('spend'), count: fc.integer({ min: 1, max: 6 }) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('wait'), days: fc.integer({ min: 0, max: 25 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('price'),
      key: fc.nat({ max: KEYS.length - 1 }),
      value: fc.integer({ min: 1_00, max: 5000_00 }),
      days: fc.nat({ max: 20 }),
    }),
  },
  { weight: 4, arbitrary: fc.constantFrom<Deed>({ type: 'sweep' }, { type: 'work' }, { type: 'unplan' }) },
)
/** A deed, and the step that the process dies before; mostly it lives. */
const steps = fc.array(fc.tuple(deed, fc.option(fc.nat({ max: 25 }), { freq: 3 })), { minLength: 12, maxLength: 40 })

let market: Marketplace
let tasks: readonly number[]
beforeAll(async () => {
  market = await aMarketplace(await openTestDatabase())
  const { id } = await aSentTask(market, await aPerson(market))
  const { kysely } = market.database
  const { rows } = await sql<{ name: string }>`select quote_ident(column_name) as name from information_schema.columns
    where table_name = 'tasks' and is_generated = 'NEVER' and is_identity = 'NO'`.execute(kysely)
  const columns = sql.raw(rows.map(({ name }) => name).join(', '))
  const made = await sql<{ id: number }>`insert into tasks (${columns})
    select ${columns} from tasks, generate_series(1, ${TASKS}) where id = ${id} returning id`.execute(kysely)
  tasks = made.rows.map((task) => task.id)
})
afterAll(async () => {
  await market.app.close()
  await market.database.close()
})

const logger = createLogger({ logLevel: 'silent' })
const viewer = ({ id, sessionId }: Person, role: UserViewer['role']): UserViewer => ({
  kind: 'user',
  id,
  role,
  sessionId,
})

/** One executor’s months: the shop over a process that dies, a bank, and what has really happened. */
interface Months {
  readonly process: Crashing
  readonly bank: FakeBank
  readonly payments: PaymentService
  readonly buyer: UserViewer
  readonly admin: UserViewer
  /** Length of the bought time as it was first seen. */
  readonly bought: Map<string, number>
  spent: number
  task: number
  readonly prices: PriceDesk
}

/** One bank for all: the shop asks it about everything it has ever sold. */
const aShop = (): Pick<Months, 'process' | 'bank' | 'payments' | 'prices'> => {
  const process = crashing(market.database.kysely)
  const bank = fakeBank(process.step)
  const payments = createPaymentService({
    db: process.db,
    clock: market.clock,
    logger,
    jobs: createJobQueue(market.clock),
    providers: [bank],
    publicUrl: 'https://artel.test',
    log: { write: async () => {} },
    vatCode: 1,
  })
  return { process, bank, payments, prices: createPriceDesk(process.db, market.clock) }
}

const begin = async (shop: ReturnType<typeof aShop>): Promise<Months> => {
  const buyer = viewer(await aPerson(market, { role: 'EXECUTOR' }), 'EXECUTOR')
  const admin = viewer(await aPerson(market, { role: 'ADMIN' }), 'ADMIN')
  return { ...shop, buyer, admin, bought: new Map(), spent: 0, task: 0 }
}

const rowsOf = ({ buyer }: Months) =>
  market.database.kysely.selectFrom('payments').selectAll().where('user_id', '=', buyer.id).orderBy('id').execute()

/** What the rules forbid is refused, and nothing has happened. */
const tried = async (work: () => Promise<unknown>) => {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}

const inUnit = <T>({ process }: Months, work: (unit: UnitOfWork) => Promise<T>) => unitOfWork(process.db, logger, work)

const runJob = async (months: Months, name: string) => {
  const { process, payments } = months
  const job = paymentJobs({ db: process.db, clock: market.clock, payments }).find((one) => one.name === name)
  const ctx = {
    attempt: 1,
    signal: new AbortController().signal,
    logger,
    handled: () => {},
    unit: <T>(work: (unit: UnitOfWork) => Promise<T>) => inUnit(months, work),
    finish: <T>(work: (unit: UnitOfWork) => Promise<T>) => inUnit(months, work),
  }
  await job?.run({}, ctx)
}

/** Does the queued jobs; one that dies stays in the queue. */
const work = async ({ payments }: Months) => {
  const { kysely } = market.database
  const jobs = await kysely
    .selectFrom('jobs')
    .select(['id', 'payload'])
    .where('name', '=', returnMoneyJob.name)
    .execute()
  for (const { id, payload } of jobs) {
    await payments.returnMoney((payload as { paymentId: string }).paymentId)
    await kysely.deleteFrom('jobs').where('id', '=', id).execute()
  }
}

const spend = async (months: Months) => {
  const taskId = tasks[months.task]
  if (taskId === undefined) return
  months.task += 1
  await tried(() =>
    inUnit(months, async ({ trx }) => {
      const { id } = await trx
        .insertInto('task_replies')
        .values({
          task_id: taskId,
          executor_id: months.buyer.id,
          text: 'Здравствуйте! Сделаю завтра.',
          price_type: 'NEGOTIABLE',
          price: null,
          term_days: 1,
          status: 'SENT',
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await debitReply(trx, months.buyer.id, { replyId: id, taskId }, market.clock.now())
    }).then(() => {
      months.spent += 1
    }),
  )
}

/** Days pass, and the nights compare what happened in them: not each night, which would say the same for longer. */
const wait = async (months: Months, days: number): Promise<void> => {
  for (let left = days; left > 0; left -= DAYS_AT_ONCE) {
    market.clock.advance(Math.min(left, DAYS_AT_ONCE) * DAY)
    await runJob(months, 'payments.reconcile')
  }
}

/** A price is set now or planned; no two things happen in one moment, so that it is plain which price a purchase has met. */
const setPrice = async ({ process, prices, admin }: Months, step: Extract<Deed, { type: 'price' }>) => {
  const key = KEYS[step.key] as Key
  market.clock.advance(1)
  const now = market.clock.now()
  const validFrom = step.days === 0 ? null : dayOf(now + step.days * DAY)
  const { version = 0 } = (await prices.list()).find((price) => price.key === key) ?? {}
  const change = { key, version, value: step.value, validFrom }
  await tried(() => unitOfWork(process.db, logger, (unit) => prices.change(unit, admin, change)))
  market.clock.advance(1)
}

const unplan = async ({ process, prices, admin }: Months) => {
  const planned = (await prices.list()).flatMap(({ version, changes }) =>
    changes.filter(({ state }) => state === 'PLANNED').map(({ id }) => ({ id, version })),
  )
  const last = planned.at(-1)
  if (last)
    await tried(() => unitOfWork(process.db, logger, (unit) => prices.cancel(unit, admin, last.id, last.version)))
  market.clock.advance(1)
}

/** The day of Moscow. */
const dayOf = (moment: number) => new Date(moment + 3 * 3_600_000).toISOString().slice(0, 10)

/** What an order cost at a moment, by the rows of the changes alone: of those that had begun and were not called off the last. */
const costAt = async (order: number, at: Date): Promise<Readonly<Record<string, number>>> => {
  const [, parts = []] = ORDERS[order] ?? []
  const { rows } = await sql<{ key: string; value: number }>`
    select distinct on (key) key, value::int as value from price_changes c
    where cancels is null and valid_from <= ${at} and not exists (select from price_changes x where x.cancels = c.id)
    order by key, valid_from desc, version desc`.execute(market.database.kysely)
  const set = new Map(rows.map(({ key, value }) => [key, value]))
  const cost: Record<string, number> = {}
  for (const [account, key, times] of parts) cost[account] = (cost[account] ?? 0) + times * (set.get(key) ?? FIRST[key])
  return cost
}

const play = async (months: Months, step: Deed): Promise<void> => {
  const { payments, bank, buyer, admin } = months
  if (step.type === 'wait') return wait(months, step.days)
  if (step.type === 'sweep') return runJob(months, 'payments.settle')
  if (step.type === 'work') return work(months)
  if (step.type === 'price') return setPrice(months, step)
  if (step.type === 'unplan') return unplan(months)
  if (step.type === 'spend') {
    for (let count = 0; count < step.count; count += 1) await spend(months)
    return
  }
  if (step.type === 'buy') {
    const [order] = ORDERS[step.order] ?? []
    if (!order) return
    const { id } = await inUnit(months, (unit) => payments.create(unit, buyer, order))
    await payments.submit(id)
    return
  }
  const rows = await rowsOf(months)
  const row = rows[step.which % Math.max(rows.length, 1)]
  if (!row) return
  if (step.type === 'cancel') return tried(() => inUnit(months, (unit) => payments.cancel(unit, buyer, row.id)))
  if (step.type === 'refund')
    return tried(() =>
      inUnit(months, (unit) => payments.refund(unit, admin, row.id, { rule: 'BUYER_ASKED', comment: null })),
    )
  // Nobody can pay at an address that was never shown.
  if (row.provider_id === null) return
  // The page of a bank is there for a day.
  if (step.type === 'decide' && market.clock.now() - row.created_at.getTime() > DAY) return
  if (step.type === 'decide') bank.decide(row.provider_id, step.pays ? 'succeeded' : 'canceled')
  const notices = step.type === 'decide' ? step.notices : 1
  for (let count = 0; count < notices; count += 1) await payments.settleAtProvider('yookassa', row.provider_id)
}

/** Which order a purchase was, found by what it holds: the process may have died before it could say its number. */
const orderOf = (purchase: object): number =>
  ORDERS.findIndex(([order]) => JSON.stringify(sorted(order)) === JSON.stringify(sorted(purchase)))
const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : value !== null && typeof value === 'object'
      ? Object.fromEntries(
          Object.entries(value)
            .toSorted(([a], [b]) => (a < b ? -1 : 1))
            .map(([k, v]) => [k, sorted(v)]),
        )
      : value

const periodsOf = async ({ buyer }: Months) => {
  const rows = await market.database.kysely
    .selectFrom('user_tariffs')
    .selectAll()
    .where('user_id', '=', buyer.id)
    .whereRef('until', '>', 'from_at')
    .orderBy('from_at')
    .execute()
  return rows.map(({ payment_id: paymentId, from_at: from, until }) => ({
    paymentId,
    from: from.getTime(),
    until: until.getTime(),
  }))
}

/** Paid time is in one piece from now on, and as long as it was when it was bought. */
const checkTime = async (months: Months) => {
  const periods = await periodsOf(months)
  const now = market.clock.now()
  const ahead = periods.filter(({ until }) => until > now)
  ahead.forEach(({ from }, index) => {
    const before = ahead[index - 1]
    if (before) expect(from).toBe(before.until)
    else expect(from).toBeLessThanOrEqual(now)
  })
  for (const row of await rowsOf(months)) {
    const own = periods.filter(({ paymentId }) => paymentId === row.id)
    const length = own.reduce((sum, { from, until }) => sum + until - from, 0)
    const ordered = (row.purchase as PurchaseOrder).tariff?.months ?? 0
    if (row.status === 'SUCCEEDED') {
      const first = months.bought.get(row.id) ?? length
      months.bought.set(row.id, first)
      expect(length).toBe(first)
      expect(length).toBeGreaterThanOrEqual(ordered * 28 * DAY)
      expect(length).toBeLessThanOrEqual(ordered * 31 * DAY)
    } else if (row.status === 'REFUNDED') {
      for (const { until } of own) expect(until).toBeLessThanOrEqual(row.ended_at?.getTime() ?? 0)
    } else expect(own).toEqual([])
  }
}

/** Each piece is spent, left, or was taken back with its purchase. */
const checkPieces = async (months: Months) => {
  const { kysely } = market.database
  const services = await kysely.selectFrom('user_services').selectAll().where('user_id', '=', months.buyer.id).execute()
  const ledger = await kysely.selectFrom('reply_ledger').selectAll().where('user_id', '=', months.buyer.id).execute()
  const monthly = await kysely
    .selectFrom('reply_months')
    .select('used')
    .where('user_id', '=', months.buyer.id)
    .execute()
  for (const row of await rowsOf(months)) {
    const wasPaid = row.status === 'SUCCEEDED' || row.status === 'REFUNDED'
    const ordered = (row.purchase as PurchaseOrder).services.map(({ type, unit, amount }) =>
      unit === 'piece' ? `${type} ${amount}` : type,
    )
    const own = services.filter(({ payment_id }) => payment_id === row.id)
    const given = own.map(({ type, unit, amount }) => (unit === 'piece' ? `${type} ${amount}` : type))
    expect(given.toSorted()).toEqual(wasPaid ? ordered.toSorted() : [])
    expect(own.every(({ ended_at }) => (ended_at === null) === (row.status === 'SUCCEEDED'))).toBe(true)
  }
  for (const { id, type, amount, used, ended_at } of services) {
    if (type !== 'REPLIES') continue
    const left = ledger.filter(({ service_id }) => service_id === id).reduce((sum, line) => sum + line.amount, 0)
    expect(left).toBe(ended_at === null ? (amount ?? 0) - used : 0)
  }
  const used = services.filter(({ type }) => type === 'REPLIES').reduce((sum, service) => sum + service.used, 0)
  expect(used + monthly.reduce((sum, month) => sum + month.used, 0)).toBe(months.spent)
}

const balances = async (paymentId: string): Promise<Record<string, number>> => {
  const rows = await market.database.kysely
    .selectFrom('money_entries as e')
    .innerJoin('money_transactions as t', 't.id', 'e.transaction_id')
    .where('t.payment_id', '=', paymentId)
    .groupBy('e.account')
    .having(sql<boolean>`sum(e.amount) <> 0`)
    .select(['e.account', sql<number>`sum(e.amount)`.as('amount')])
    .execute()
  return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]))
}

/** When everything has come to rest, the shop, its books and the bank tell the same. */
const checkMoney = async (months: Months) => {
  for (const row of await rowsOf(months)) {
    const atBank = months.bank.payments.get(row.id)
    const taken = atBank?.state === 'succeeded' ? atBank.amount : 0
    const revenue = await costAt(orderOf(row.purchase), row.created_at)
    const cost = Object.values(revenue).reduce((sum, price) => sum + price, 0)
    expect(row.total).toBe(cost)
    if (row.status === 'SUCCEEDED') {
      expect([taken, atBank?.refunded]).toEqual([cost, 0])
      const earned = Object.entries(revenue).map(([what, price]) => [`REVENUE:${what}`, -price] as const)
      expect(await balances(row.id)).toEqual({ 'PROVIDER:yookassa': cost, ...Object.fromEntries(earned) })
    } else {
      expect(['FAILED', 'CANCELED', 'REFUNDED']).toContain(row.status)
      expect(atBank?.refunded ?? 0).toBe(taken)
      expect(await balances(row.id)).toEqual({})
    }
  }
}

/** No process dies any more, and all that waits is done. */
const comeToRest = async (months: Months) => {
  market.clock.advance(PAY_WITHIN_MS)
  await runJob(months, 'payments.settle')
  await work(months)
  market.clock.advance(2 * PAY_WITHIN_MS)
  await runJob(months, 'payments.reconcile')
  await work(months)
  market.clock.advance(2 * PAY_WITHIN_MS)
  await runJob(months, 'payments.reconcile')
}

describe('months of buying', () => {
  it('lose and invent no kopeck, no piece and no day, wherever the process dies', async () => {
    console.info(`months of buying: MONEY_SEED=${SEED}`)
    const shop = aShop()
    const began = performance.now()
    let played = 0
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        if (played > 0 && performance.now() - began > PLAYED_WITHIN_MS) return
        const months = await begin(shop)
        for (const [index, [step, dies]] of sequence.entries()) {
          const lived = await months.process.attempt(dies, () => play(months, step))
          // A night that was cut short is made up for when the process is back.
          if (!lived && step.type === 'wait') await runJob(months, 'payments.reconcile')
          if (index % CHECKED_EVERY !== 0) continue
          await checkTime(months)
          await checkPieces(months)
        }
        await comeToRest(months)
        await checkTime(months)
        await checkPieces(months)
        await checkMoney(months)
        const open = await market.database.kysely
          .selectFrom('money_differences')
          .select('kind')
          .where('gone_at', 'is', null)
          .execute()
        expect(open).toEqual([])
        played += 1
      }),
      { numRuns: RUNS, seed: SEED, endOnFailure: true },
    )
    console.info(`months of buying: ${played} executors`)
    expect(played).toBeGreaterThan(0)
  })
})
