import { type CallArgs, cursorOf, type TaskPosition } from '@artel/core/contract'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { aMarketplace, aPerson, CATEGORIES, call, KAZAN, type Marketplace } from '../../../test/marketplace.ts'
import { boardIds } from './task-board.queries.ts'

type Query = NonNullable<CallArgs<'walkTasks'>['query']>

const MANY = 3_000
const FROM_KAZAN = { sortBy: 'distanceToUser', latitude: KAZAN.lat, longitude: KAZAN.lon } as const
let market: Marketplace

const stretch = async (query: Query) => {
  const { items, pagination } = (await call(market, 'walkTasks', { query })).data
  return { ids: items.map(({ id }) => id), cursor: pagination.nextCursor }
}

/** The stretches of a whole walk. */
const walk = async (query: Query): Promise<number[][]> => {
  const stretches: number[][] = []
  for (let next: string | null | undefined; next !== null; ) {
    const { ids, cursor } = await stretch({ ...query, ...(next !== undefined && { cursor: next }) })
    stretches.push(ids)
    next = cursor
  }
  return stretches
}

/** All of them in an order of SQL. */
const inOrder = async (where: RawBuilder<unknown>, order: RawBuilder<unknown>) => {
  const { rows } = await sql<{
    id: number
  }>`select id from tasks where status = 'APPROVED' and ${where} order by ${order}`.execute(market.database.kysely)
  return rows.map(({ id }) => id)
}

beforeAll(async () => {
  market = await aMarketplace(await openTestDatabase())
  const { id: author } = await aPerson(market)
  // Many of one microsecond, of one end and of one point; neighbours in time that only microseconds tell apart.
  await sql`
    insert into tasks (author_id, category_id, title, description, place_mode, city_id, lat, lon, date_mode, end_period,
      budget_type, status, published_at)
    select ${author}, ${CATEGORIES.design}, 'Задание ' || n, 'Текст', p.mode, p.city, p.lat, p.lon, 'FLEXIBLE',
      '2026-04-01'::timestamptz + (n % 40) * interval '1 hour', 'NEGOTIABLE', 'APPROVED',
      '2026-01-01'::timestamptz + (n / 3) * interval '100 microseconds'
    from generate_series(1, ${MANY}) as n,
      lateral (select n % 5 = 0 as is_remote) as r,
      lateral (select case when is_remote then 'REMOTE' else 'CLIENT' end as mode, case when is_remote then null else ${KAZAN.id}::int end as city,
        case when is_remote then null else ${KAZAN.lat}::float8 + (n % 100) * 0.001 end as lat,
        case when is_remote then null else ${KAZAN.lon}::float8 end as lon) as p`.execute(market.database.kysely)
  await sql`vacuum analyze tasks`.execute(market.database.kysely)
})
afterAll(async () => {
  await market.app.close()
  await market.database.close()
})

