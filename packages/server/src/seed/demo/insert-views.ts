import { lastDays } from '@artel/core/analytics'
import type pg from 'pg'
import { random } from '../random/random.ts'
import { insertRows, type Row } from '../rows/insert-rows.ts'
import type { DemoUser } from './demo.types.ts'

/** Longer than the longest period of statistics. */
const DAYS = 100

/** How many people look on a day: fewer at weekends, more as time goes on. */
const lookers = (most: number, day: string, n: number, chance: number): number => {
  const isWeekend = [0, 6].includes(new Date(day).getUTCDay())
  return Math.round(most * (isWeekend ? 0.5 : 1) * (0.6 + (0.4 * n) / DAYS) * (0.5 + chance))
}

/** Counts of views of the executors whom one signs in as; who else there is cannot see theirs. */
export function insertViews(client: pg.PoolClient, executors: readonly DemoUser[], now: number): Promise<void> {
  const rows = executors.slice(0, 2).flatMap(({ id, code }) => {
    const draw = random(`${code}:views`)
    return lastDays(DAYS, now).flatMap((day, n) =>
      (
        [
          ['PROFILE', 22],
          ['WORKS', 9],
        ] as const
      ).flatMap(([kind, most]): Row[] => {
        const count = lookers(most, day, n, draw.real(0, 1))
        return count > 0 ? [[id, day, kind, count]] : []
      }),
    )
  })
  return insertRows(client, 'view_counts', { executor_id: 'uuid', day: 'date', kind: 'text', count: 'int' }, rows)
}

/** The same of the goods they show: a few people a day. */
export async function insertGoodsViews(
  client: pg.PoolClient,
  executors: readonly DemoUser[],
  now: number,
): Promise<void> {
  const known = executors.slice(0, 2).map(({ id }) => id)
  const { rows: goods } = await client.query<{ id: string | number; seller_id: string }>(
    `select id, seller_id from products where status = 'PUBLISHED' and seller_id = any($1::uuid[]) order by id`,
    [known],
  )
  const rows = goods.flatMap(({ id, seller_id }, index) => {
    const draw = random(`product ${index}:views`)
    return lastDays(DAYS, now).flatMap((day, n): Row[] => {
      const count = lookers(3, day, n, draw.real(0, 1))
      return count > 0 ? [[seller_id, day, 'PRODUCT', Number(id), count]] : []
    })
  })
  const columns = { executor_id: 'uuid', day: 'date', kind: 'text', product_id: 'bigint', count: 'int' }
  await insertRows(client, 'view_counts', columns, rows)
}