describe('a walk through a long board', () => {
  it.each<[string, Query, string]>([
    ['the newest first', {}, 'published_at desc, id desc'],
    ['the oldest first', { sortDirection: 'asc' }, 'published_at, id'],
    ['the soonest first', { sortBy: 'endPeriod' }, 'end_period, id'],
    ['the soonest last', { sortBy: 'endPeriod', sortDirection: 'desc' }, 'end_period desc, id desc'],
    [
      'the nearest first',
      FROM_KAZAN,
      `ll_to_earth(lat, lon) <-> ll_to_earth(${KAZAN.lat}, ${KAZAN.lon}) nulls last, published_at desc, id desc`,
    ],
  ])('meets each task once and in order, %s', async (_, query, order) => {
    const stretches = await walk({ ...query, limit: 50 })

    expect(stretches.flat()).toEqual(await inOrder(sql`true`, sql.raw(order)))
    expect(stretches.map((ids) => ids.length)).toEqual(Array.from({ length: MANY / 50 }, () => 50))
  })

  it('goes on with what a misspelt word may mean, and ends when that does', async () => {
    const words = { q: 'заданее', limit: 50 }
    const stretches = await walk(words)

    expect(stretches.flat()).toEqual(await inOrder(sql`true`, sql`published_at desc, id desc`))
    const last = await stretch({ q: 'задание', cursor: cursorOf({ by: 'createdAt', direction: 'desc', at: 0, id: 1 }) })
    expect(last).toEqual({ ids: [], cursor: null })
  })

  it('goes on with what a word in the wrong layout is in the right one', async () => {
    const words = { q: 'pflfybt', limit: 50 }
    const stretches = await walk(words)

    expect(stretches.flat()).toEqual(await inOrder(sql`true`, sql`published_at desc, id desc`))
    const last = await stretch({ ...words, cursor: cursorOf({ by: 'createdAt', direction: 'desc', at: 0, id: 1 }) })
    expect(last).toEqual({ ids: [], cursor: null })
  })

  it('shows nothing that has left the board since it was read ahead of the nearest', async () => {
    const first = await stretch(FROM_KAZAN)
    const second = await stretch({ ...FROM_KAZAN, cursor: first.cursor as string })
    const third = await stretch({ ...FROM_KAZAN, cursor: second.cursor as string })
    const [gone] = third.ids
    const status = (to: string) =>
      sql`update tasks set status = ${to} where id = ${gone}`.execute(market.database.kysely)

    await status('ARCHIVED')
    const again = await stretch({ ...FROM_KAZAN, cursor: second.cursor as string })
    await status('APPROVED')

    expect(again).toEqual({ ids: third.ids.slice(1), cursor: third.cursor })
  })

  it('finds the nearest tasks from a cursor that this process has read nothing ahead for', async () => {
    const [first, ...rest] = await walk({ ...FROM_KAZAN, limit: 50 })
    const { cursor } = await stretch({ ...FROM_KAZAN, limit: 50 })
    market.clock.advance(120_000)

    expect(await stretch({ ...FROM_KAZAN, limit: 50, cursor: cursor as string })).toMatchObject({ ids: rest[0] })
    expect(first).toHaveLength(50)
  })
})

describe('a stretch of the board', () => {
  /** Pages of the database that a statement reads. */
  const pagesRead = async (ids: RawBuilder<unknown>) => {
    const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>`
      explain (analyze, buffers, format json) ${ids}`.execute(market.database.kysely)
    const [{ Plan: plan }] = rows[0]?.['QUERY PLAN'] ?? [{ Plan: {} }]
    return (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0)
  }

  it.each<[Exclude<TaskPosition, { by: 'distance' }>['by'], 'asc' | 'desc']>([
    ['createdAt', 'desc'],
    ['createdAt', 'asc'],
    ['endPeriod', 'asc'],
    ['endPeriod', 'desc'],
  ])('reads no more at the end of the board than at its beginning: %s, %s', async (by, direction) => {
    const order = { by, direction }
    const slice = { skip: 0, limit: 11 }
    const column = sql.ref(by === 'createdAt' ? 'published_at' : 'end_period')
    const { rows } = await sql<{ at: number; id: number }>`
      select (extract(epoch from ${column}) * 1000000)::bigint as at, id from tasks
      where status = 'APPROVED' order by ${column} ${sql.raw(direction)}, id ${sql.raw(direction)} offset ${MANY - 20} limit 1`.execute(
      market.database.kysely,
    )
    const deep = { ...order, at: Number(rows[0]?.at), id: Number(rows[0]?.id) }

    const first = await pagesRead(boardIds({}, order, { ...slice, after: null }))
    // A page of the index more, where the stretch crosses its edge.
    expect(await pagesRead(boardIds({}, order, { ...slice, after: deep }))).toBeLessThanOrEqual(first + 1)
  })

  it.each([
    ['common', () => [CATEGORIES.design, CATEGORIES.plumbing]],
    ['rare', () => [CATEGORIES.electrics, CATEGORIES.plumbing]],
  ])('reads little of the board for several %s categories', async (_, categoryIds) => {
    const order = { by: 'createdAt', direction: 'desc' } as const
    const read = await pagesRead(boardIds({ categoryIds: categoryIds() }, order, { after: null, skip: 0, limit: 11 }))
    const { rows } = await sql<{ pages: number }>`
      select (pg_relation_size('tasks') / 8192)::int as pages`.execute(market.database.kysely)

    expect(read).toBeLessThan(20)
    expect(rows[0]?.pages).toBeGreaterThan(60)
  })
})
